from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="HaendlerBargain")


@_attrs_define
class HaendlerBargain:
    """What lies between the Loading Master and another player."""

    offer: HaendlerOffer | None
    passed: bool
    """ Whether the player has passed since the last offer. """
    request: HaendlerRequest | None
    seat: int
    """ The other player; the master's own entry is empty. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        offer = self.offer
        if offer is not None and offer is not UNSET:
            offer_type_0 = offer.to_dict()
            offer = offer_type_0

        passed = self.passed
        request = self.request
        if request is not None and request is not UNSET:
            request_type_0 = request.to_dict()
            request = request_type_0

        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "offer": offer,
            "passed": passed,
            "request": request,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        offer = d.pop("offer")
        if offer is not None and offer is not UNSET:
            offer_type_0 = HaendlerOffer.from_dict(offer)

            offer = offer_type_0

        passed = d.pop("passed")
        request = d.pop("request")
        if request is not None and request is not UNSET:
            request_type_0 = HaendlerRequest.from_dict(request)

            request = request_type_0

        seat = d.pop("seat")
        model = cls(
            offer=offer,
            passed=passed,
            request=request,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.haendler_offer import HaendlerOffer  # noqa: E402
from ..models.haendler_request import HaendlerRequest  # noqa: E402
