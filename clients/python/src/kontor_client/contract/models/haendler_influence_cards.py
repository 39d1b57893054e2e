from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerInfluenceCards")


@_attrs_define
class HaendlerInfluenceCards:
    """Influence cards, counted by kind."""

    broken_axle: int
    """ Achsenbruch. """
    free_loading: int
    """ Kostenlose Zuladung. """
    sale_with_bonus: int
    """ Verkauf mit Bonus. """
    social_climbing: int
    """ Sozialer Aufstieg. """
    special_sale: int
    """ Sonder-Verkauf. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        broken_axle = self.broken_axle
        free_loading = self.free_loading
        sale_with_bonus = self.sale_with_bonus
        social_climbing = self.social_climbing
        special_sale = self.special_sale
        json: dict[str, Any] = {
            **self.additional_properties,
            "broken_axle": broken_axle,
            "free_loading": free_loading,
            "sale_with_bonus": sale_with_bonus,
            "social_climbing": social_climbing,
            "special_sale": special_sale,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        broken_axle = d.pop("broken_axle")
        free_loading = d.pop("free_loading")
        sale_with_bonus = d.pop("sale_with_bonus")
        social_climbing = d.pop("social_climbing")
        special_sale = d.pop("special_sale")
        model = cls(
            broken_axle=broken_axle,
            free_loading=free_loading,
            sale_with_bonus=sale_with_bonus,
            social_climbing=social_climbing,
            special_sale=special_sale,
        )
        model.additional_properties = d
        return model
