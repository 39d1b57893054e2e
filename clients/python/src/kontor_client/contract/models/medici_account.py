from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.medici_ware import check_medici_ware
from ..models.medici_ware import MediciWare
from typing import cast


T = TypeVar("T", bound="MediciAccount")


@_attrs_define
class MediciAccount:
    """A counter on an account.

    Attributes:
        position (int): The space where the counter stands, 0 at the bottom.
        ware (MediciWare): A kind of goods; each has an account in the middle of the board.
    """

    position: int
    ware: MediciWare
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        position = self.position

        ware: str = self.ware

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "position": position,
                "ware": ware,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        position = d.pop("position")

        ware = check_medici_ware(d.pop("ware"))

        medici_account = cls(
            position=position,
            ware=ware,
        )

        medici_account.additional_properties = d
        return medici_account

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
