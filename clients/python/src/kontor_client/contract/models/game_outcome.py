from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.place import Place


T = TypeVar("T", bound="GameOutcome")


@_attrs_define
class GameOutcome:
    """How a game ended.

    Attributes:
        places (list[Place]): Every seat once, the best place first.
        reason (str): What ended the game; each ruleset names its reasons. Example: rounds_played.
    """

    places: list[Place]
    reason: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.place import Place  # noqa: PLC0415

        places = []
        for places_item_data in self.places:
            places_item = places_item_data.to_dict()
            places.append(places_item)

        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "places": places,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.place import Place  # noqa: PLC0415

        d = dict(src_dict)
        places = []
        _places = d.pop("places")
        for places_item_data in _places:
            places_item = Place.from_dict(places_item_data)

            places.append(places_item)

        reason = d.pop("reason")

        game_outcome = cls(
            places=places,
            reason=reason,
        )

        game_outcome.additional_properties = d
        return game_outcome

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
