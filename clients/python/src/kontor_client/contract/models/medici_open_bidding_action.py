from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="MediciOpenBiddingAction")


@_attrs_define
class MediciOpenBiddingAction:
    """Leave the lot as it is and let the bidding begin.

    Attributes:
        type_ (Literal['medici.open_bidding']):
    """

    type_: Literal["medici.open_bidding"]

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
        type_ = cast(Literal["medici.open_bidding"], d.pop("type"))
        if type_ != "medici.open_bidding":
            raise ValueError(f"type must match const 'medici.open_bidding', got '{type_}'")

        medici_open_bidding_action = cls(
            type_=type_,
        )

        return medici_open_bidding_action
