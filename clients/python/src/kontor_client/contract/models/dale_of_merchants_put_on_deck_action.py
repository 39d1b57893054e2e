from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsPutOnDeckAction")


@_attrs_define
class DaleOfMerchantsPutOnDeckAction:
    """Say whether the played card goes on top of the own deck."""

    on_deck: bool
    """ Whether it does. """
    type_: Literal["dale_of_merchants.put_on_deck"] = "dale_of_merchants.put_on_deck"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        on_deck = self.on_deck
        type_ = self.type_
        json: dict[str, Any] = {
            "on_deck": on_deck,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        on_deck = d.pop("on_deck")
        type_ = cast(Literal["dale_of_merchants.put_on_deck"], d.pop("type"))
        if type_ != "dale_of_merchants.put_on_deck":
            raise ValueError(f"type must match const 'dale_of_merchants.put_on_deck', got '{type_}'")
        model = cls(
            on_deck=on_deck,
            type_=type_,
        )
        return model
