from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsHandLookedAtEventData")


@_attrs_define
class DaleOfMerchantsHandLookedAtEventData:
    """A player looked at another's hand.

    Attributes:
        cards (list[DaleOfMerchantsCard] | None): The cards; `null` for who did not look.
        owner (int): Whose hand. Example: 0.
        seat (int): Who looked. Example: 0.
    """

    cards: list[DaleOfMerchantsCard] | None
    owner: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards: list[str] | None
        if isinstance(self.cards, list):
            cards = []
            for cards_type_0_item_data in self.cards:
                cards_type_0_item: str = cards_type_0_item_data
                cards.append(cards_type_0_item)

        else:
            cards = self.cards

        owner = self.owner

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "owner": owner,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_cards(data: object) -> list[DaleOfMerchantsCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                cards_type_0 = []
                _cards_type_0 = data
                for cards_type_0_item_data in _cards_type_0:
                    cards_type_0_item = check_dale_of_merchants_card(cards_type_0_item_data)

                    cards_type_0.append(cards_type_0_item)

                return cards_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[DaleOfMerchantsCard] | None, data)

        cards = _parse_cards(d.pop("cards"))

        owner = d.pop("owner")

        seat = d.pop("seat")

        dale_of_merchants_hand_looked_at_event_data = cls(
            cards=cards,
            owner=owner,
            seat=seat,
        )

        dale_of_merchants_hand_looked_at_event_data.additional_properties = d
        return dale_of_merchants_hand_looked_at_event_data

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
