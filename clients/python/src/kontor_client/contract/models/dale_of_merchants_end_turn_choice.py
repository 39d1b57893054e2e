from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsEndTurnChoice")


@_attrs_define
class DaleOfMerchantsEndTurnChoice:
    """The turn may be ended.

    Attributes:
        type_ (Literal['dale_of_merchants.end_turn']):
    """

    type_: Literal["dale_of_merchants.end_turn"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dale_of_merchants.end_turn"], d.pop("type"))
        if type_ != "dale_of_merchants.end_turn":
            raise ValueError(f"type must match const 'dale_of_merchants.end_turn', got '{type_}'")

        dale_of_merchants_end_turn_choice = cls(
            type_=type_,
        )

        dale_of_merchants_end_turn_choice.additional_properties = d
        return dale_of_merchants_end_turn_choice

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
