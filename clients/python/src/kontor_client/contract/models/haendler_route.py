from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="HaendlerRoute")


@_attrs_define
class HaendlerRoute:
    """A way that a wagon may go.

    Attributes:
        arrives (bool): Whether it reaches a city.
        influence_card (bool): Whether it meets the courier, so that the player picks an influence card.
        places (list[str]): The places that it enters, to where it ends.
    """

    arrives: bool
    influence_card: bool
    places: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        arrives = self.arrives

        influence_card = self.influence_card

        places = self.places

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arrives": arrives,
                "influence_card": influence_card,
                "places": places,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        arrives = d.pop("arrives")

        influence_card = d.pop("influence_card")

        places = cast(list[str], d.pop("places"))

        haendler_route = cls(
            arrives=arrives,
            influence_card=influence_card,
            places=places,
        )

        haendler_route.additional_properties = d
        return haendler_route

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
