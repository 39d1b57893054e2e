from typing import Literal, cast

DaleOfMerchantsCardType = Literal["passive", "rubbish", "technique"]

DALE_OF_MERCHANTS_CARD_TYPE_VALUES: set[DaleOfMerchantsCardType] = {
    "passive",
    "rubbish",
    "technique",
}


def check_dale_of_merchants_card_type(value: str) -> DaleOfMerchantsCardType:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(DaleOfMerchantsCardType, value)
