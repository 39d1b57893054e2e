from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="MediciBidAction")


@_attrs_define
class MediciBidAction:
    """Bid for the lot."""

    amount: int
    """ Florins, more than the highest bid so far and no more than one's own wealth. """
    type_: Literal["medici.bid"] = "medici.bid"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        amount = self.amount
        type_ = self.type_
        json: dict[str, Any] = {
            "amount": amount,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        amount = d.pop("amount")
        type_ = cast(Literal["medici.bid"], d.pop("type"))
        if type_ != "medici.bid":
            raise ValueError(f"type must match const 'medici.bid', got '{type_}'")
        model = cls(
            amount=amount,
            type_=type_,
        )
        return model
