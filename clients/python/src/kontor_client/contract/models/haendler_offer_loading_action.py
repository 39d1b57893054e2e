from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerOfferLoadingAction")


@_attrs_define
class HaendlerOfferLoadingAction:
    """Offer a player to load for a fee. A new offer takes the place of the one before.

    Attributes:
        fee_for_one (int | None): The fee for one good; `null` if that is not offered.
        fee_for_two (int | None): The fee for two goods together; `null` if that is not offered.
        seat (int): To whom. Example: 0.
        type_ (Literal['haendler.offer_loading']):
    """

    fee_for_one: int | None
    fee_for_two: int | None
    seat: int
    type_: Literal["haendler.offer_loading"]

    def to_dict(self) -> dict[str, Any]:
        fee_for_one: int | None
        fee_for_one = self.fee_for_one

        fee_for_two: int | None
        fee_for_two = self.fee_for_two

        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "fee_for_one": fee_for_one,
                "fee_for_two": fee_for_two,
                "seat": seat,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_fee_for_one(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fee_for_one = _parse_fee_for_one(d.pop("fee_for_one"))

        def _parse_fee_for_two(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fee_for_two = _parse_fee_for_two(d.pop("fee_for_two"))

        seat = d.pop("seat")

        type_ = cast(Literal["haendler.offer_loading"], d.pop("type"))
        if type_ != "haendler.offer_loading":
            raise ValueError(f"type must match const 'haendler.offer_loading', got '{type_}'")

        haendler_offer_loading_action = cls(
            fee_for_one=fee_for_one,
            fee_for_two=fee_for_two,
            seat=seat,
            type_=type_,
        )

        return haendler_offer_loading_action
