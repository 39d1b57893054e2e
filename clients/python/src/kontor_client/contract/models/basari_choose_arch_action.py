from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="BasariChooseArchAction")


@_attrs_define
class BasariChooseArchAction:
    """Place start marker and figure above an arch."""

    arch: int
    """ Number of a free arch. """
    type_: Literal["basari.choose_arch"] = "basari.choose_arch"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arch = self.arch
        type_ = self.type_
        json: dict[str, Any] = {
            "arch": arch,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arch = d.pop("arch")
        type_ = cast(Literal["basari.choose_arch"], d.pop("type"))
        if type_ != "basari.choose_arch":
            raise ValueError(f"type must match const 'basari.choose_arch', got '{type_}'")
        model = cls(
            arch=arch,
            type_=type_,
        )
        return model
