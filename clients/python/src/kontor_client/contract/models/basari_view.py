from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions
from ..types import UNSET, Unset


T = TypeVar("T", bound="BasariView")


@_attrs_define
class BasariView:
    """The table. Unless it brought a board of its own, it plays on a reconstruction, not on the printed board."""

    arches_reconstructed: bool
    """ Whether the arches are those of the components, a reconstruction; `false` if the table brought a board of its own. """
    lap_steps: int
    """ How many steps from its start marker make a lap of a figure: as many as there are arches. """
    phase: unions.BasariPhase
    """ What is going on. """
    players: list[BasariPlayer]
    """ The players by seat. """
    round_: int
    """ The round, from 1; 0 while the figures are placed. """
    scorings: int
    """ Scorings so far; the third ends the game. """
    supply: BasariGems
    """ Gems, counted by colour. """
    arches: list[BasariArch] | Unset = UNSET
    """ The arches of the board in use, clockwise as the figures move. Games that began under `basari/1` do not have them. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arches_reconstructed = self.arches_reconstructed
        lap_steps = self.lap_steps
        phase = self.phase.to_dict()

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        round_ = self.round_
        scorings = self.scorings
        supply = self.supply.to_dict()
        arches = UNSET
        if not isinstance(self.arches, Unset):
            arches = []
            for arches_item_data in self.arches:
                arches_item = arches_item_data.to_dict()
                arches.append(arches_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "arches_reconstructed": arches_reconstructed,
            "lap_steps": lap_steps,
            "phase": phase,
            "players": players,
            "round": round_,
            "scorings": scorings,
            "supply": supply,
        }
        if arches is not UNSET:
            json["arches"] = arches
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arches_reconstructed = d.pop("arches_reconstructed")
        lap_steps = d.pop("lap_steps")
        phase = unions.read_basari_phase(d.pop("phase"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = BasariPlayer.from_dict(players_item_data)

            players.append(players_item)

        round_ = d.pop("round")
        scorings = d.pop("scorings")
        supply = BasariGems.from_dict(d.pop("supply"))

        _arches = d.pop("arches", UNSET)
        arches: list[BasariArch] | Unset = UNSET
        if _arches is not UNSET:
            arches = []
            for arches_item_data in _arches:
                arches_item = BasariArch.from_dict(arches_item_data)

                arches.append(arches_item)

        model = cls(
            arches_reconstructed=arches_reconstructed,
            lap_steps=lap_steps,
            phase=phase,
            players=players,
            round_=round_,
            scorings=scorings,
            supply=supply,
            arches=arches,
        )
        model.additional_properties = d
        return model


from ..models.basari_arch import BasariArch  # noqa: E402
from ..models.basari_gems import BasariGems  # noqa: E402
from ..models.basari_player import BasariPlayer  # noqa: E402
