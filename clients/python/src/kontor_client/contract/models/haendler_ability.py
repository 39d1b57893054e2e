from typing import Literal, cast

HaendlerAbility = Literal[
    "courier", "driver", "express_courier", "favourable_purchasing", "great_driver", "large_office", "office", "warehouse_selling"
]

HAENDLER_ABILITY_VALUES: set[HaendlerAbility] = {
    "courier",
    "driver",
    "express_courier",
    "favourable_purchasing",
    "great_driver",
    "large_office",
    "office",
    "warehouse_selling",
}


def check_haendler_ability(value: str) -> HaendlerAbility:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerAbility, value)
