from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerInfluenceCards")


@_attrs_define
class HaendlerInfluenceCards:
    """Influence cards, counted by kind.

    Attributes:
        broken_axle (int): Achsenbruch.
        free_loading (int): Kostenlose Zuladung.
        sale_with_bonus (int): Verkauf mit Bonus.
        social_climbing (int): Sozialer Aufstieg.
        special_sale (int): Sonder-Verkauf.
    """

    broken_axle: int
    free_loading: int
    sale_with_bonus: int
    social_climbing: int
    special_sale: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        broken_axle = self.broken_axle

        free_loading = self.free_loading

        sale_with_bonus = self.sale_with_bonus

        social_climbing = self.social_climbing

        special_sale = self.special_sale

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "broken_axle": broken_axle,
                "free_loading": free_loading,
                "sale_with_bonus": sale_with_bonus,
                "social_climbing": social_climbing,
                "special_sale": special_sale,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        broken_axle = d.pop("broken_axle")

        free_loading = d.pop("free_loading")

        sale_with_bonus = d.pop("sale_with_bonus")

        social_climbing = d.pop("social_climbing")

        special_sale = d.pop("special_sale")

        haendler_influence_cards = cls(
            broken_axle=broken_axle,
            free_loading=free_loading,
            sale_with_bonus=sale_with_bonus,
            social_climbing=social_climbing,
            special_sale=special_sale,
        )

        haendler_influence_cards.additional_properties = d
        return haendler_influence_cards

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
