from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="BasariConcedeAction")


@_attrs_define
class BasariConcedeAction:
    """Open a trade by offering nothing: the other carries out the action.

    Attributes:
        type_ (Literal['basari.concede']):
    """

    type_: Literal["basari.concede"]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["basari.concede"], d.pop("type"))
        if type_ != "basari.concede":
            raise ValueError(f"type must match const 'basari.concede', got '{type_}'")

        basari_concede_action = cls(
            type_=type_,
        )

        return basari_concede_action
