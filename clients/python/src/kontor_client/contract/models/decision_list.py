from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DecisionList")


@_attrs_define
class DecisionList:
    """The open decisions of a game."""

    items: list[Decision]
    """ The decisions, by seat. """
    seq: int
    """ Seq of the last event that they take into account. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        seq = self.seq
        json: dict[str, Any] = {
            **self.additional_properties,
            "items": items,
            "seq": seq,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = Decision.from_dict(items_item_data)

            items.append(items_item)

        seq = d.pop("seq")
        model = cls(
            items=items,
            seq=seq,
        )
        model.additional_properties = d
        return model


from ..models.decision import Decision  # noqa: E402
