from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineBlockedPlayer")


@_attrs_define
class ExportLineBlockedPlayer:
    """A player whom the player has blocked."""

    blocked: ListedPlayer
    """ A player on such a list. """
    type_: Literal["blocked_player"] = "blocked_player"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        blocked = self.blocked.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "blocked": blocked,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        blocked = ListedPlayer.from_dict(d.pop("blocked"))

        type_ = cast(Literal["blocked_player"], d.pop("type"))
        if type_ != "blocked_player":
            raise ValueError(f"type must match const 'blocked_player', got '{type_}'")
        model = cls(
            blocked=blocked,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.listed_player import ListedPlayer  # noqa: E402
