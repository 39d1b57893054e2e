from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerPurchaseChoice")


@_attrs_define
class HaendlerPurchaseChoice:
    """A good of this kind may be purchased."""

    cities: list[str]
    """ The cities that produce it. """
    good: HaendlerGood
    """ A kind of goods. """
    price: int
    """ What it costs the player now. """
    type_: Literal["haendler.purchase"] = "haendler.purchase"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cities = self.cities

        good = self.good
        price = self.price
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "cities": cities,
            "good": good,
            "price": price,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cities = cast(list[str], d.pop("cities"))

        good = check_haendler_good(d.pop("good"))

        price = d.pop("price")
        type_ = cast(Literal["haendler.purchase"], d.pop("type"))
        if type_ != "haendler.purchase":
            raise ValueError(f"type must match const 'haendler.purchase', got '{type_}'")
        model = cls(
            cities=cities,
            good=good,
            price=price,
            type_=type_,
        )
        model.additional_properties = d
        return model
