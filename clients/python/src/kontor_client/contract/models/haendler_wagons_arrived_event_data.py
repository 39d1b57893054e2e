from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWagonsArrivedEventData")


@_attrs_define
class HaendlerWagonsArrivedEventData:
    """Wagons that reached a city in this round were counted."""

    arrivals: int
    """ Arrivals in all; the cylinder stops at 8. """
    wagons: list[int]
    """ Numbers of the wagons. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arrivals = self.arrivals
        wagons = self.wagons

        json: dict[str, Any] = {
            **self.additional_properties,
            "arrivals": arrivals,
            "wagons": wagons,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arrivals = d.pop("arrivals")
        wagons = cast(list[int], d.pop("wagons"))

        model = cls(
            arrivals=arrivals,
            wagons=wagons,
        )
        model.additional_properties = d
        return model
