from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="BasariChooseArchAction")


@_attrs_define
class BasariChooseArchAction:
    """Place start marker and figure above an arch.

    Attributes:
        arch (int): Number of a free arch.
        type_ (Literal['basari.choose_arch']):
    """

    arch: int
    type_: Literal["basari.choose_arch"]

    def to_dict(self) -> dict[str, Any]:
        arch = self.arch

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "arch": arch,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        arch = d.pop("arch")

        type_ = cast(Literal["basari.choose_arch"], d.pop("type"))
        if type_ != "basari.choose_arch":
            raise ValueError(f"type must match const 'basari.choose_arch', got '{type_}'")

        basari_choose_arch_action = cls(
            arch=arch,
            type_=type_,
        )

        return basari_choose_arch_action
