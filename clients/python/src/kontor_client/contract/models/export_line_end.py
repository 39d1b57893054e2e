from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineEnd")


@_attrs_define
class ExportLineEnd:
    """The last line: everything has come that can be read."""

    games: int
    """ How many games there were. """
    type_: Literal["end"] = "end"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        games = self.games
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "games": games,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        games = d.pop("games")
        type_ = cast(Literal["end"], d.pop("type"))
        if type_ != "end":
            raise ValueError(f"type must match const 'end', got '{type_}'")
        model = cls(
            games=games,
            type_=type_,
        )
        model.additional_properties = d
        return model
