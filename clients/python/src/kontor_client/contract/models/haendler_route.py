from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRoute")


@_attrs_define
class HaendlerRoute:
    """A way that a wagon may go."""

    arrives: bool
    """ Whether it reaches a city. """
    influence_card: bool
    """ Whether it meets the courier, so that the player picks an influence card. """
    places: list[str]
    """ The places that it enters, to where it ends. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arrives = self.arrives
        influence_card = self.influence_card
        places = self.places

        json: dict[str, Any] = {
            **self.additional_properties,
            "arrives": arrives,
            "influence_card": influence_card,
            "places": places,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arrives = d.pop("arrives")
        influence_card = d.pop("influence_card")
        places = cast(list[str], d.pop("places"))

        model = cls(
            arrives=arrives,
            influence_card=influence_card,
            places=places,
        )
        model.additional_properties = d
        return model
