from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="MediciBidChoice")


@_attrs_define
class MediciBidChoice:
    """Any whole number of florins in this range may be bid.

    Attributes:
        max_ (int): All that the player owns.
        min_ (int): The smallest bid that exceeds the highest so far.
        type_ (Literal['medici.bid']):
    """

    max_: int
    min_: int
    type_: Literal["medici.bid"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        max_ = self.max_

        min_ = self.min_

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "max": max_,
                "min": min_,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        max_ = d.pop("max")

        min_ = d.pop("min")

        type_ = cast(Literal["medici.bid"], d.pop("type"))
        if type_ != "medici.bid":
            raise ValueError(f"type must match const 'medici.bid', got '{type_}'")

        medici_bid_choice = cls(
            max_=max_,
            min_=min_,
            type_=type_,
        )

        medici_bid_choice.additional_properties = d
        return medici_bid_choice

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
