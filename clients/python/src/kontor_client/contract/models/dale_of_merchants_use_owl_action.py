from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsUseOwlAction")


@_attrs_define
class DaleOfMerchantsUseOwlAction:
    """Show an owl and use it."""

    card: int
    """ Its handle. """
    type_: Literal["dale_of_merchants.use_owl"] = "dale_of_merchants.use_owl"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        type_ = self.type_
        json: dict[str, Any] = {
            "card": card,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = d.pop("card")
        type_ = cast(Literal["dale_of_merchants.use_owl"], d.pop("type"))
        if type_ != "dale_of_merchants.use_owl":
            raise ValueError(f"type must match const 'dale_of_merchants.use_owl', got '{type_}'")
        model = cls(
            card=card,
            type_=type_,
        )
        return model
