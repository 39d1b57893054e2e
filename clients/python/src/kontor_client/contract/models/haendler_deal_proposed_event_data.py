from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_deal import HaendlerDeal


T = TypeVar("T", bound="HaendlerDealProposedEventData")


@_attrs_define
class HaendlerDealProposedEventData:
    """A player proposed a deal. What it gives at once was set aside.

    Attributes:
        deal (HaendlerDeal): A deal between the player who proposes it and a partner.
        seat (int): Who. Example: 0.
    """

    deal: HaendlerDeal
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_deal import HaendlerDeal  # noqa: PLC0415

        deal = self.deal.to_dict()

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "deal": deal,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_deal import HaendlerDeal  # noqa: PLC0415

        d = dict(src_dict)
        deal = HaendlerDeal.from_dict(d.pop("deal"))

        seat = d.pop("seat")

        haendler_deal_proposed_event_data = cls(
            deal=deal,
            seat=seat,
        )

        haendler_deal_proposed_event_data.additional_properties = d
        return haendler_deal_proposed_event_data

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
