from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerWithdrawProposalAction")


@_attrs_define
class HaendlerWithdrawProposalAction:
    """Withdraw one's proposal.

    Attributes:
        type_ (Literal['haendler.withdraw_proposal']):
    """

    type_: Literal["haendler.withdraw_proposal"]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["haendler.withdraw_proposal"], d.pop("type"))
        if type_ != "haendler.withdraw_proposal":
            raise ValueError(f"type must match const 'haendler.withdraw_proposal', got '{type_}'")

        haendler_withdraw_proposal_action = cls(
            type_=type_,
        )

        return haendler_withdraw_proposal_action
