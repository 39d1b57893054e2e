from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsGuessAction")


@_attrs_define
class DaleOfMerchantsGuessAction:
    """Guess a value."""

    value: int
    """ The value. """
    type_: Literal["dale_of_merchants.guess"] = "dale_of_merchants.guess"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        value = self.value
        json: dict[str, Any] = {
            "type": type_,
            "value": value,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["dale_of_merchants.guess"], d.pop("type"))
        if type_ != "dale_of_merchants.guess":
            raise ValueError(f"type must match const 'dale_of_merchants.guess', got '{type_}'")
        value = d.pop("value")
        model = cls(
            type_=type_,
            value=value,
        )
        return model
