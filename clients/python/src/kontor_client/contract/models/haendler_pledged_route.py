from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPledgedRoute")


@_attrs_define
class HaendlerPledgedRoute:
    """A route that a pledge can name."""

    places: list[str]
    """ The places that follow each other on it. """
    wagon: int
    """ Number of the wagon. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        places = self.places

        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "places": places,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        places = cast(list[str], d.pop("places"))

        wagon = d.pop("wagon")
        model = cls(
            places=places,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
