from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.medici_ware import check_medici_ware
from ..models.medici_ware import MediciWare
from typing import cast


T = TypeVar("T", bound="MediciWareInfo")


@_attrs_define
class MediciWareInfo:
    """A ware.

    Attributes:
        id (MediciWare): A kind of goods; each has an account in the middle of the board.
        name (str): Its name for people, in English.
    """

    id: MediciWare
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
        id = check_medici_ware(d.pop("id"))

        name = d.pop("name")

        medici_ware_info = cls(
            id=id,
            name=name,
        )

        medici_ware_info.additional_properties = d
        return medici_ware_info

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
