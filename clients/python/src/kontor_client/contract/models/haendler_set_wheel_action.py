from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_arrow import check_haendler_arrow
from ..models.haendler_arrow import HaendlerArrow
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerSetWheelAction")


@_attrs_define
class HaendlerSetWheelAction:
    """Set both arrows of the price wheel, in secret and for good.

    Attributes:
        first (HaendlerArrow): Where an arrow of a price wheel points («Phase 4»).
        second (HaendlerArrow): Where an arrow of a price wheel points («Phase 4»).
        type_ (Literal['haendler.set_wheel']):
    """

    first: HaendlerArrow
    second: HaendlerArrow
    type_: Literal["haendler.set_wheel"]

    def to_dict(self) -> dict[str, Any]:
        first: str = self.first

        second: str = self.second

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "first": first,
                "second": second,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        first = check_haendler_arrow(d.pop("first"))

        second = check_haendler_arrow(d.pop("second"))

        type_ = cast(Literal["haendler.set_wheel"], d.pop("type"))
        if type_ != "haendler.set_wheel":
            raise ValueError(f"type must match const 'haendler.set_wheel', got '{type_}'")

        haendler_set_wheel_action = cls(
            first=first,
            second=second,
            type_=type_,
        )

        return haendler_set_wheel_action
