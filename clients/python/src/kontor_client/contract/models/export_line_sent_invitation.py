from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineSentInvitation")


@_attrs_define
class ExportLineSentInvitation:
    """An open invitation that the player has sent."""

    game: str
    """ Id of the game. """
    invitation: SentInvitation
    """ An invitation to a table of the caller. """
    type_: Literal["sent_invitation"] = "sent_invitation"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        invitation = self.invitation.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "invitation": invitation,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        invitation = SentInvitation.from_dict(d.pop("invitation"))

        type_ = cast(Literal["sent_invitation"], d.pop("type"))
        if type_ != "sent_invitation":
            raise ValueError(f"type must match const 'sent_invitation', got '{type_}'")
        model = cls(
            game=game,
            invitation=invitation,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.sent_invitation import SentInvitation  # noqa: E402
