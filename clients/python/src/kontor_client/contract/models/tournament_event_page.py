from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentEventPage")


@_attrs_define
class TournamentEventPage:
    """A page of the events of a tournament."""

    items: list[TournamentEvent]
    """ The events. """
    last: int
    """ Number of the last event. """
    next_: int | None
    """ The `after` of the next page; null when this page reached `last`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        last = self.last
        next_ = self.next_

        json: dict[str, Any] = {
            **self.additional_properties,
            "items": items,
            "last": last,
            "next": next_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = TournamentEvent.from_dict(items_item_data)

            items.append(items_item)

        last = d.pop("last")
        next_ = d.pop("next")

        model = cls(
            items=items,
            last=last,
            next_=next_,
        )
        model.additional_properties = d
        return model


from ..models.tournament_event import TournamentEvent  # noqa: E402
