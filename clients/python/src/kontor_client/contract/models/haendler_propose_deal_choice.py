from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions
from ..types import UNSET, Unset

from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence

T = TypeVar("T", bound="HaendlerProposeDealChoice")


@_attrs_define
class HaendlerProposeDealChoice:
    """A deal may be proposed."""

    asked_money_most: int
    """ The most money that can be asked for. """
    asked_pledges: list[unions.HaendlerPledge]
    """ What the other can be asked to pledge, but for moves of wagons. """
    cards: list[HaendlerInfluence]
    """ Which influence cards can be given. """
    first: list[int]
    """ Whose pledge may have to be kept first. """
    money_most: int
    """ The most money that can be given. """
    pledges: list[unions.HaendlerPledge]
    """ What can be pledged, but for moves of wagons. """
    seat: int
    """ To whom. """
    type_: Literal["haendler.propose_deal"] = "haendler.propose_deal"
    asked_pledges_like: int | None | Unset = UNSET
    """ The partner in whose choice the same `asked_pledges` stand; here they are left out then. """
    moves: HaendlerPledgedMoves | None | Unset = UNSET
    pledges_like: int | None | Unset = UNSET
    """ The partner in whose choice the same `pledges` stand; here they are left out then. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        asked_money_most = self.asked_money_most
        asked_pledges = []
        for asked_pledges_item_data in self.asked_pledges:
            asked_pledges_item = asked_pledges_item_data.to_dict()

            asked_pledges.append(asked_pledges_item)

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        first = self.first

        money_most = self.money_most
        pledges = []
        for pledges_item_data in self.pledges:
            pledges_item = pledges_item_data.to_dict()

            pledges.append(pledges_item)

        seat = self.seat
        type_ = self.type_
        asked_pledges_like = self.asked_pledges_like

        moves = self.moves
        if moves is not None and moves is not UNSET:
            moves_type_0 = moves.to_dict()
            moves = moves_type_0

        pledges_like = self.pledges_like

        json: dict[str, Any] = {
            **self.additional_properties,
            "asked_money_most": asked_money_most,
            "asked_pledges": asked_pledges,
            "cards": cards,
            "first": first,
            "money_most": money_most,
            "pledges": pledges,
            "seat": seat,
            "type": type_,
        }
        if asked_pledges_like is not UNSET:
            json["asked_pledges_like"] = asked_pledges_like
        if moves is not UNSET:
            json["moves"] = moves
        if pledges_like is not UNSET:
            json["pledges_like"] = pledges_like
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        asked_money_most = d.pop("asked_money_most")
        asked_pledges = []
        _asked_pledges = d.pop("asked_pledges")
        for asked_pledges_item_data in _asked_pledges:
            asked_pledges_item = unions.read_haendler_pledge(asked_pledges_item_data)

            asked_pledges.append(asked_pledges_item)

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_haendler_influence(cards_item_data)

            cards.append(cards_item)

        first = cast(list[int], d.pop("first"))

        money_most = d.pop("money_most")
        pledges = []
        _pledges = d.pop("pledges")
        for pledges_item_data in _pledges:
            pledges_item = unions.read_haendler_pledge(pledges_item_data)

            pledges.append(pledges_item)

        seat = d.pop("seat")
        type_ = cast(Literal["haendler.propose_deal"], d.pop("type"))
        if type_ != "haendler.propose_deal":
            raise ValueError(f"type must match const 'haendler.propose_deal', got '{type_}'")
        asked_pledges_like = d.pop("asked_pledges_like", UNSET)

        moves = d.pop("moves", UNSET)
        if moves is not None and moves is not UNSET:
            moves_type_0 = HaendlerPledgedMoves.from_dict(moves)

            moves = moves_type_0

        pledges_like = d.pop("pledges_like", UNSET)

        model = cls(
            asked_money_most=asked_money_most,
            asked_pledges=asked_pledges,
            cards=cards,
            first=first,
            money_most=money_most,
            pledges=pledges,
            seat=seat,
            type_=type_,
            asked_pledges_like=asked_pledges_like,
            moves=moves,
            pledges_like=pledges_like,
        )
        model.additional_properties = d
        return model


from ..models.haendler_pledged_moves import HaendlerPledgedMoves  # noqa: E402
