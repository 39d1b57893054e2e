from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerBeginnings")


@_attrs_define
class HaendlerBeginnings:
    """Routes that are beginnings of ways."""

    places: int
    """ How many places of a way each of them has. """
    ways: list[int]
    """ Of which ways, by their place in the list, from 0. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        places = self.places
        ways = self.ways

        json: dict[str, Any] = {
            **self.additional_properties,
            "places": places,
            "ways": ways,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        places = d.pop("places")
        ways = cast(list[int], d.pop("ways"))

        model = cls(
            places=places,
            ways=ways,
        )
        model.additional_properties = d
        return model
