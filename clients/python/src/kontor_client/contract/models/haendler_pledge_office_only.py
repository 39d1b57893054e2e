from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_direction import check_haendler_direction
from ..models.haendler_direction import HaendlerDirection
from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPledgeOfficeOnly")


@_attrs_define
class HaendlerPledgeOfficeOnly:
    """To use Office and Large Office in this round, if at all, only so.

    Attributes:
        direction (HaendlerDirection): Which way a price moves.
        good (HaendlerGood): A kind of goods.
        type_ (Literal['office_only']):
    """

    direction: HaendlerDirection
    good: HaendlerGood
    type_: Literal["office_only"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        direction: str = self.direction

        good: str = self.good

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "direction": direction,
                "good": good,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        direction = check_haendler_direction(d.pop("direction"))

        good = check_haendler_good(d.pop("good"))

        type_ = cast(Literal["office_only"], d.pop("type"))
        if type_ != "office_only":
            raise ValueError(f"type must match const 'office_only', got '{type_}'")

        haendler_pledge_office_only = cls(
            direction=direction,
            good=good,
            type_=type_,
        )

        haendler_pledge_office_only.additional_properties = d
        return haendler_pledge_office_only

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
