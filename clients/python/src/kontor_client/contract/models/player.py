from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.player_kind import check_player_kind
from ..models.player_kind import PlayerKind
from typing import cast


T = TypeVar("T", bound="Player")


@_attrs_define
class Player:
    """A player, as everybody may know them.

    Attributes:
        id (str): The player's id. It never changes. Example: p_mzxw6ytboi2dgnbvgy3tqojqgi.
        kind (PlayerKind): How a player can come back.
        name (str): The name to show, 1 to 40 characters. Names of users are unique, names of guests are not. Example:
            Ada.
    """

    id: str
    kind: PlayerKind
    name: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind: str = self.kind

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = check_player_kind(d.pop("kind"))

        name = d.pop("name")

        player = cls(
            id=id,
            kind=kind,
            name=name,
        )

        player.additional_properties = d
        return player

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
