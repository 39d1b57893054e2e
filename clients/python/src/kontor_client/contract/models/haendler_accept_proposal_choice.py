from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerAcceptProposalChoice")


@_attrs_define
class HaendlerAcceptProposalChoice:
    """A player's proposal may be accepted.

    Attributes:
        cards (list[HaendlerInfluence]): The influence cards of which one is given; empty if none is asked for.
        seat (int): Whose. Example: 0.
        type_ (Literal['haendler.accept_proposal']):
    """

    cards: list[HaendlerInfluence]
    seat: int
    type_: Literal["haendler.accept_proposal"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "seat": seat,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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

        haendler_accept_proposal_choice = cls(
            cards=cards,
            seat=seat,
            type_=type_,
        )

        haendler_accept_proposal_choice.additional_properties = d
        return haendler_accept_proposal_choice

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
