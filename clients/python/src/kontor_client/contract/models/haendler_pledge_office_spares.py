from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPledgeOfficeSpares")


@_attrs_define
class HaendlerPledgeOfficeSpares:
    """Not to move this price by Office or Large Office in this round.

    Attributes:
        good (HaendlerGood): A kind of goods.
        type_ (Literal['office_spares']):
    """

    good: HaendlerGood
    type_: Literal["office_spares"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        good: str = self.good

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "good": good,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        good = check_haendler_good(d.pop("good"))

        type_ = cast(Literal["office_spares"], d.pop("type"))
        if type_ != "office_spares":
            raise ValueError(f"type must match const 'office_spares', got '{type_}'")

        haendler_pledge_office_spares = cls(
            good=good,
            type_=type_,
        )

        haendler_pledge_office_spares.additional_properties = d
        return haendler_pledge_office_spares

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
