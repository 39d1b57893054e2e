from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="HaendlerWheelSetEventData")


@_attrs_define
class HaendlerWheelSetEventData:
    """A player set the price wheel."""

    seat: int
    """ Who. """
    wheel: HaendlerWheel | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat
        wheel = self.wheel
        if wheel is not None and wheel is not UNSET:
            wheel_type_0 = wheel.to_dict()
            wheel = wheel_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "seat": seat,
            "wheel": wheel,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat")
        wheel = d.pop("wheel")
        if wheel is not None and wheel is not UNSET:
            wheel_type_0 = HaendlerWheel.from_dict(wheel)

            wheel = wheel_type_0

        model = cls(
            seat=seat,
            wheel=wheel,
        )
        model.additional_properties = d
        return model


from ..models.haendler_wheel import HaendlerWheel  # noqa: E402
