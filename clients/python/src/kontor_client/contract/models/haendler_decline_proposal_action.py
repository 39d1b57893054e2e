from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerDeclineProposalAction")


@_attrs_define
class HaendlerDeclineProposalAction:
    """Decline a player's proposal.

    Attributes:
        seat (int): Whose. Example: 0.
        type_ (Literal['haendler.decline_proposal']):
    """

    seat: int
    type_: Literal["haendler.decline_proposal"]

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        type_ = cast(Literal["haendler.decline_proposal"], d.pop("type"))
        if type_ != "haendler.decline_proposal":
            raise ValueError(f"type must match const 'haendler.decline_proposal', got '{type_}'")

        haendler_decline_proposal_action = cls(
            seat=seat,
            type_=type_,
        )

        return haendler_decline_proposal_action
