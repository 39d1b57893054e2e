from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card

T = TypeVar("T", bound="BasariChosen")


@_attrs_define
class BasariChosen:
    """Whether a player has chosen a card."""

    card: BasariCard | None
    has_chosen: bool
    """ Whether a card lies there, face down. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        if card is not None and card is not UNSET:
            card_type_0 = card
            card = card_type_0

        has_chosen = self.has_chosen
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "has_chosen": has_chosen,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = d.pop("card")
        if card is not None and card is not UNSET:
            card_type_0 = check_basari_card(card)

            card = card_type_0

        has_chosen = d.pop("has_chosen")
        seat = d.pop("seat")
        model = cls(
            card=card,
            has_chosen=has_chosen,
            seat=seat,
        )
        model.additional_properties = d
        return model
