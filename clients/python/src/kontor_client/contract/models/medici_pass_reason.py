from typing import Literal, cast

MediciPassReason = Literal["chosen", "no_money", "no_room"]

MEDICI_PASS_REASON_VALUES: set[MediciPassReason] = {
    "chosen",
    "no_money",
    "no_room",
}


def check_medici_pass_reason(value: str) -> MediciPassReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(MediciPassReason, value)
