from typing import Literal, cast

MediciRoundEndReason = Literal["deck_exhausted", "warehouses_full"]

MEDICI_ROUND_END_REASON_VALUES: set[MediciRoundEndReason] = {
    "deck_exhausted",
    "warehouses_full",
}


def check_medici_round_end_reason(value: str) -> MediciRoundEndReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(MediciRoundEndReason, value)
