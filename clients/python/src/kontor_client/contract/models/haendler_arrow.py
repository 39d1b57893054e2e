from typing import Literal, cast

HaendlerArrow = Literal["cloth", "coat_of_arms", "food", "iron", "salt", "silk", "wine"]

HAENDLER_ARROW_VALUES: set[HaendlerArrow] = {
    "cloth",
    "coat_of_arms",
    "food",
    "iron",
    "salt",
    "silk",
    "wine",
}


def check_haendler_arrow(value: str) -> HaendlerArrow:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerArrow, value)
