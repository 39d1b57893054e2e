from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhaseMasterLoading")


@_attrs_define
class HaendlerPhaseMasterLoading:
    """Phase 2: the Loading Master loads."""

    master: int
    """ The master. """
    wagon: int
    """ Number of the wagon. """
    phase: Literal["master_loading"] = "master_loading"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        master = self.master
        phase = self.phase
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "master": master,
            "phase": phase,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        master = d.pop("master")
        phase = cast(Literal["master_loading"], d.pop("phase"))
        if phase != "master_loading":
            raise ValueError(f"phase must match const 'master_loading', got '{phase}'")
        wagon = d.pop("wagon")
        model = cls(
            master=master,
            phase=phase,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
