from typing import Literal, cast

HaendlerGood = Literal["cloth", "food", "iron", "salt", "silk", "wine"]

HAENDLER_GOOD_VALUES: set[HaendlerGood] = {
    "cloth",
    "food",
    "iron",
    "salt",
    "silk",
    "wine",
}


def check_haendler_good(value: str) -> HaendlerGood:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerGood, value)
