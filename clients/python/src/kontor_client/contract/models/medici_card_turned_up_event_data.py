from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciCardTurnedUpEventData")


@_attrs_define
class MediciCardTurnedUpEventData:
    """The top card of the deck was turned up and joined the lot."""

    card: MediciCard
    """ A ware card. Cards of the same ware and value are alike. """
    seat: int
    """ Who turned it up. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card.to_dict()
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = MediciCard.from_dict(d.pop("card"))

        seat = d.pop("seat")
        model = cls(
            card=card,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.medici_card import MediciCard  # noqa: E402
