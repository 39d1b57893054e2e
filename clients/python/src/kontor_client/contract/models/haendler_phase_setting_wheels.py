from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="HaendlerPhaseSettingWheels")


@_attrs_define
class HaendlerPhaseSettingWheels:
    """Phase 4: all set their price wheels."""

    has_set: list[int]
    """ Who has. """
    own_wheel: HaendlerWheel | None
    phase: Literal["setting_wheels"] = "setting_wheels"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        has_set = self.has_set

        own_wheel = self.own_wheel
        if own_wheel is not None and own_wheel is not UNSET:
            own_wheel_type_0 = own_wheel.to_dict()
            own_wheel = own_wheel_type_0

        phase = self.phase
        json: dict[str, Any] = {
            **self.additional_properties,
            "has_set": has_set,
            "own_wheel": own_wheel,
            "phase": phase,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        has_set = cast(list[int], d.pop("has_set"))

        own_wheel = d.pop("own_wheel")
        if own_wheel is not None and own_wheel is not UNSET:
            own_wheel_type_0 = HaendlerWheel.from_dict(own_wheel)

            own_wheel = own_wheel_type_0

        phase = cast(Literal["setting_wheels"], d.pop("phase"))
        if phase != "setting_wheels":
            raise ValueError(f"phase must match const 'setting_wheels', got '{phase}'")
        model = cls(
            has_set=has_set,
            own_wheel=own_wheel,
            phase=phase,
        )
        model.additional_properties = d
        return model


from ..models.haendler_wheel import HaendlerWheel  # noqa: E402
