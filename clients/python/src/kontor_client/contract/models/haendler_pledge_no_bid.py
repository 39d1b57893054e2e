from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPledgeNoBid")


@_attrs_define
class HaendlerPledgeNoBid:
    """To bid nothing for a wagon in this round."""

    wagon: int
    """ Number of the wagon. """
    type_: Literal["no_bid"] = "no_bid"
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
        type_ = cast(Literal["no_bid"], d.pop("type"))
        if type_ != "no_bid":
            raise ValueError(f"type must match const 'no_bid', got '{type_}'")
        wagon = d.pop("wagon")
        model = cls(
            type_=type_,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
