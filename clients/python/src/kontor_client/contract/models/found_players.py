from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="FoundPlayers")


@_attrs_define
class FoundPlayers:
    """The players of a name."""

    items: list[Player]
    """ The player of this name, if there is one. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "items": items,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = Player.from_dict(items_item_data)

            items.append(items_item)

        model = cls(
            items=items,
        )
        model.additional_properties = d
        return model


from ..models.player import Player  # noqa: E402
