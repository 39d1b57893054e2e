from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_offer import HaendlerOffer
    from ..models.haendler_request import HaendlerRequest


T = TypeVar("T", bound="HaendlerBargain")


@_attrs_define
class HaendlerBargain:
    """What lies between the Loading Master and another player.

    Attributes:
        offer (HaendlerOffer | None):
        passed (bool): Whether the player has passed since the last offer.
        request (HaendlerRequest | None):
        seat (int): The other player; the master's own entry is empty. Example: 0.
    """

    offer: HaendlerOffer | None
    passed: bool
    request: HaendlerRequest | None
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_offer import HaendlerOffer  # noqa: PLC0415
        from ..models.haendler_request import HaendlerRequest  # noqa: PLC0415

        offer: dict[str, Any] | None
        if isinstance(self.offer, HaendlerOffer):
            offer = self.offer.to_dict()
        else:
            offer = self.offer

        passed = self.passed

        request: dict[str, Any] | None
        if isinstance(self.request, HaendlerRequest):
            request = self.request.to_dict()
        else:
            request = self.request

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "offer": offer,
                "passed": passed,
                "request": request,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_offer import HaendlerOffer  # noqa: PLC0415
        from ..models.haendler_request import HaendlerRequest  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_offer(data: object) -> HaendlerOffer | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                offer_type_0 = HaendlerOffer.from_dict(data)

                return offer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerOffer | None, data)

        offer = _parse_offer(d.pop("offer"))

        passed = d.pop("passed")

        def _parse_request(data: object) -> HaendlerRequest | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                request_type_0 = HaendlerRequest.from_dict(data)

                return request_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerRequest | None, data)

        request = _parse_request(d.pop("request"))

        seat = d.pop("seat")

        haendler_bargain = cls(
            offer=offer,
            passed=passed,
            request=request,
            seat=seat,
        )

        haendler_bargain.additional_properties = d
        return haendler_bargain

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
