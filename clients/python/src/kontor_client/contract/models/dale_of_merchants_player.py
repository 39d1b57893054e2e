from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsPlayer")


@_attrs_define
class DaleOfMerchantsPlayer:
    """What a player has."""

    deck_size: int
    """ Cards in the deck. """
    hand: list[DaleOfMerchantsHandCard] | None
    """ The hand, in the order in which the cards came; `null` for everybody but its owner. """
    hand_limit: int
    """ Cards up to which the hand is filled. """
    hand_size: int
    """ Cards in the hand. """
    multiplied: list[DaleOfMerchantsMultiplied]
    """ Cards shown in this turn whose values are multiplied. """
    next_stack: int
    """ What the player's next stack has to be worth. """
    pile: list[DaleOfMerchantsCard]
    """ The discard pile, the top card last. """
    schedule: list[DaleOfMerchantsScheduled]
    """ Techniques whose effect lasts. """
    seat: int
    """ The seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        deck_size = self.deck_size
        hand = self.hand
        if hand is not None and hand is not UNSET:
            hand_type_0 = []
            for hand_type_0_item_data in hand:
                hand_type_0_item = hand_type_0_item_data.to_dict()
                hand_type_0.append(hand_type_0_item)

            hand = hand_type_0

        hand_limit = self.hand_limit
        hand_size = self.hand_size
        multiplied = []
        for multiplied_item_data in self.multiplied:
            multiplied_item = multiplied_item_data.to_dict()
            multiplied.append(multiplied_item)

        next_stack = self.next_stack
        pile = []
        for pile_item_data in self.pile:
            pile_item: str = pile_item_data
            pile.append(pile_item)

        schedule = []
        for schedule_item_data in self.schedule:
            schedule_item = schedule_item_data.to_dict()
            schedule.append(schedule_item)

        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "deck_size": deck_size,
            "hand": hand,
            "hand_limit": hand_limit,
            "hand_size": hand_size,
            "multiplied": multiplied,
            "next_stack": next_stack,
            "pile": pile,
            "schedule": schedule,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        deck_size = d.pop("deck_size")
        hand = d.pop("hand")
        if hand is not None and hand is not UNSET:
            hand_type_0 = []
            _hand_type_0 = hand
            for hand_type_0_item_data in _hand_type_0:
                hand_type_0_item = DaleOfMerchantsHandCard.from_dict(hand_type_0_item_data)

                hand_type_0.append(hand_type_0_item)

            hand = hand_type_0

        hand_limit = d.pop("hand_limit")
        hand_size = d.pop("hand_size")
        multiplied = []
        _multiplied = d.pop("multiplied")
        for multiplied_item_data in _multiplied:
            multiplied_item = DaleOfMerchantsMultiplied.from_dict(multiplied_item_data)

            multiplied.append(multiplied_item)

        next_stack = d.pop("next_stack")
        pile = []
        _pile = d.pop("pile")
        for pile_item_data in _pile:
            pile_item = check_dale_of_merchants_card(pile_item_data)

            pile.append(pile_item)

        schedule = []
        _schedule = d.pop("schedule")
        for schedule_item_data in _schedule:
            schedule_item = DaleOfMerchantsScheduled.from_dict(schedule_item_data)

            schedule.append(schedule_item)

        seat = d.pop("seat")
        model = cls(
            deck_size=deck_size,
            hand=hand,
            hand_limit=hand_limit,
            hand_size=hand_size,
            multiplied=multiplied,
            next_stack=next_stack,
            pile=pile,
            schedule=schedule,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: E402
from ..models.dale_of_merchants_multiplied import DaleOfMerchantsMultiplied  # noqa: E402
from ..models.dale_of_merchants_scheduled import DaleOfMerchantsScheduled  # noqa: E402
