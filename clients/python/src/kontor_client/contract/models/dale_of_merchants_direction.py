from typing import Literal, cast

DaleOfMerchantsDirection = Literal["left", "right"]

DALE_OF_MERCHANTS_DIRECTION_VALUES: set[DaleOfMerchantsDirection] = {
    "left",
    "right",
}


def check_dale_of_merchants_direction(value: str) -> DaleOfMerchantsDirection:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(DaleOfMerchantsDirection, value)
