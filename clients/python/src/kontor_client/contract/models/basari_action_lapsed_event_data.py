from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card
from typing import cast


T = TypeVar("T", bound="BasariActionLapsedEventData")


@_attrs_define
class BasariActionLapsedEventData:
    """An action was chosen by three or four, so nobody carries it out.

    Attributes:
        card (BasariCard): An action card; each player has all three, in every round («Die 2. Phase»).
        seats (list[int]): Who chose it.
    """

    card: BasariCard
    seats: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

        seats = self.seats

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = check_basari_card(d.pop("card"))

        seats = cast(list[int], d.pop("seats"))

        basari_action_lapsed_event_data = cls(
            card=card,
            seats=seats,
        )

        basari_action_lapsed_event_data.additional_properties = d
        return basari_action_lapsed_event_data

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
