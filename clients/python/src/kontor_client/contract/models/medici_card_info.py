from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.medici_ware import check_medici_ware
from ..models.medici_ware import MediciWare

T = TypeVar("T", bound="MediciCardInfo")


@_attrs_define
class MediciCardInfo:
    """A card of the box."""

    count: int
    """ How many of these cards there are. """
    value: int
    """ What the card adds to the value of a warehouse. """
    ware: MediciWare | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        count = self.count
        value = self.value
        ware = self.ware
        if ware is not None and ware is not UNSET:
            ware_type_0 = ware
            ware = ware_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "count": count,
            "value": value,
            "ware": ware,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        count = d.pop("count")
        value = d.pop("value")
        ware = d.pop("ware")
        if ware is not None and ware is not UNSET:
            ware_type_0 = check_medici_ware(ware)

            ware = ware_type_0

        model = cls(
            count=count,
            value=value,
            ware=ware,
        )
        model.additional_properties = d
        return model
