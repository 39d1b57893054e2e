from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsChooseStallCardAction")


@_attrs_define
class DaleOfMerchantsChooseStallCardAction:
    """Choose a card of the own stall."""

    place: int
    """ Its place in the stack, from 0. """
    stack: int
    """ Number of the stack, from 0. """
    type_: Literal["dale_of_merchants.choose_stall_card"] = "dale_of_merchants.choose_stall_card"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        place = self.place
        stack = self.stack
        type_ = self.type_
        json: dict[str, Any] = {
            "place": place,
            "stack": stack,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        place = d.pop("place")
        stack = d.pop("stack")
        type_ = cast(Literal["dale_of_merchants.choose_stall_card"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_stall_card":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_stall_card', got '{type_}'")
        model = cls(
            place=place,
            stack=stack,
            type_=type_,
        )
        return model
