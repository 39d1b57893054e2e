from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerPurchaseAction")


@_attrs_define
class HaendlerPurchaseAction:
    """Purchase one good and put it into a warehouse."""

    city: str
    """ A city that produces it. """
    good: HaendlerGood
    """ A kind of goods. """
    type_: Literal["haendler.purchase"] = "haendler.purchase"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        city = self.city
        good = self.good
        type_ = self.type_
        json: dict[str, Any] = {
            "city": city,
            "good": good,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        city = d.pop("city")
        good = check_haendler_good(d.pop("good"))

        type_ = cast(Literal["haendler.purchase"], d.pop("type"))
        if type_ != "haendler.purchase":
            raise ValueError(f"type must match const 'haendler.purchase', got '{type_}'")
        model = cls(
            city=city,
            good=good,
            type_=type_,
        )
        return model
