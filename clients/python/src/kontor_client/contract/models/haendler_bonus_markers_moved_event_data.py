from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerBonusMarkersMovedEventData")


@_attrs_define
class HaendlerBonusMarkersMovedEventData:
    """The bonus markers moved."""

    bonuses: list[int]
    """ The bonus of each city now, in the order of the board. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bonuses = self.bonuses

        json: dict[str, Any] = {
            **self.additional_properties,
            "bonuses": bonuses,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bonuses = cast(list[int], d.pop("bonuses"))

        model = cls(
            bonuses=bonuses,
        )
        model.additional_properties = d
        return model
