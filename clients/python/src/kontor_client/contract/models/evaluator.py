from typing import Literal, cast

Evaluator = Literal["greedy", "search"]

EVALUATOR_VALUES: set[Evaluator] = {
    "greedy",
    "search",
}


def check_evaluator(value: str) -> Evaluator:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(Evaluator, value)
