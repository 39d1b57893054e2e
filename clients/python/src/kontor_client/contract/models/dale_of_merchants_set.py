from typing import Literal, cast

DaleOfMerchantsSet = Literal["crocodiles", "foxes", "owls", "platypuses", "polecats", "sloths"]

DALE_OF_MERCHANTS_SET_VALUES: set[DaleOfMerchantsSet] = {
    "crocodiles",
    "foxes",
    "owls",
    "platypuses",
    "polecats",
    "sloths",
}


def check_dale_of_merchants_set(value: str) -> DaleOfMerchantsSet:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(DaleOfMerchantsSet, value)
