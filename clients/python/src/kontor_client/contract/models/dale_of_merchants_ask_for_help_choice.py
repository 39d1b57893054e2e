from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet

T = TypeVar("T", bound="DaleOfMerchantsAskForHelpChoice")


@_attrs_define
class DaleOfMerchantsAskForHelpChoice:
    """Some of these cards, worth less than the stack, may be laid out for the partner to complete."""

    cards: list[DaleOfMerchantsHandCard]
    """ The cards of the set. """
    set_: DaleOfMerchantsSet
    """ A set of animalfolk cards, in the order of the rulebook. """
    worth: int
    """ What the stack has to be worth. """
    type_: Literal["dale_of_merchants.ask_for_help"] = "dale_of_merchants.ask_for_help"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        set_ = self.set_
        type_ = self.type_
        worth = self.worth
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "set": set_,
            "type": type_,
            "worth": worth,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DaleOfMerchantsHandCard.from_dict(cards_item_data)

            cards.append(cards_item)

        set_ = check_dale_of_merchants_set(d.pop("set"))

        type_ = cast(Literal["dale_of_merchants.ask_for_help"], d.pop("type"))
        if type_ != "dale_of_merchants.ask_for_help":
            raise ValueError(f"type must match const 'dale_of_merchants.ask_for_help', got '{type_}'")
        worth = d.pop("worth")
        model = cls(
            cards=cards,
            set_=set_,
            type_=type_,
            worth=worth,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: E402
