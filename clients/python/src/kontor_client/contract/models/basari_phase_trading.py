from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card

T = TypeVar("T", bound="BasariPhaseTrading")


@_attrs_define
class BasariPhaseTrading:
    """Two players trade for an action."""

    cards: list[BasariCard]
    """ The players' cards, by seat. """
    offer: BasariOffer | None
    opener: int
    """ Who made or makes the first offer. """
    responder: int
    """ Who answers it. """
    to_settle: list[BasariCard]
    """ The actions that are not settled yet, in order; the first is traded for now. """
    phase: Literal["trading"] = "trading"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        offer = self.offer
        if offer is not None and offer is not UNSET:
            offer_type_0 = offer.to_dict()
            offer = offer_type_0

        opener = self.opener
        phase = self.phase
        responder = self.responder
        to_settle = []
        for to_settle_item_data in self.to_settle:
            to_settle_item: str = to_settle_item_data
            to_settle.append(to_settle_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "offer": offer,
            "opener": opener,
            "phase": phase,
            "responder": responder,
            "to_settle": to_settle,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_basari_card(cards_item_data)

            cards.append(cards_item)

        offer = d.pop("offer")
        if offer is not None and offer is not UNSET:
            offer_type_0 = BasariOffer.from_dict(offer)

            offer = offer_type_0

        opener = d.pop("opener")
        phase = cast(Literal["trading"], d.pop("phase"))
        if phase != "trading":
            raise ValueError(f"phase must match const 'trading', got '{phase}'")
        responder = d.pop("responder")
        to_settle = []
        _to_settle = d.pop("to_settle")
        for to_settle_item_data in _to_settle:
            to_settle_item = check_basari_card(to_settle_item_data)

            to_settle.append(to_settle_item)

        model = cls(
            cards=cards,
            offer=offer,
            opener=opener,
            phase=phase,
            responder=responder,
            to_settle=to_settle,
        )
        model.additional_properties = d
        return model


from ..models.basari_offer import BasariOffer  # noqa: E402
