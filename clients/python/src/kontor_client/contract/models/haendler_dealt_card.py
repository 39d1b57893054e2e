from typing import Literal, cast

HaendlerDealtCard = Literal["broken_axle", "free_loading", "givers_choice", "sale_with_bonus", "social_climbing", "special_sale"]

HAENDLER_DEALT_CARD_VALUES: set[HaendlerDealtCard] = {
    "broken_axle",
    "free_loading",
    "givers_choice",
    "sale_with_bonus",
    "social_climbing",
    "special_sale",
}


def check_haendler_dealt_card(value: str) -> HaendlerDealtCard:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerDealtCard, value)
