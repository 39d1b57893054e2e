from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.medici_card import MediciCard
    from ..models.medici_phase_bidding import MediciPhaseBidding
    from ..models.medici_phase_over import MediciPhaseOver
    from ..models.medici_phase_turning_up import MediciPhaseTurningUp
    from ..models.medici_player import MediciPlayer


T = TypeVar("T", bound="MediciView")


@_attrs_define
class MediciView:
    """The table, the same for all who look at it.

    Attributes:
        deck_size (int): Number of cards left in the deck.
        discarded (list[MediciCard]): The cards of this round for which nobody bid, in the order they were turned up.
        left_out_size (int): Number of cards left out of this round; nobody sees them.
        lot (list[MediciCard]): The cards turned up in this turn, in the order they were turned up; sold together or not
            at all.
        phase (MediciPhaseBidding | MediciPhaseOver | MediciPhaseTurningUp): What is going on.
        players (list[MediciPlayer]): The players by seat.
        round_ (int): The round, 1 to 3.
    """

    deck_size: int
    discarded: list[MediciCard]
    left_out_size: int
    lot: list[MediciCard]
    phase: MediciPhaseBidding | MediciPhaseOver | MediciPhaseTurningUp
    players: list[MediciPlayer]
    round_: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.medici_card import MediciCard  # noqa: PLC0415
        from ..models.medici_phase_bidding import MediciPhaseBidding  # noqa: PLC0415
        from ..models.medici_phase_over import MediciPhaseOver  # noqa: PLC0415
        from ..models.medici_phase_turning_up import MediciPhaseTurningUp  # noqa: PLC0415
        from ..models.medici_player import MediciPlayer  # noqa: PLC0415

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

        from kontor_client.unions import write

        phase: Any = write(self.phase)

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        round_ = self.round_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "deck_size": deck_size,
                "discarded": discarded,
                "left_out_size": left_out_size,
                "lot": lot,
                "phase": phase,
                "players": players,
                "round": round_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.medici_card import MediciCard  # noqa: PLC0415
        from ..models.medici_phase_bidding import MediciPhaseBidding  # noqa: PLC0415
        from ..models.medici_phase_over import MediciPhaseOver  # noqa: PLC0415
        from ..models.medici_phase_turning_up import MediciPhaseTurningUp  # noqa: PLC0415
        from ..models.medici_player import MediciPlayer  # noqa: PLC0415

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

        def _parse_phase(data: object) -> Any:
            from kontor_client.unions import read

            return read(
                data,
                (
                    MediciPhaseTurningUp,
                    MediciPhaseBidding,
                    MediciPhaseOver,
                ),
            )

        phase = _parse_phase(d.pop("phase"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = MediciPlayer.from_dict(players_item_data)

            players.append(players_item)

        round_ = d.pop("round")

        medici_view = cls(
            deck_size=deck_size,
            discarded=discarded,
            left_out_size=left_out_size,
            lot=lot,
            phase=phase,
            players=players,
            round_=round_,
        )

        medici_view.additional_properties = d
        return medici_view

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
