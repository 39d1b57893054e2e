from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from ..models.dale_of_merchants_card_type import check_dale_of_merchants_card_type
from ..models.dale_of_merchants_card_type import DaleOfMerchantsCardType
from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet

T = TypeVar("T", bound="DaleOfMerchantsCardInfo")


@_attrs_define
class DaleOfMerchantsCardInfo:
    """A kind of card."""

    bonus_action: bool
    """ Whether playing it gives another action. """
    card_type: DaleOfMerchantsCardType
    """ What a card can be used for. """
    copies: int | None
    """ How many copies its set has; `null` for junk, of which there is always enough. """
    id: DaleOfMerchantsCard
    """ A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches
    it. """
    name: str
    """ Its name for people, in English. """
    names: Texts
    """ A text for people in every language of the contract. """
    set_: DaleOfMerchantsSet | None
    text: str
    """ What it does, in our words, in English. """
    texts: Texts
    """ A text for people in every language of the contract. """
    value: int
    """ The printed value. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bonus_action = self.bonus_action
        card_type = self.card_type
        copies = self.copies

        id = self.id
        name = self.name
        names = self.names.to_dict()
        set_ = self.set_
        if set_ is not None and set_ is not UNSET:
            set_type_0 = set_
            set_ = set_type_0

        text = self.text
        texts = self.texts.to_dict()
        value = self.value
        json: dict[str, Any] = {
            **self.additional_properties,
            "bonus_action": bonus_action,
            "card_type": card_type,
            "copies": copies,
            "id": id,
            "name": name,
            "names": names,
            "set": set_,
            "text": text,
            "texts": texts,
            "value": value,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bonus_action = d.pop("bonus_action")
        card_type = check_dale_of_merchants_card_type(d.pop("card_type"))

        copies = d.pop("copies")

        id = check_dale_of_merchants_card(d.pop("id"))

        name = d.pop("name")
        names = Texts.from_dict(d.pop("names"))

        set_ = d.pop("set")
        if set_ is not None and set_ is not UNSET:
            set_type_0 = check_dale_of_merchants_set(set_)

            set_ = set_type_0

        text = d.pop("text")
        texts = Texts.from_dict(d.pop("texts"))

        value = d.pop("value")
        model = cls(
            bonus_action=bonus_action,
            card_type=card_type,
            copies=copies,
            id=id,
            name=name,
            names=names,
            set_=set_,
            text=text,
            texts=texts,
            value=value,
        )
        model.additional_properties = d
        return model


from ..models.texts import Texts  # noqa: E402
