from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineMutedPlayer")


@_attrs_define
class ExportLineMutedPlayer:
    """A player whom the player has muted."""

    muted: ListedPlayer
    """ A player on such a list. """
    type_: Literal["muted_player"] = "muted_player"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        muted = self.muted.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "muted": muted,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        muted = ListedPlayer.from_dict(d.pop("muted"))

        type_ = cast(Literal["muted_player"], d.pop("type"))
        if type_ != "muted_player":
            raise ValueError(f"type must match const 'muted_player', got '{type_}'")
        model = cls(
            muted=muted,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.listed_player import ListedPlayer  # noqa: E402
