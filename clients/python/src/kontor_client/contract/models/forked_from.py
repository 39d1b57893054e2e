from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ForkedFrom")


@_attrs_define
class ForkedFrom:
    """Where a table's position comes from."""

    game: str
    """ Id of the game. """
    seq: int
    """ Seq of its last event that was taken over. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        seq = self.seq
        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "seq": seq,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        seq = d.pop("seq")
        model = cls(
            game=game,
            seq=seq,
        )
        model.additional_properties = d
        return model
