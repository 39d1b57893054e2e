from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerOfferLoadingAction")


@_attrs_define
class HaendlerOfferLoadingAction:
    """Offer a player to load for a fee. A new offer takes the place of the one before."""

    fee_for_one: int | None
    """ The fee for one good; `null` if that is not offered. """
    fee_for_two: int | None
    """ The fee for two goods together; `null` if that is not offered. """
    seat: int
    """ To whom. """
    type_: Literal["haendler.offer_loading"] = "haendler.offer_loading"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        fee_for_one = self.fee_for_one

        fee_for_two = self.fee_for_two

        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            "fee_for_one": fee_for_one,
            "fee_for_two": fee_for_two,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        fee_for_one = d.pop("fee_for_one")

        fee_for_two = d.pop("fee_for_two")

        seat = d.pop("seat")
        type_ = cast(Literal["haendler.offer_loading"], d.pop("type"))
        if type_ != "haendler.offer_loading":
            raise ValueError(f"type must match const 'haendler.offer_loading', got '{type_}'")
        model = cls(
            fee_for_one=fee_for_one,
            fee_for_two=fee_for_two,
            seat=seat,
            type_=type_,
        )
        return model
