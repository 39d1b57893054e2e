from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsSetInfo")


@_attrs_define
class DaleOfMerchantsSetInfo:
    """A set of cards.

    Attributes:
        id (DaleOfMerchantsSet): A set of animalfolk cards, in the order of the rulebook.
        name (str): Its name for people, in English.
    """

    id: DaleOfMerchantsSet
    name: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id: str = self.id

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = check_dale_of_merchants_set(d.pop("id"))

        name = d.pop("name")

        dale_of_merchants_set_info = cls(
            id=id,
            name=name,
        )

        dale_of_merchants_set_info.additional_properties = d
        return dale_of_merchants_set_info

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
