from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerDealProposedEventData")


@_attrs_define
class HaendlerDealProposedEventData:
    """A player proposed a deal. What it gives at once was set aside."""

    deal: HaendlerDeal
    """ A deal between the player who proposes it and a partner. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        deal = self.deal.to_dict()
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "deal": deal,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        deal = HaendlerDeal.from_dict(d.pop("deal"))

        seat = d.pop("seat")
        model = cls(
            deal=deal,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.haendler_deal import HaendlerDeal  # noqa: E402
