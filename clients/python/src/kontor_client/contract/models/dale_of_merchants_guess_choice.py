from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsGuessChoice")


@_attrs_define
class DaleOfMerchantsGuessChoice:
    """A value is guessed.

    Attributes:
        max_ (int): The highest.
        type_ (Literal['dale_of_merchants.guess']):
    """

    max_: int
    type_: Literal["dale_of_merchants.guess"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        max_ = self.max_

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "max": max_,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        max_ = d.pop("max")

        type_ = cast(Literal["dale_of_merchants.guess"], d.pop("type"))
        if type_ != "dale_of_merchants.guess":
            raise ValueError(f"type must match const 'dale_of_merchants.guess', got '{type_}'")

        dale_of_merchants_guess_choice = cls(
            max_=max_,
            type_=type_,
        )

        dale_of_merchants_guess_choice.additional_properties = d
        return dale_of_merchants_guess_choice

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
