from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentNewsTournamentStarted")


@_attrs_define
class TournamentNewsTournamentStarted:
    """Registration ended, and the tournament began."""

    participants: list[TournamentStartedEntrant]
    """ The participants, by number. """
    seed: str
    """ The seed of all lots, 64 hexadecimal digits. """
    type_: Literal["tournament.started"] = "tournament.started"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        participants = []
        for participants_item_data in self.participants:
            participants_item = participants_item_data.to_dict()
            participants.append(participants_item)

        seed = self.seed
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "participants": participants,
            "seed": seed,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        participants = []
        _participants = d.pop("participants")
        for participants_item_data in _participants:
            participants_item = TournamentStartedEntrant.from_dict(participants_item_data)

            participants.append(participants_item)

        seed = d.pop("seed")
        type_ = cast(Literal["tournament.started"], d.pop("type"))
        if type_ != "tournament.started":
            raise ValueError(f"type must match const 'tournament.started', got '{type_}'")
        model = cls(
            participants=participants,
            seed=seed,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.tournament_started_entrant import TournamentStartedEntrant  # noqa: E402
