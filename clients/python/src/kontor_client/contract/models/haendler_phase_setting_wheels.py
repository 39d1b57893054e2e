from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_wheel import HaendlerWheel


T = TypeVar("T", bound="HaendlerPhaseSettingWheels")


@_attrs_define
class HaendlerPhaseSettingWheels:
    """Phase 4: all set their price wheels.

    Attributes:
        has_set (list[int]): Who has.
        own_wheel (HaendlerWheel | None):
        phase (Literal['setting_wheels']):
    """

    has_set: list[int]
    own_wheel: HaendlerWheel | None
    phase: Literal["setting_wheels"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_wheel import HaendlerWheel  # noqa: PLC0415

        has_set = self.has_set

        own_wheel: dict[str, Any] | None
        if isinstance(self.own_wheel, HaendlerWheel):
            own_wheel = self.own_wheel.to_dict()
        else:
            own_wheel = self.own_wheel

        phase = self.phase

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "has_set": has_set,
                "own_wheel": own_wheel,
                "phase": phase,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_wheel import HaendlerWheel  # noqa: PLC0415

        d = dict(src_dict)
        has_set = cast(list[int], d.pop("has_set"))

        def _parse_own_wheel(data: object) -> HaendlerWheel | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                own_wheel_type_0 = HaendlerWheel.from_dict(data)

                return own_wheel_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerWheel | None, data)

        own_wheel = _parse_own_wheel(d.pop("own_wheel"))

        phase = cast(Literal["setting_wheels"], d.pop("phase"))
        if phase != "setting_wheels":
            raise ValueError(f"phase must match const 'setting_wheels', got '{phase}'")

        haendler_phase_setting_wheels = cls(
            has_set=has_set,
            own_wheel=own_wheel,
            phase=phase,
        )

        haendler_phase_setting_wheels.additional_properties = d
        return haendler_phase_setting_wheels

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
