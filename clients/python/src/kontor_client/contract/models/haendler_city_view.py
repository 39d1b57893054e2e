from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerCityView")


@_attrs_define
class HaendlerCityView:
    """A city."""

    bonus: int
    """ Where its bonus marker stands. """
    city: str
    """ Its id. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bonus = self.bonus
        city = self.city
        json: dict[str, Any] = {
            **self.additional_properties,
            "bonus": bonus,
            "city": city,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bonus = d.pop("bonus")
        city = d.pop("city")
        model = cls(
            bonus=bonus,
            city=city,
        )
        model.additional_properties = d
        return model
