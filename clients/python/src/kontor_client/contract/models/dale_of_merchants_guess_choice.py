from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsGuessChoice")


@_attrs_define
class DaleOfMerchantsGuessChoice:
    """A value is guessed."""

    max_: int
    """ The highest. """
    type_: Literal["dale_of_merchants.guess"] = "dale_of_merchants.guess"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        max_ = self.max_
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "max": max_,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        max_ = d.pop("max")
        type_ = cast(Literal["dale_of_merchants.guess"], d.pop("type"))
        if type_ != "dale_of_merchants.guess":
            raise ValueError(f"type must match const 'dale_of_merchants.guess', got '{type_}'")
        model = cls(
            max_=max_,
            type_=type_,
        )
        model.additional_properties = d
        return model
