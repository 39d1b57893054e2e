from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerCourierSpace")


@_attrs_define
class HaendlerCourierSpace:
    """Where the courier may end its move.

    Attributes:
        influence_card (bool): Whether it meets a wagon there, so that the player picks an influence card.
        space (str): The space.
    """

    influence_card: bool
    space: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        influence_card = self.influence_card

        space = self.space

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "influence_card": influence_card,
                "space": space,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        influence_card = d.pop("influence_card")

        space = d.pop("space")

        haendler_courier_space = cls(
            influence_card=influence_card,
            space=space,
        )

        haendler_courier_space.additional_properties = d
        return haendler_courier_space

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
