from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from typing import cast

if TYPE_CHECKING:
    from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard
    from ..models.dale_of_merchants_multiplied import DaleOfMerchantsMultiplied
    from ..models.dale_of_merchants_scheduled import DaleOfMerchantsScheduled


T = TypeVar("T", bound="DaleOfMerchantsPlayer")


@_attrs_define
class DaleOfMerchantsPlayer:
    """What a player has.

    Attributes:
        deck_size (int): Cards in the deck.
        hand (list[DaleOfMerchantsHandCard] | None): The hand, in the order in which the cards came; `null` for
            everybody but its owner.
        hand_limit (int): Cards up to which the hand is filled.
        hand_size (int): Cards in the hand.
        multiplied (list[DaleOfMerchantsMultiplied]): Cards shown in this turn whose values are multiplied.
        next_stack (int): What the player's next stack has to be worth.
        pile (list[DaleOfMerchantsCard]): The discard pile, the top card last.
        schedule (list[DaleOfMerchantsScheduled]): Techniques whose effect lasts.
        seat (int): The seat. Example: 0.
    """

    deck_size: int
    hand: list[DaleOfMerchantsHandCard] | None
    hand_limit: int
    hand_size: int
    multiplied: list[DaleOfMerchantsMultiplied]
    next_stack: int
    pile: list[DaleOfMerchantsCard]
    schedule: list[DaleOfMerchantsScheduled]
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415
        from ..models.dale_of_merchants_multiplied import DaleOfMerchantsMultiplied  # noqa: PLC0415
        from ..models.dale_of_merchants_scheduled import DaleOfMerchantsScheduled  # noqa: PLC0415

        deck_size = self.deck_size

        hand: list[dict[str, Any]] | None
        if isinstance(self.hand, list):
            hand = []
            for hand_type_0_item_data in self.hand:
                hand_type_0_item = hand_type_0_item_data.to_dict()
                hand.append(hand_type_0_item)

        else:
            hand = self.hand

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

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
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
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415
        from ..models.dale_of_merchants_multiplied import DaleOfMerchantsMultiplied  # noqa: PLC0415
        from ..models.dale_of_merchants_scheduled import DaleOfMerchantsScheduled  # noqa: PLC0415

        d = dict(src_dict)
        deck_size = d.pop("deck_size")

        def _parse_hand(data: object) -> list[DaleOfMerchantsHandCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hand_type_0 = []
                _hand_type_0 = data
                for hand_type_0_item_data in _hand_type_0:
                    hand_type_0_item = DaleOfMerchantsHandCard.from_dict(hand_type_0_item_data)

                    hand_type_0.append(hand_type_0_item)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[DaleOfMerchantsHandCard] | None, data)

        hand = _parse_hand(d.pop("hand"))

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

        dale_of_merchants_player = cls(
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

        dale_of_merchants_player.additional_properties = d
        return dale_of_merchants_player

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
