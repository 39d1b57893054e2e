from typing import Literal, cast

DaleOfMerchantsShownFor = Literal["kept", "owl", "stack"]

DALE_OF_MERCHANTS_SHOWN_FOR_VALUES: set[DaleOfMerchantsShownFor] = {
    "kept",
    "owl",
    "stack",
}


def check_dale_of_merchants_shown_for(value: str) -> DaleOfMerchantsShownFor:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(DaleOfMerchantsShownFor, value)
