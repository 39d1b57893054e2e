from typing import Literal, cast

HaendlerDirection = Literal["down", "up"]

HAENDLER_DIRECTION_VALUES: set[HaendlerDirection] = {
    "down",
    "up",
}


def check_haendler_direction(value: str) -> HaendlerDirection:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerDirection, value)
