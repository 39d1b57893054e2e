from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariChooseArchChoice")


@_attrs_define
class BasariChooseArchChoice:
    """One of these arches may be chosen."""

    arches: list[int]
    """ Numbers of the free arches. """
    type_: Literal["basari.choose_arch"] = "basari.choose_arch"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arches = self.arches

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "arches": arches,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arches = cast(list[int], d.pop("arches"))

        type_ = cast(Literal["basari.choose_arch"], d.pop("type"))
        if type_ != "basari.choose_arch":
            raise ValueError(f"type must match const 'basari.choose_arch', got '{type_}'")
        model = cls(
            arches=arches,
            type_=type_,
        )
        model.additional_properties = d
        return model
