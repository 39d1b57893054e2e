"""Problems as exceptions."""

from __future__ import annotations

import json
from typing import TypeVar, cast

from .contract.models import Problem

T = TypeVar("T")


class KontorProblem(Exception):
    """A problem that the server answered with (RFC 9457). Act on `problem.code`; codes that you do not know may come."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.detail}")
        self.problem = problem


class UnexpectedAnswer(Exception):
    """An answer that is neither what an operation answers nor a problem, but of a proxy in between, say."""

    def __init__(self, status: int, body: str) -> None:
        super().__init__(f"answered {status}: {body[:200]}")
        self.status = status
        self.body = body


def or_raise(answer: T | Problem | None) -> T:
    """What an operation of the contract answered; :class:`KontorProblem` is raised where it is a problem.
    `None` is the answer of those that answer nothing, and to an `if_none_match` that still holds."""
    if isinstance(answer, Problem):
        raise KontorProblem(answer)
    return cast(T, answer)


def problem_in(status: int, content: bytes) -> Problem:
    """The problem that a server answered with; :class:`UnexpectedAnswer` is raised where it is none."""
    try:
        return Problem.from_dict(json.loads(content))
    except (ValueError, KeyError, TypeError):
        raise UnexpectedAnswer(status, content.decode(errors="replace")) from None
