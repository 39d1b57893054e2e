from typing import Literal, cast

SeatLeftReason = Literal["left", "resigned", "time_up"]

SEAT_LEFT_REASON_VALUES: set[SeatLeftReason] = {
    "left",
    "resigned",
    "time_up",
}


def check_seat_left_reason(value: str) -> SeatLeftReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(SeatLeftReason, value)
