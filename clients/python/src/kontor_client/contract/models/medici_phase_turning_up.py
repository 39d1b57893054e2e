from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="MediciPhaseTurningUp")


@_attrs_define
class MediciPhaseTurningUp:
    """A player decides whether to turn up another card or to let the bidding begin.

    Attributes:
        phase (Literal['turning_up']):
        turner (int): Whose turn it is. Example: 0.
    """

    phase: Literal["turning_up"]
    turner: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        phase = self.phase

        turner = self.turner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "phase": phase,
                "turner": turner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        phase = cast(Literal["turning_up"], d.pop("phase"))
        if phase != "turning_up":
            raise ValueError(f"phase must match const 'turning_up', got '{phase}'")

        turner = d.pop("turner")

        medici_phase_turning_up = cls(
            phase=phase,
            turner=turner,
        )

        medici_phase_turning_up.additional_properties = d
        return medici_phase_turning_up

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
