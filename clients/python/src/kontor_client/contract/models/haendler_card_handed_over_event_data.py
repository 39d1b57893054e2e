from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence
from typing import cast


T = TypeVar("T", bound="HaendlerCardHandedOverEventData")


@_attrs_define
class HaendlerCardHandedOverEventData:
    """An influence card that was named changed hands by a deal.

    Attributes:
        card (HaendlerInfluence): A kind of influence cards, the green ones («Influence Cards»).
        giver (int): Who gave it. Example: 0.
        receiver (int): Who has it now. Example: 0.
    """

    card: HaendlerInfluence
    giver: int
    receiver: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

        giver = self.giver

        receiver = self.receiver

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "giver": giver,
                "receiver": receiver,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = check_haendler_influence(d.pop("card"))

        giver = d.pop("giver")

        receiver = d.pop("receiver")

        haendler_card_handed_over_event_data = cls(
            card=card,
            giver=giver,
            receiver=receiver,
        )

        haendler_card_handed_over_event_data.additional_properties = d
        return haendler_card_handed_over_event_data

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
