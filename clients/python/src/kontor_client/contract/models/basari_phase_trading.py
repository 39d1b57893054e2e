from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card
from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.basari_offer import BasariOffer


T = TypeVar("T", bound="BasariPhaseTrading")


@_attrs_define
class BasariPhaseTrading:
    """Two players trade for an action.

    Attributes:
        cards (list[BasariCard]): The players' cards, by seat.
        offer (BasariOffer | None):
        opener (int): Who made or makes the first offer. Example: 0.
        phase (Literal['trading']):
        responder (int): Who answers it. Example: 0.
        to_settle (list[BasariCard]): The actions that are not settled yet, in order; the first is traded for now.
    """

    cards: list[BasariCard]
    offer: BasariOffer | None
    opener: int
    phase: Literal["trading"]
    responder: int
    to_settle: list[BasariCard]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_offer import BasariOffer  # noqa: PLC0415

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        offer: dict[str, Any] | None
        if isinstance(self.offer, BasariOffer):
            offer = self.offer.to_dict()
        else:
            offer = self.offer

        opener = self.opener

        phase = self.phase

        responder = self.responder

        to_settle = []
        for to_settle_item_data in self.to_settle:
            to_settle_item: str = to_settle_item_data
            to_settle.append(to_settle_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "offer": offer,
                "opener": opener,
                "phase": phase,
                "responder": responder,
                "to_settle": to_settle,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_offer import BasariOffer  # noqa: PLC0415

        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_basari_card(cards_item_data)

            cards.append(cards_item)

        def _parse_offer(data: object) -> BasariOffer | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                offer_type_0 = BasariOffer.from_dict(data)

                return offer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BasariOffer | None, data)

        offer = _parse_offer(d.pop("offer"))

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

        basari_phase_trading = cls(
            cards=cards,
            offer=offer,
            opener=opener,
            phase=phase,
            responder=responder,
            to_settle=to_settle,
        )

        basari_phase_trading.additional_properties = d
        return basari_phase_trading

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
