from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPhaseFixedLoading")


@_attrs_define
class HaendlerPhaseFixedLoading:
    """Phase 2: a player may load at the fixed price.

    Attributes:
        phase (Literal['fixed_loading']):
        seat (int): Who. Example: 0.
        wagon (int): Number of the wagon.
    """

    phase: Literal["fixed_loading"]
    seat: int
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        phase = self.phase

        seat = self.seat

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "phase": phase,
                "seat": seat,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        phase = cast(Literal["fixed_loading"], d.pop("phase"))
        if phase != "fixed_loading":
            raise ValueError(f"phase must match const 'fixed_loading', got '{phase}'")

        seat = d.pop("seat")

        wagon = d.pop("wagon")

        haendler_phase_fixed_loading = cls(
            phase=phase,
            seat=seat,
            wagon=wagon,
        )

        haendler_phase_fixed_loading.additional_properties = d
        return haendler_phase_fixed_loading

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
