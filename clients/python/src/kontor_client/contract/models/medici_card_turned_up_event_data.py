from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.medici_card import MediciCard


T = TypeVar("T", bound="MediciCardTurnedUpEventData")


@_attrs_define
class MediciCardTurnedUpEventData:
    """The top card of the deck was turned up and joined the lot.

    Attributes:
        card (MediciCard): A ware card. Cards of the same ware and value are alike.
        seat (int): Who turned it up. Example: 0.
    """

    card: MediciCard
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.medici_card import MediciCard  # noqa: PLC0415

        card = self.card.to_dict()

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.medici_card import MediciCard  # noqa: PLC0415

        d = dict(src_dict)
        card = MediciCard.from_dict(d.pop("card"))

        seat = d.pop("seat")

        medici_card_turned_up_event_data = cls(
            card=card,
            seat=seat,
        )

        medici_card_turned_up_event_data.additional_properties = d
        return medici_card_turned_up_event_data

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
