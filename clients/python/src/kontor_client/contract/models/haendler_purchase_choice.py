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


T = TypeVar("T", bound="HaendlerPurchaseChoice")


@_attrs_define
class HaendlerPurchaseChoice:
    """A good of this kind may be purchased.

    Attributes:
        cities (list[str]): The cities that produce it.
        good (HaendlerGood): A kind of goods.
        price (int): What it costs the player now.
        type_ (Literal['haendler.purchase']):
    """

    cities: list[str]
    good: HaendlerGood
    price: int
    type_: Literal["haendler.purchase"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cities = self.cities

        good: str = self.good

        price = self.price

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cities": cities,
                "good": good,
                "price": price,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cities = cast(list[str], d.pop("cities"))

        good = check_haendler_good(d.pop("good"))

        price = d.pop("price")

        type_ = cast(Literal["haendler.purchase"], d.pop("type"))
        if type_ != "haendler.purchase":
            raise ValueError(f"type must match const 'haendler.purchase', got '{type_}'")

        haendler_purchase_choice = cls(
            cities=cities,
            good=good,
            price=price,
            type_=type_,
        )

        haendler_purchase_choice.additional_properties = d
        return haendler_purchase_choice

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
