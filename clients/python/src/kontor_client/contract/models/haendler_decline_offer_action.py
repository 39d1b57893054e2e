from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerDeclineOfferAction")


@_attrs_define
class HaendlerDeclineOfferAction:
    """Decline the master's offer.

    Attributes:
        type_ (Literal['haendler.decline_offer']):
    """

    type_: Literal["haendler.decline_offer"]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["haendler.decline_offer"], d.pop("type"))
        if type_ != "haendler.decline_offer":
            raise ValueError(f"type must match const 'haendler.decline_offer', got '{type_}'")

        haendler_decline_offer_action = cls(
            type_=type_,
        )

        return haendler_decline_offer_action
