from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerBargainingClosedEventData")


@_attrs_define
class HaendlerBargainingClosedEventData:
    """The Loading Master closed the bargaining; open offers and requests lapsed."""

    wagon: int
    """ Number of the wagon. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        wagon = d.pop("wagon")
        model = cls(
            wagon=wagon,
        )
        model.additional_properties = d
        return model
