from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from .. import unions
from ...tagged import forget_unknown_fields
from ..types import UNSET

from ..models.haendler_dealt_card import check_haendler_dealt_card
from ..models.haendler_dealt_card import HaendlerDealtCard

T = TypeVar("T", bound="HaendlerProposeDealAction")


@_attrs_define
class HaendlerProposeDealAction:
    """Propose a deal, which everybody sees. What it gives at once is set aside."""

    asked_card: HaendlerDealtCard | None
    asked_money: int
    """ Guilders to ask for; a multiple of 100. They may be more than the other has, who cannot accept then. """
    asked_pledge: unions.HaendlerPledge | None
    card: HaendlerProposedCard | None
    first: int | None
    """ Whose pledge has to be kept before the other's binds; `null` if both bind at once. """
    money: int
    """ Guilders to give; a multiple of 100. """
    pledge: unions.HaendlerPledge | None
    seat: int
    """ To whom. """
    type_: Literal["haendler.propose_deal"] = "haendler.propose_deal"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        asked_card = self.asked_card
        if asked_card is not None and asked_card is not UNSET:
            asked_card_type_0 = asked_card
            asked_card = asked_card_type_0

        asked_money = self.asked_money
        asked_pledge = self.asked_pledge
        if asked_pledge is not None and asked_pledge is not UNSET:
            asked_pledge = asked_pledge.to_dict()

        card = self.card
        if card is not None and card is not UNSET:
            card_type_0 = card.to_dict()
            card = card_type_0

        first = self.first

        money = self.money
        pledge = self.pledge
        if pledge is not None and pledge is not UNSET:
            pledge = pledge.to_dict()

        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            "asked_card": asked_card,
            "asked_money": asked_money,
            "asked_pledge": asked_pledge,
            "card": card,
            "first": first,
            "money": money,
            "pledge": pledge,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        asked_card = d.pop("asked_card")
        if asked_card is not None and asked_card is not UNSET:
            asked_card_type_0 = check_haendler_dealt_card(asked_card)

            asked_card = asked_card_type_0

        asked_money = d.pop("asked_money")
        asked_pledge = d.pop("asked_pledge")
        if asked_pledge is not None and asked_pledge is not UNSET:
            asked_pledge = unions.read_haendler_pledge(asked_pledge)

        card = d.pop("card")
        if card is not None and card is not UNSET:
            card_type_0 = HaendlerProposedCard.from_dict(card)

            card = card_type_0

        first = d.pop("first")

        money = d.pop("money")
        pledge = d.pop("pledge")
        if pledge is not None and pledge is not UNSET:
            pledge = unions.read_haendler_pledge(pledge)

        seat = d.pop("seat")
        type_ = cast(Literal["haendler.propose_deal"], d.pop("type"))
        if type_ != "haendler.propose_deal":
            raise ValueError(f"type must match const 'haendler.propose_deal', got '{type_}'")
        model = cls(
            asked_card=asked_card,
            asked_money=asked_money,
            asked_pledge=asked_pledge,
            card=card,
            first=first,
            money=money,
            pledge=pledge,
            seat=seat,
            type_=type_,
        )
        forget_unknown_fields(model)
        return model


from ..models.haendler_proposed_card import HaendlerProposedCard  # noqa: E402
