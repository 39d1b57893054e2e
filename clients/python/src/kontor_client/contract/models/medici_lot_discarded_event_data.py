from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciLotDiscardedEventData")


@_attrs_define
class MediciLotDiscardedEventData:
    """No player bid for the lot; its cards are out of the round."""

    cards: list[MediciCard]
    """ The cards of the lot. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = MediciCard.from_dict(cards_item_data)

            cards.append(cards_item)

        model = cls(
            cards=cards,
        )
        model.additional_properties = d
        return model


from ..models.medici_card import MediciCard  # noqa: E402
