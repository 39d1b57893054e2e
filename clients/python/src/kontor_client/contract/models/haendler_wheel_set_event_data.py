from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_wheel import HaendlerWheel


T = TypeVar("T", bound="HaendlerWheelSetEventData")


@_attrs_define
class HaendlerWheelSetEventData:
    """A player set the price wheel.

    Attributes:
        seat (int): Who. Example: 0.
        wheel (HaendlerWheel | None):
    """

    seat: int
    wheel: HaendlerWheel | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_wheel import HaendlerWheel  # noqa: PLC0415

        seat = self.seat

        wheel: dict[str, Any] | None
        if isinstance(self.wheel, HaendlerWheel):
            wheel = self.wheel.to_dict()
        else:
            wheel = self.wheel

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "wheel": wheel,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_wheel import HaendlerWheel  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        def _parse_wheel(data: object) -> HaendlerWheel | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                wheel_type_0 = HaendlerWheel.from_dict(data)

                return wheel_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerWheel | None, data)

        wheel = _parse_wheel(d.pop("wheel"))

        haendler_wheel_set_event_data = cls(
            seat=seat,
            wheel=wheel,
        )

        haendler_wheel_set_event_data.additional_properties = d
        return haendler_wheel_set_event_data

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
