from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerRaiseChoice")


@_attrs_define
class HaendlerRaiseChoice:
    """The player may bid this for the ability that is auctioned.

    Attributes:
        price (int): The bid in guilders.
        type_ (Literal['haendler.raise']):
    """

    price: int
    type_: Literal["haendler.raise"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        price = self.price

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "price": price,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        price = d.pop("price")

        type_ = cast(Literal["haendler.raise"], d.pop("type"))
        if type_ != "haendler.raise":
            raise ValueError(f"type must match const 'haendler.raise', got '{type_}'")

        haendler_raise_choice = cls(
            price=price,
            type_=type_,
        )

        haendler_raise_choice.additional_properties = d
        return haendler_raise_choice

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
