from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


from ..models.haendler_arrow import check_haendler_arrow
from ..models.haendler_arrow import HaendlerArrow

T = TypeVar("T", bound="HaendlerSetWheelAction")


@_attrs_define
class HaendlerSetWheelAction:
    """Set both arrows of the price wheel, in secret and for good."""

    first: HaendlerArrow
    """ Where an arrow of a price wheel points («Phase 4»). """
    second: HaendlerArrow
    """ Where an arrow of a price wheel points («Phase 4»). """
    type_: Literal["haendler.set_wheel"] = "haendler.set_wheel"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        first = self.first
        second = self.second
        type_ = self.type_
        json: dict[str, Any] = {
            "first": first,
            "second": second,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        first = check_haendler_arrow(d.pop("first"))

        second = check_haendler_arrow(d.pop("second"))

        type_ = cast(Literal["haendler.set_wheel"], d.pop("type"))
        if type_ != "haendler.set_wheel":
            raise ValueError(f"type must match const 'haendler.set_wheel', got '{type_}'")
        model = cls(
            first=first,
            second=second,
            type_=type_,
        )
        return model
