from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="BasariChooseArchChoice")


@_attrs_define
class BasariChooseArchChoice:
    """One of these arches may be chosen.

    Attributes:
        arches (list[int]): Numbers of the free arches.
        type_ (Literal['basari.choose_arch']):
    """

    arches: list[int]
    type_: Literal["basari.choose_arch"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        arches = self.arches

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arches": arches,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        arches = cast(list[int], d.pop("arches"))

        type_ = cast(Literal["basari.choose_arch"], d.pop("type"))
        if type_ != "basari.choose_arch":
            raise ValueError(f"type must match const 'basari.choose_arch', got '{type_}'")

        basari_choose_arch_choice = cls(
            arches=arches,
            type_=type_,
        )

        basari_choose_arch_choice.additional_properties = d
        return basari_choose_arch_choice

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
