from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerBidChoice")


@_attrs_define
class HaendlerBidChoice:
    """Any amount up to one's money may be bid."""

    most: int
    """ The highest bid. """
    type_: Literal["haendler.bid"] = "haendler.bid"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        most = self.most
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "most": most,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        most = d.pop("most")
        type_ = cast(Literal["haendler.bid"], d.pop("type"))
        if type_ != "haendler.bid":
            raise ValueError(f"type must match const 'haendler.bid', got '{type_}'")
        model = cls(
            most=most,
            type_=type_,
        )
        model.additional_properties = d
        return model
