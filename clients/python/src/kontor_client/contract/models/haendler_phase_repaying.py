from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPhaseRepaying")


@_attrs_define
class HaendlerPhaseRepaying:
    """The end of the game, with negotiation: a player may repay credits for the last time.

    Attributes:
        phase (Literal['repaying']):
        seat (int): Who. Example: 0.
    """

    phase: Literal["repaying"]
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        phase = self.phase

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "phase": phase,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        phase = cast(Literal["repaying"], d.pop("phase"))
        if phase != "repaying":
            raise ValueError(f"phase must match const 'repaying', got '{phase}'")

        seat = d.pop("seat")

        haendler_phase_repaying = cls(
            phase=phase,
            seat=seat,
        )

        haendler_phase_repaying.additional_properties = d
        return haendler_phase_repaying

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
