from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from ..models.dale_of_merchants_until import check_dale_of_merchants_until
from ..models.dale_of_merchants_until import DaleOfMerchantsUntil
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsTechniqueScheduledEventData")


@_attrs_define
class DaleOfMerchantsTechniqueScheduledEventData:
    """A technique came due, or stays on the schedule.

    Attributes:
        card (DaleOfMerchantsCard): A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as
            a deck is shown to who searches it.
        place (int): Its place on the schedule.
        seat (int): Whose. Example: 0.
        until (DaleOfMerchantsUntil): How long a technique stays on the schedule.
    """

    card: DaleOfMerchantsCard
    place: int
    seat: int
    until: DaleOfMerchantsUntil
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

        place = self.place

        seat = self.seat

        until: str = self.until

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "place": place,
                "seat": seat,
                "until": until,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = check_dale_of_merchants_card(d.pop("card"))

        place = d.pop("place")

        seat = d.pop("seat")

        until = check_dale_of_merchants_until(d.pop("until"))

        dale_of_merchants_technique_scheduled_event_data = cls(
            card=card,
            place=place,
            seat=seat,
            until=until,
        )

        dale_of_merchants_technique_scheduled_event_data.additional_properties = d
        return dale_of_merchants_technique_scheduled_event_data

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
