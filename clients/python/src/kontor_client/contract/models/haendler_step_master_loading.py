from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerStepMasterLoading")


@_attrs_define
class HaendlerStepMasterLoading:
    """Phase 2: the Loading Master loads."""

    seat: int
    """ Who. """
    wagon: int
    """ Number of the wagon. """
    type_: Literal["master_loading"] = "master_loading"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat
        type_ = self.type_
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "seat": seat,
            "type": type_,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat")
        type_ = cast(Literal["master_loading"], d.pop("type"))
        if type_ != "master_loading":
            raise ValueError(f"type must match const 'master_loading', got '{type_}'")
        wagon = d.pop("wagon")
        model = cls(
            seat=seat,
            type_=type_,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
