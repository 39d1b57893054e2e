from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRaiseChoice")


@_attrs_define
class HaendlerRaiseChoice:
    """The player may bid this for the ability that is auctioned."""

    price: int
    """ The bid in guilders. """
    type_: Literal["haendler.raise"] = "haendler.raise"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        price = self.price
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "price": price,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        price = d.pop("price")
        type_ = cast(Literal["haendler.raise"], d.pop("type"))
        if type_ != "haendler.raise":
            raise ValueError(f"type must match const 'haendler.raise', got '{type_}'")
        model = cls(
            price=price,
            type_=type_,
        )
        model.additional_properties = d
        return model
