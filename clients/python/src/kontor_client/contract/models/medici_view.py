from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="MediciView")


@_attrs_define
class MediciView:
    """The table, the same for all who look at it."""

    deck_size: int
    """ Number of cards left in the deck. """
    discarded: list[MediciCard]
    """ The cards of this round for which no player bid, in the order they were turned up. """
    left_out_size: int
    """ Number of cards left out of this round; no player sees them. """
    lot: list[MediciCard]
    """ The cards turned up in this turn, in the order they were turned up; sold together or not at all. """
    phase: unions.MediciPhase
    """ What is going on. """
    players: list[MediciPlayer]
    """ The players by seat. """
    round_: int
    """ The round, 1 to 3. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        deck_size = self.deck_size
        discarded = []
        for discarded_item_data in self.discarded:
            discarded_item = discarded_item_data.to_dict()
            discarded.append(discarded_item)

        left_out_size = self.left_out_size
        lot = []
        for lot_item_data in self.lot:
            lot_item = lot_item_data.to_dict()
            lot.append(lot_item)

        phase = self.phase.to_dict()

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        round_ = self.round_
        json: dict[str, Any] = {
            **self.additional_properties,
            "deck_size": deck_size,
            "discarded": discarded,
            "left_out_size": left_out_size,
            "lot": lot,
            "phase": phase,
            "players": players,
            "round": round_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        deck_size = d.pop("deck_size")
        discarded = []
        _discarded = d.pop("discarded")
        for discarded_item_data in _discarded:
            discarded_item = MediciCard.from_dict(discarded_item_data)

            discarded.append(discarded_item)

        left_out_size = d.pop("left_out_size")
        lot = []
        _lot = d.pop("lot")
        for lot_item_data in _lot:
            lot_item = MediciCard.from_dict(lot_item_data)

            lot.append(lot_item)

        phase = unions.read_medici_phase(d.pop("phase"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = MediciPlayer.from_dict(players_item_data)

            players.append(players_item)

        round_ = d.pop("round")
        model = cls(
            deck_size=deck_size,
            discarded=discarded,
            left_out_size=left_out_size,
            lot=lot,
            phase=phase,
            players=players,
            round_=round_,
        )
        model.additional_properties = d
        return model


from ..models.medici_card import MediciCard  # noqa: E402
from ..models.medici_player import MediciPlayer  # noqa: E402
