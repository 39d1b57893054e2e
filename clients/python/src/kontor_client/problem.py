"""Problems as exceptions."""

from __future__ import annotations

from typing import TypeVar

from .contract.models import Problem

T = TypeVar("T")


class KontorProblem(Exception):
    """A problem that the server answered with (RFC 9457). Act on `problem.code`; codes that you do not know may come."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.detail}")
        self.problem = problem


def or_raise(answer: T | Problem | None) -> T:
    """What an operation of the contract answered; :class:`KontorProblem` is raised where it is a problem."""
    if isinstance(answer, Problem):
        raise KontorProblem(answer)
    if answer is None:
        raise RuntimeError("the server answered with a status that is not in the contract")
    return answer
