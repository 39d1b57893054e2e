from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="GameViewMedici")


@_attrs_define
class GameViewMedici:
    """A table of this ruleset."""

    chain_head: str
    """ The chain's link for that commit, 64 hexadecimal digits. """
    commit: int
    """ Number of the last commit that this view includes. """
    game: str
    """ Id of the game. """
    seat: int | None
    """ The viewer's seat; null for a spectator. """
    seq: int
    """ Seq of the last event that this view includes; always the end of a commit. """
    view: MediciView
    """ The table, the same for all who look at it. """
    ruleset: Literal["medici"] = "medici"
    clocks: list[SeatClock] | Unset = UNSET
    """ The clocks of the players, by seat, as of that commit; left out where there is no limit. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        chain_head = self.chain_head
        commit = self.commit
        game = self.game
        ruleset = self.ruleset
        seat = self.seat

        seq = self.seq
        view = self.view.to_dict()
        clocks = UNSET
        if not isinstance(self.clocks, Unset):
            clocks = []
            for clocks_item_data in self.clocks:
                clocks_item = clocks_item_data.to_dict()
                clocks.append(clocks_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "chain_head": chain_head,
            "commit": commit,
            "game": game,
            "ruleset": ruleset,
            "seat": seat,
            "seq": seq,
            "view": view,
        }
        if clocks is not UNSET:
            json["clocks"] = clocks
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        chain_head = d.pop("chain_head")
        commit = d.pop("commit")
        game = d.pop("game")
        ruleset = cast(Literal["medici"], d.pop("ruleset"))
        if ruleset != "medici":
            raise ValueError(f"ruleset must match const 'medici', got '{ruleset}'")
        seat = d.pop("seat")

        seq = d.pop("seq")
        view = MediciView.from_dict(d.pop("view"))

        _clocks = d.pop("clocks", UNSET)
        clocks: list[SeatClock] | Unset = UNSET
        if _clocks is not UNSET:
            clocks = []
            for clocks_item_data in _clocks:
                clocks_item = SeatClock.from_dict(clocks_item_data)

                clocks.append(clocks_item)

        model = cls(
            chain_head=chain_head,
            commit=commit,
            game=game,
            ruleset=ruleset,
            seat=seat,
            seq=seq,
            view=view,
            clocks=clocks,
        )
        model.additional_properties = d
        return model


from ..models.medici_view import MediciView  # noqa: E402
from ..models.seat_clock import SeatClock  # noqa: E402
