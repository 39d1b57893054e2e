from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsHelpAction")


@_attrs_define
class DaleOfMerchantsHelpAction:
    """Add cards to the partner's stack, so that it stands."""

    cards: list[int]
    """ Handles of the cards. """
    type_: Literal["dale_of_merchants.help"] = "dale_of_merchants.help"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = self.cards

        type_ = self.type_
        json: dict[str, Any] = {
            "cards": cards,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = cast(list[int], d.pop("cards"))

        type_ = cast(Literal["dale_of_merchants.help"], d.pop("type"))
        if type_ != "dale_of_merchants.help":
            raise ValueError(f"type must match const 'dale_of_merchants.help', got '{type_}'")
        model = cls(
            cards=cards,
            type_=type_,
        )
        return model
