from typing import Literal, cast

HaendlerPassReason = Literal["chosen", "nothing_left"]

HAENDLER_PASS_REASON_VALUES: set[HaendlerPassReason] = {
    "chosen",
    "nothing_left",
}


def check_haendler_pass_reason(value: str) -> HaendlerPassReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerPassReason, value)
