from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET

from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence

T = TypeVar("T", bound="HaendlerAcceptProposalAction")


@_attrs_define
class HaendlerAcceptProposalAction:
    """Accept a player's proposal: the deal is made and binds."""

    card: HaendlerInfluence | None
    seat: int
    """ Whose. """
    type_: Literal["haendler.accept_proposal"] = "haendler.accept_proposal"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        if card is not None and card is not UNSET:
            card_type_0 = card
            card = card_type_0

        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            "card": card,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = d.pop("card")
        if card is not None and card is not UNSET:
            card_type_0 = check_haendler_influence(card)

            card = card_type_0

        seat = d.pop("seat")
        type_ = cast(Literal["haendler.accept_proposal"], d.pop("type"))
        if type_ != "haendler.accept_proposal":
            raise ValueError(f"type must match const 'haendler.accept_proposal', got '{type_}'")
        model = cls(
            card=card,
            seat=seat,
            type_=type_,
        )
        return model
