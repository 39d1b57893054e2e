from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPurchaseAction")


@_attrs_define
class HaendlerPurchaseAction:
    """Purchase one good and put it into a warehouse.

    Attributes:
        city (str): A city that produces it.
        good (HaendlerGood): A kind of goods.
        type_ (Literal['haendler.purchase']):
    """

    city: str
    good: HaendlerGood
    type_: Literal["haendler.purchase"]

    def to_dict(self) -> dict[str, Any]:
        city = self.city

        good: str = self.good

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "city": city,
                "good": good,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        city = d.pop("city")

        good = check_haendler_good(d.pop("good"))

        type_ = cast(Literal["haendler.purchase"], d.pop("type"))
        if type_ != "haendler.purchase":
            raise ValueError(f"type must match const 'haendler.purchase', got '{type_}'")

        haendler_purchase_action = cls(
            city=city,
            good=good,
            type_=type_,
        )

        return haendler_purchase_action
