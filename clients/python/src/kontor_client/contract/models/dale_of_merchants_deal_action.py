from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsDealAction")


@_attrs_define
class DaleOfMerchantsDealAction:
    """Deal out the cards of a private set."""

    players: list[int]
    """ Who gets each card, in the order of the cards. """
    type_: Literal["dale_of_merchants.deal"] = "dale_of_merchants.deal"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        players = self.players

        type_ = self.type_
        json: dict[str, Any] = {
            "players": players,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        players = cast(list[int], d.pop("players"))

        type_ = cast(Literal["dale_of_merchants.deal"], d.pop("type"))
        if type_ != "dale_of_merchants.deal":
            raise ValueError(f"type must match const 'dale_of_merchants.deal', got '{type_}'")
        model = cls(
            players=players,
            type_=type_,
        )
        return model
