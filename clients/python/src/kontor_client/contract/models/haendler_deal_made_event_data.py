from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerDealMadeEventData")


@_attrs_define
class HaendlerDealMadeEventData:
    """A deal was made. Money changed hands, and the pledges bind."""

    deal: HaendlerDeal
    """ A deal between the player who proposes it and a partner. """
    number: int
    """ Its number, from 1. """
    seat: int
    """ Who had proposed it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        deal = self.deal.to_dict()
        number = self.number
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "deal": deal,
            "number": number,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        deal = HaendlerDeal.from_dict(d.pop("deal"))

        number = d.pop("number")
        seat = d.pop("seat")
        model = cls(
            deal=deal,
            number=number,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.haendler_deal import HaendlerDeal  # noqa: E402
