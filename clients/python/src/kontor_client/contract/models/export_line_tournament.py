from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineTournament")


@_attrs_define
class ExportLineTournament:
    """A tournament that the player has made or entered."""

    is_organizer: bool
    """ Whether the player made it. """
    tournament: Tournament
    """ A tournament. """
    type_: Literal["tournament"] = "tournament"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        is_organizer = self.is_organizer
        tournament = self.tournament.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "is_organizer": is_organizer,
            "tournament": tournament,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        is_organizer = d.pop("is_organizer")
        tournament = Tournament.from_dict(d.pop("tournament"))

        type_ = cast(Literal["tournament"], d.pop("type"))
        if type_ != "tournament":
            raise ValueError(f"type must match const 'tournament', got '{type_}'")
        model = cls(
            is_organizer=is_organizer,
            tournament=tournament,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.tournament import Tournament  # noqa: E402
