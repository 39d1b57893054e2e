from typing import Literal, cast

HaendlerLoadingRight = Literal["fixed_price", "free_loading", "master", "offer", "pledge", "request"]

HAENDLER_LOADING_RIGHT_VALUES: set[HaendlerLoadingRight] = {
    "fixed_price",
    "free_loading",
    "master",
    "offer",
    "pledge",
    "request",
}


def check_haendler_loading_right(value: str) -> HaendlerLoadingRight:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerLoadingRight, value)
