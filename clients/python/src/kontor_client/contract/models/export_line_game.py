from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineGame")


@_attrs_define
class ExportLineGame:
    """A table that the player made, or at which the player sits or sat. The lines behind it are what the player has said
    there."""

    game: Game
    """ A game as everybody who may know of it sees it. """
    is_owner: bool
    """ Whether the player made the table. """
    orders: Any
    """ The player's standing orders there; null if none were given. """
    resigned: list[int]
    """ The seats that the player has handed over to a stand-in. """
    seats: list[int]
    """ The seats of the player. """
    type_: Literal["game"] = "game"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game.to_dict()
        is_owner = self.is_owner
        orders = self.orders
        resigned = self.resigned

        seats = self.seats

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "is_owner": is_owner,
            "orders": orders,
            "resigned": resigned,
            "seats": seats,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = Game.from_dict(d.pop("game"))

        is_owner = d.pop("is_owner")
        orders = d.pop("orders")
        resigned = cast(list[int], d.pop("resigned"))

        seats = cast(list[int], d.pop("seats"))

        type_ = cast(Literal["game"], d.pop("type"))
        if type_ != "game":
            raise ValueError(f"type must match const 'game', got '{type_}'")
        model = cls(
            game=game,
            is_owner=is_owner,
            orders=orders,
            resigned=resigned,
            seats=seats,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.game import Game  # noqa: E402
