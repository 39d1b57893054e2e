from typing import Literal, cast

HaendlerOfferedGoods = Literal["one", "one_or_two", "two"]

HAENDLER_OFFERED_GOODS_VALUES: set[HaendlerOfferedGoods] = {
    "one",
    "one_or_two",
    "two",
}


def check_haendler_offered_goods(value: str) -> HaendlerOfferedGoods:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(HaendlerOfferedGoods, value)
