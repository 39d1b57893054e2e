from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerStepBidding")


@_attrs_define
class HaendlerStepBidding:
    """Phase 2: all bid for a wagon."""

    wagon: int
    """ Number of the wagon. """
    type_: Literal["bidding"] = "bidding"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "type": type_,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["bidding"], d.pop("type"))
        if type_ != "bidding":
            raise ValueError(f"type must match const 'bidding', got '{type_}'")
        wagon = d.pop("wagon")
        model = cls(
            type_=type_,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
