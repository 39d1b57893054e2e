from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableFinishedEventData")


@_attrs_define
class TableFinishedEventData:
    """The game ended; from now on its record is open."""

    places: list[Place]
    """ Every seat's result, the best place first; empty if the game was aborted. """
    reason: str
    """ What ended the game. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        places = []
        for places_item_data in self.places:
            places_item = places_item_data.to_dict()
            places.append(places_item)

        reason = self.reason
        json: dict[str, Any] = {
            **self.additional_properties,
            "places": places,
            "reason": reason,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        places = []
        _places = d.pop("places")
        for places_item_data in _places:
            places_item = Place.from_dict(places_item_data)

            places.append(places_item)

        reason = d.pop("reason")
        model = cls(
            places=places,
            reason=reason,
        )
        model.additional_properties = d
        return model


from ..models.place import Place  # noqa: E402
