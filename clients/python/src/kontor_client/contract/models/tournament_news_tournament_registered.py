from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="TournamentNewsTournamentRegistered")


@_attrs_define
class TournamentNewsTournamentRegistered:
    """A player entered."""

    participant: int
    """ The number of the participant, from 1 on. """
    who: unions.TournamentEntrant
    """ Who takes part, distinguished by `type`. """
    type_: Literal["tournament.registered"] = "tournament.registered"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        participant = self.participant
        type_ = self.type_
        who = self.who.to_dict()

        json: dict[str, Any] = {
            **self.additional_properties,
            "participant": participant,
            "type": type_,
            "who": who,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        participant = d.pop("participant")
        type_ = cast(Literal["tournament.registered"], d.pop("type"))
        if type_ != "tournament.registered":
            raise ValueError(f"type must match const 'tournament.registered', got '{type_}'")
        who = unions.read_tournament_entrant(d.pop("who"))

        model = cls(
            participant=participant,
            type_=type_,
            who=who,
        )
        model.additional_properties = d
        return model
