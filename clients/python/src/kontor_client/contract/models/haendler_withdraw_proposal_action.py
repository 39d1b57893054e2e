from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerWithdrawProposalAction")


@_attrs_define
class HaendlerWithdrawProposalAction:
    """Withdraw one's proposal."""

    type_: Literal["haendler.withdraw_proposal"] = "haendler.withdraw_proposal"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        json: dict[str, Any] = {
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["haendler.withdraw_proposal"], d.pop("type"))
        if type_ != "haendler.withdraw_proposal":
            raise ValueError(f"type must match const 'haendler.withdraw_proposal', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
