from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="TournamentFormatSwiss")


@_attrs_define
class TournamentFormatSwiss:
    """In each round those meet who stand alike and have not met."""

    rounds: int
    """ How many rounds. """
    type_: Literal["swiss"] = "swiss"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        rounds = self.rounds
        type_ = self.type_
        json: dict[str, Any] = {
            "rounds": rounds,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        rounds = d.pop("rounds")
        type_ = cast(Literal["swiss"], d.pop("type"))
        if type_ != "swiss":
            raise ValueError(f"type must match const 'swiss', got '{type_}'")
        model = cls(
            rounds=rounds,
            type_=type_,
        )
        return model
