from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerFurtherMoves")


@_attrs_define
class HaendlerFurtherMoves:
    """The moves of a wagon that are not in the choice itself."""

    arrives_in: list[str]
    """ The cities among the places: a move that ends there arrives. """
    complete: bool
    """ Whether choice and further moves are all moves of the wagon. Where they are too many to be listed these are some of
    them, and any other that the schema accepts can be tried. """
    influence_card_at: None | str
    """ Where a move has to end for the player to pick an influence card; `null` if none can. """
    moves: list[HaendlerMovesAlike]
    """ The moves, those that go the same routes together. """
    ways: list[list[str]]
    """ Ways of the wagon: the places that follow each other on each. Routes are beginnings of them. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arrives_in = self.arrives_in

        complete = self.complete
        influence_card_at = self.influence_card_at

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        ways = []
        for ways_item_data in self.ways:
            ways_item = ways_item_data

            ways.append(ways_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "arrives_in": arrives_in,
            "complete": complete,
            "influence_card_at": influence_card_at,
            "moves": moves,
            "ways": ways,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arrives_in = cast(list[str], d.pop("arrives_in"))

        complete = d.pop("complete")
        influence_card_at = d.pop("influence_card_at")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = HaendlerMovesAlike.from_dict(moves_item_data)

            moves.append(moves_item)

        ways = []
        _ways = d.pop("ways")
        for ways_item_data in _ways:
            ways_item = cast(list[str], ways_item_data)

            ways.append(ways_item)

        model = cls(
            arrives_in=arrives_in,
            complete=complete,
            influence_card_at=influence_card_at,
            moves=moves,
            ways=ways,
        )
        model.additional_properties = d
        return model


from ..models.haendler_moves_alike import HaendlerMovesAlike  # noqa: E402
