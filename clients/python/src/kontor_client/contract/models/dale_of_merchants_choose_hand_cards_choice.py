from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsChooseHandCardsChoice")


@_attrs_define
class DaleOfMerchantsChooseHandCardsChoice:
    """Cards of the hand are chosen."""

    by: DaleOfMerchantsCard
    """ A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches
    it. """
    cards: list[DaleOfMerchantsHandCard]
    """ The cards. """
    max_: int
    """ Most. """
    min_: int
    """ Fewest. """
    type_: Literal["dale_of_merchants.choose_hand_cards"] = "dale_of_merchants.choose_hand_cards"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        max_ = self.max_
        min_ = self.min_
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "cards": cards,
            "max": max_,
            "min": min_,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = check_dale_of_merchants_card(d.pop("by"))

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DaleOfMerchantsHandCard.from_dict(cards_item_data)

            cards.append(cards_item)

        max_ = d.pop("max")
        min_ = d.pop("min")
        type_ = cast(Literal["dale_of_merchants.choose_hand_cards"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_hand_cards":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_hand_cards', got '{type_}'")
        model = cls(
            by=by,
            cards=cards,
            max_=max_,
            min_=min_,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: E402
