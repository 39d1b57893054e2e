from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPhaseMasterLoading")


@_attrs_define
class HaendlerPhaseMasterLoading:
    """Phase 2: the Loading Master loads.

    Attributes:
        master (int): The master. Example: 0.
        phase (Literal['master_loading']):
        wagon (int): Number of the wagon.
    """

    master: int
    phase: Literal["master_loading"]
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        master = self.master

        phase = self.phase

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "master": master,
                "phase": phase,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        master = d.pop("master")

        phase = cast(Literal["master_loading"], d.pop("phase"))
        if phase != "master_loading":
            raise ValueError(f"phase must match const 'master_loading', got '{phase}'")

        wagon = d.pop("wagon")

        haendler_phase_master_loading = cls(
            master=master,
            phase=phase,
            wagon=wagon,
        )

        haendler_phase_master_loading.additional_properties = d
        return haendler_phase_master_loading

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
