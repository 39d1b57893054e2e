from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWithdrawRequestChoice")


@_attrs_define
class HaendlerWithdrawRequestChoice:
    """The own request may be withdrawn."""

    type_: Literal["haendler.withdraw_request"] = "haendler.withdraw_request"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["haendler.withdraw_request"], d.pop("type"))
        if type_ != "haendler.withdraw_request":
            raise ValueError(f"type must match const 'haendler.withdraw_request', got '{type_}'")
        model = cls(
            type_=type_,
        )
        model.additional_properties = d
        return model
