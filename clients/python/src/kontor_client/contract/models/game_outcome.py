from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="GameOutcome")


@_attrs_define
class GameOutcome:
    """How a game ended."""

    places: list[Place]
    """ Every seat once, the best place first; empty if the game was aborted. """
    reason: str
    """ What ended the game. Each ruleset names its reasons; two are of the table itself: `table.aborted`, because all
    players wanted it, and `table.others_left`, where the players who left have lost and only one player or team
    remained (then every score is 0). """
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
