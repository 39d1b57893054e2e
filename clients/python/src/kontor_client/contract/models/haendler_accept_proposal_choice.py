from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence

T = TypeVar("T", bound="HaendlerAcceptProposalChoice")


@_attrs_define
class HaendlerAcceptProposalChoice:
    """A player's proposal may be accepted."""

    cards: list[HaendlerInfluence]
    """ The influence cards of which one is given; empty if none is asked for. """
    seat: int
    """ Whose. """
    type_: Literal["haendler.accept_proposal"] = "haendler.accept_proposal"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_haendler_influence(cards_item_data)

            cards.append(cards_item)

        seat = d.pop("seat")
        type_ = cast(Literal["haendler.accept_proposal"], d.pop("type"))
        if type_ != "haendler.accept_proposal":
            raise ValueError(f"type must match const 'haendler.accept_proposal', got '{type_}'")
        model = cls(
            cards=cards,
            seat=seat,
            type_=type_,
        )
        model.additional_properties = d
        return model
