from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="TournamentFormatRoundRobin")


@_attrs_define
class TournamentFormatRoundRobin:
    """Everybody meets everybody. At tables of two each pair meets in exactly one round. At larger tables each round is
    drawn so that those meet who have met least."""

    type_: Literal["round_robin"] = "round_robin"
    rounds: int | None | Unset = UNSET
    """ How many rounds, at tables of three and more; if it is left out, as many as each participant would need to meet all
    others once and none of them twice. At tables of two it follows from the number of participants. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        rounds = self.rounds

        json: dict[str, Any] = {
            "type": type_,
        }
        if rounds is not UNSET:
            json["rounds"] = rounds
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["round_robin"], d.pop("type"))
        if type_ != "round_robin":
            raise ValueError(f"type must match const 'round_robin', got '{type_}'")
        rounds = d.pop("rounds", UNSET)

        model = cls(
            type_=type_,
            rounds=rounds,
        )
        return model
