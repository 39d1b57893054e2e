from typing import Literal, cast

ResignReason = Literal["asked", "turn_limit"]

RESIGN_REASON_VALUES: set[ResignReason] = {
    "asked",
    "turn_limit",
}


def check_resign_reason(value: str) -> ResignReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(ResignReason, value)
