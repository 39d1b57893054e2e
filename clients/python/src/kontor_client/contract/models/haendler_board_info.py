from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerBoardInfo")


@_attrs_define
class HaendlerBoardInfo:
    """A board that a table can name."""

    board: HaendlerBoard
    """ A whole board. """
    name: str
    """ What the option `board` calls it. """
    reconstructed: bool
    """ Whether it is a reconstruction and not the printed board. """
    source: str
    """ Where it comes from, for people, in English. """
    sources: Texts
    """ A text for people in every language of the contract. """
    suggested_for: list[int]
    """ For how many players it is suggested: with two there are fewer moves in a round, so the shorter roads keep the game
    as long as with more. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        board = self.board.to_dict()
        name = self.name
        reconstructed = self.reconstructed
        source = self.source
        sources = self.sources.to_dict()
        suggested_for = self.suggested_for

        json: dict[str, Any] = {
            **self.additional_properties,
            "board": board,
            "name": name,
            "reconstructed": reconstructed,
            "source": source,
            "sources": sources,
            "suggested_for": suggested_for,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        board = HaendlerBoard.from_dict(d.pop("board"))

        name = d.pop("name")
        reconstructed = d.pop("reconstructed")
        source = d.pop("source")
        sources = Texts.from_dict(d.pop("sources"))

        suggested_for = cast(list[int], d.pop("suggested_for"))

        model = cls(
            board=board,
            name=name,
            reconstructed=reconstructed,
            source=source,
            sources=sources,
            suggested_for=suggested_for,
        )
        model.additional_properties = d
        return model


from ..models.haendler_board import HaendlerBoard  # noqa: E402
from ..models.texts import Texts  # noqa: E402
