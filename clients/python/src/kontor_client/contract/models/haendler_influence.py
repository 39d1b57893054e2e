from typing import Literal, cast

HaendlerInfluence = Literal["broken_axle", "free_loading", "sale_with_bonus", "social_climbing", "special_sale"]

HAENDLER_INFLUENCE_VALUES: set[HaendlerInfluence] = {
    "broken_axle",
    "free_loading",
    "sale_with_bonus",
    "social_climbing",
    "special_sale",
}


def check_haendler_influence(value: str) -> HaendlerInfluence:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerInfluence, value)
