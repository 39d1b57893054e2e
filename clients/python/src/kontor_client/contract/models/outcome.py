from typing import Literal, cast

Outcome = Literal["address_refused", "answer_refused", "delivered", "played", "rejected", "timed_out", "unreachable"]

OUTCOME_VALUES: set[Outcome] = {
    "address_refused",
    "answer_refused",
    "delivered",
    "played",
    "rejected",
    "timed_out",
    "unreachable",
}


def check_outcome(value: str) -> Outcome:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(Outcome, value)
