from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card

T = TypeVar("T", bound="BasariTradeOpenedEventData")


@_attrs_define
class BasariTradeOpenedEventData:
    """Two players began to trade for an action."""

    card: BasariCard
    """ An action card; each player has all three, in every round («Die 2. Phase»). """
    opener: int
    """ Who makes the first offer. """
    responder: int
    """ Who answers it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        opener = self.opener
        responder = self.responder
        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "opener": opener,
            "responder": responder,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = check_basari_card(d.pop("card"))

        opener = d.pop("opener")
        responder = d.pop("responder")
        model = cls(
            card=card,
            opener=opener,
            responder=responder,
        )
        model.additional_properties = d
        return model
