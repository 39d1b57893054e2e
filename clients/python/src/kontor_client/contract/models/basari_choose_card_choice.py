from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card

T = TypeVar("T", bound="BasariChooseCardChoice")


@_attrs_define
class BasariChooseCardChoice:
    """One of these cards may be chosen."""

    cards: list[BasariCard]
    """ The cards. """
    type_: Literal["basari.choose_card"] = "basari.choose_card"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_basari_card(cards_item_data)

            cards.append(cards_item)

        type_ = cast(Literal["basari.choose_card"], d.pop("type"))
        if type_ != "basari.choose_card":
            raise ValueError(f"type must match const 'basari.choose_card', got '{type_}'")
        model = cls(
            cards=cards,
            type_=type_,
        )
        model.additional_properties = d
        return model
