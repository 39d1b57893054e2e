from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentStandings")


@_attrs_define
class TournamentStandings:
    """The standings of a tournament."""

    is_final: bool
    """ Whether they are final. """
    items: list[TournamentParticipant]
    """ All participants, the first place first; before the start those who have entered. """
    tournament: str
    """ Id of the tournament. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        is_final = self.is_final
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        tournament = self.tournament
        json: dict[str, Any] = {
            **self.additional_properties,
            "is_final": is_final,
            "items": items,
            "tournament": tournament,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        is_final = d.pop("is_final")
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = TournamentParticipant.from_dict(items_item_data)

            items.append(items_item)

        tournament = d.pop("tournament")
        model = cls(
            is_final=is_final,
            items=items,
            tournament=tournament,
        )
        model.additional_properties = d
        return model


from ..models.tournament_participant import TournamentParticipant  # noqa: E402
