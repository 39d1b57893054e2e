from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineMessage")


@_attrs_define
class ExportLineMessage:
    """Something that the player has said at a table."""

    game: str
    """ Id of the game. """
    message: Message
    """ A message that was posted at a table. """
    type_: Literal["message"] = "message"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        message = self.message.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "message": message,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        message = Message.from_dict(d.pop("message"))

        type_ = cast(Literal["message"], d.pop("type"))
        if type_ != "message":
            raise ValueError(f"type must match const 'message', got '{type_}'")
        model = cls(
            game=game,
            message=message,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.message import Message  # noqa: E402
