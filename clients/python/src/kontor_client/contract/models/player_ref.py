from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="PlayerRef")


@_attrs_define
class PlayerRef:
    """A player as others see one."""

    id: str
    """ Id of the player; empty for somebody in an imported game, who is a name and no player of this server. """
    name: str
    """ Name of the player when the seat was taken. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        id = self.id
        name = self.name
        json: dict[str, Any] = {
            **self.additional_properties,
            "id": id,
            "name": name,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        id = d.pop("id")
        name = d.pop("name")
        model = cls(
            id=id,
            name=name,
        )
        model.additional_properties = d
        return model
