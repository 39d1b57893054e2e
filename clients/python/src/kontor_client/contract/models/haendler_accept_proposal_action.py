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


T = TypeVar("T", bound="HaendlerAcceptProposalAction")


@_attrs_define
class HaendlerAcceptProposalAction:
    """Accept a player's proposal: the deal is made and binds.

    Attributes:
        card (HaendlerInfluence | None):
        seat (int): Whose. Example: 0.
        type_ (Literal['haendler.accept_proposal']):
    """

    card: HaendlerInfluence | None
    seat: int
    type_: Literal["haendler.accept_proposal"]

    def to_dict(self) -> dict[str, Any]:
        card: None | str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "seat": seat,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_card(data: object) -> HaendlerInfluence | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_haendler_influence(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerInfluence | None, data)

        card = _parse_card(d.pop("card"))

        seat = d.pop("seat")

        type_ = cast(Literal["haendler.accept_proposal"], d.pop("type"))
        if type_ != "haendler.accept_proposal":
            raise ValueError(f"type must match const 'haendler.accept_proposal', got '{type_}'")

        haendler_accept_proposal_action = cls(
            card=card,
            seat=seat,
            type_=type_,
        )

        return haendler_accept_proposal_action
