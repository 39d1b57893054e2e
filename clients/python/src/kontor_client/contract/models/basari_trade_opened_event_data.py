from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card
from typing import cast


T = TypeVar("T", bound="BasariTradeOpenedEventData")


@_attrs_define
class BasariTradeOpenedEventData:
    """Two players began to trade for an action.

    Attributes:
        card (BasariCard): An action card; each player has all three, in every round («Die 2. Phase»).
        opener (int): Who makes the first offer. Example: 0.
        responder (int): Who answers it. Example: 0.
    """

    card: BasariCard
    opener: int
    responder: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

        opener = self.opener

        responder = self.responder

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "opener": opener,
                "responder": responder,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = check_basari_card(d.pop("card"))

        opener = d.pop("opener")

        responder = d.pop("responder")

        basari_trade_opened_event_data = cls(
            card=card,
            opener=opener,
            responder=responder,
        )

        basari_trade_opened_event_data.additional_properties = d
        return basari_trade_opened_event_data

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
