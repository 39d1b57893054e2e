from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence

T = TypeVar("T", bound="HaendlerCardSetAsideEventData")


@_attrs_define
class HaendlerCardSetAsideEventData:
    """A player set an influence card aside that an own proposal does not name."""

    card: HaendlerInfluence | None
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
        card = d.pop("card")
        if card is not None and card is not UNSET:
            card_type_0 = check_haendler_influence(card)

            card = card_type_0

        seat = d.pop("seat")
        model = cls(
            card=card,
            seat=seat,
        )
        model.additional_properties = d
        return model
