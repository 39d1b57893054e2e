from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciBidChoice")


@_attrs_define
class MediciBidChoice:
    """Any whole number of florins in this range may be bid."""

    max_: int
    """ All that the player owns. """
    min_: int
    """ The smallest bid that exceeds the highest so far. """
    type_: Literal["medici.bid"] = "medici.bid"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        max_ = self.max_
        min_ = self.min_
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "max": max_,
            "min": min_,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        max_ = d.pop("max")
        min_ = d.pop("min")
        type_ = cast(Literal["medici.bid"], d.pop("type"))
        if type_ != "medici.bid":
            raise ValueError(f"type must match const 'medici.bid', got '{type_}'")
        model = cls(
            max_=max_,
            min_=min_,
            type_=type_,
        )
        model.additional_properties = d
        return model
