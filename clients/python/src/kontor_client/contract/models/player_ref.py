from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.player_kind import check_player_kind
from ..models.player_kind import PlayerKind

T = TypeVar("T", bound="PlayerRef")


@_attrs_define
class PlayerRef:
    """A player as others see one."""

    id: str
    """ Id of the player; empty for somebody in an imported game, who is a name and no player of this server. """
    name: str
    """ Name of the player when the seat was taken. """
    kind: PlayerKind | Unset = UNSET
    """ How a player can come back. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        id = self.id
        name = self.name
        kind = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        json: dict[str, Any] = {
            **self.additional_properties,
            "id": id,
            "name": name,
        }
        if kind is not UNSET:
            json["kind"] = kind
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        id = d.pop("id")
        name = d.pop("name")
        _kind = d.pop("kind", UNSET)
        kind: PlayerKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_player_kind(_kind)

        model = cls(
            id=id,
            name=name,
            kind=kind,
        )
        model.additional_properties = d
        return model
