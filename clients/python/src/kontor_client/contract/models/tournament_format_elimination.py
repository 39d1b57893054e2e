from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="TournamentFormatElimination")


@_attrs_define
class TournamentFormatElimination:
    """The first of each table go on to the next round, the others are out."""

    advance: int
    """ How many of each table go on, fewer than it has seats. """
    type_: Literal["elimination"] = "elimination"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        advance = self.advance
        type_ = self.type_
        json: dict[str, Any] = {
            "advance": advance,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        advance = d.pop("advance")
        type_ = cast(Literal["elimination"], d.pop("type"))
        if type_ != "elimination":
            raise ValueError(f"type must match const 'elimination', got '{type_}'")
        model = cls(
            advance=advance,
            type_=type_,
        )
        return model
