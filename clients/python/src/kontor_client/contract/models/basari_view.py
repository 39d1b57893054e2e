from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_gems import BasariGems
    from ..models.basari_phase_choosing_arches import BasariPhaseChoosingArches
    from ..models.basari_phase_choosing_cards import BasariPhaseChoosingCards
    from ..models.basari_phase_over import BasariPhaseOver
    from ..models.basari_phase_trading import BasariPhaseTrading
    from ..models.basari_player import BasariPlayer


T = TypeVar("T", bound="BasariView")


@_attrs_define
class BasariView:
    """The table. Unless it brought a board of its own, it plays on a reconstruction, not on the printed board.

    Attributes:
        arches_reconstructed (bool): Whether the arches are those of the components, a reconstruction; `false` if the
            table brought a board of its own.
        lap_steps (int): How many steps from its start marker make a lap of a figure: as many as there are arches.
        phase (BasariPhaseChoosingArches | BasariPhaseChoosingCards | BasariPhaseOver | BasariPhaseTrading): What is
            going on.
        players (list[BasariPlayer]): The players by seat.
        round_ (int): The round, from 1; 0 while the figures are placed.
        scorings (int): Scorings so far; the third ends the game.
        supply (BasariGems): Gems, counted by colour.
    """

    arches_reconstructed: bool
    lap_steps: int
    phase: BasariPhaseChoosingArches | BasariPhaseChoosingCards | BasariPhaseOver | BasariPhaseTrading
    players: list[BasariPlayer]
    round_: int
    scorings: int
    supply: BasariGems
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415
        from ..models.basari_phase_choosing_arches import BasariPhaseChoosingArches  # noqa: PLC0415
        from ..models.basari_phase_choosing_cards import BasariPhaseChoosingCards  # noqa: PLC0415
        from ..models.basari_phase_over import BasariPhaseOver  # noqa: PLC0415
        from ..models.basari_phase_trading import BasariPhaseTrading  # noqa: PLC0415
        from ..models.basari_player import BasariPlayer  # noqa: PLC0415

        arches_reconstructed = self.arches_reconstructed

        lap_steps = self.lap_steps

        from kontor_client.unions import write

        phase: Any = write(self.phase)

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        round_ = self.round_

        scorings = self.scorings

        supply = self.supply.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arches_reconstructed": arches_reconstructed,
                "lap_steps": lap_steps,
                "phase": phase,
                "players": players,
                "round": round_,
                "scorings": scorings,
                "supply": supply,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415
        from ..models.basari_phase_choosing_arches import BasariPhaseChoosingArches  # noqa: PLC0415
        from ..models.basari_phase_choosing_cards import BasariPhaseChoosingCards  # noqa: PLC0415
        from ..models.basari_phase_over import BasariPhaseOver  # noqa: PLC0415
        from ..models.basari_phase_trading import BasariPhaseTrading  # noqa: PLC0415
        from ..models.basari_player import BasariPlayer  # noqa: PLC0415

        d = dict(src_dict)
        arches_reconstructed = d.pop("arches_reconstructed")

        lap_steps = d.pop("lap_steps")

        def _parse_phase(data: object) -> Any:
            from kontor_client.unions import read

            return read(
                data,
                (
                    BasariPhaseChoosingArches,
                    BasariPhaseChoosingCards,
                    BasariPhaseTrading,
                    BasariPhaseOver,
                ),
            )

        phase = _parse_phase(d.pop("phase"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = BasariPlayer.from_dict(players_item_data)

            players.append(players_item)

        round_ = d.pop("round")

        scorings = d.pop("scorings")

        supply = BasariGems.from_dict(d.pop("supply"))

        basari_view = cls(
            arches_reconstructed=arches_reconstructed,
            lap_steps=lap_steps,
            phase=phase,
            players=players,
            round_=round_,
            scorings=scorings,
            supply=supply,
        )

        basari_view.additional_properties = d
        return basari_view

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
