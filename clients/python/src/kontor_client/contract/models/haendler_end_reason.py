from typing import Literal, cast

HaendlerEndReason = Literal["arrivals", "round_limit"]

HAENDLER_END_REASON_VALUES: set[HaendlerEndReason] = {
    "arrivals",
    "round_limit",
}


def check_haendler_end_reason(value: str) -> HaendlerEndReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerEndReason, value)
