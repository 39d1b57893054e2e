from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions
from ..types import UNSET

from ..models.haendler_dealt_card import check_haendler_dealt_card
from ..models.haendler_dealt_card import HaendlerDealtCard

T = TypeVar("T", bound="HaendlerTerms")


@_attrs_define
class HaendlerTerms:
    """What one side of a deal gives."""

    card: HaendlerDealtCard | None
    money: int
    """ Guilders, at once. """
    pledge: unions.HaendlerPledge | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        if card is not None and card is not UNSET:
            card_type_0 = card
            card = card_type_0

        money = self.money
        pledge = self.pledge
        if pledge is not None and pledge is not UNSET:
            pledge = pledge.to_dict()

        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "money": money,
            "pledge": pledge,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = d.pop("card")
        if card is not None and card is not UNSET:
            card_type_0 = check_haendler_dealt_card(card)

            card = card_type_0

        money = d.pop("money")
        pledge = d.pop("pledge")
        if pledge is not None and pledge is not UNSET:
            pledge = unions.read_haendler_pledge(pledge)

        model = cls(
            card=card,
            money=money,
            pledge=pledge,
        )
        model.additional_properties = d
        return model
