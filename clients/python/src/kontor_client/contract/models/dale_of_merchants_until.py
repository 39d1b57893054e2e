from typing import Literal, cast

DaleOfMerchantsUntil = Literal["end_of_turn", "next_turn", "resolved"]

DALE_OF_MERCHANTS_UNTIL_VALUES: set[DaleOfMerchantsUntil] = {
    "end_of_turn",
    "next_turn",
    "resolved",
}


def check_dale_of_merchants_until(value: str) -> DaleOfMerchantsUntil:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(DaleOfMerchantsUntil, value)
