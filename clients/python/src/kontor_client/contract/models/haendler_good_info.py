from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_names import HaendlerNames


T = TypeVar("T", bound="HaendlerGoodInfo")


@_attrs_define
class HaendlerGoodInfo:
    """A kind of goods.

    Attributes:
        count (int): How many there are in the supply when the game begins.
        id (HaendlerGood): A kind of goods.
        names (HaendlerNames): What something is called on the cards and in the rulebooks.
    """

    count: int
    id: HaendlerGood
    names: HaendlerNames
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_names import HaendlerNames  # noqa: PLC0415

        count = self.count

        id: str = self.id

        names = self.names.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "count": count,
                "id": id,
                "names": names,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_names import HaendlerNames  # noqa: PLC0415

        d = dict(src_dict)
        count = d.pop("count")

        id = check_haendler_good(d.pop("id"))

        names = HaendlerNames.from_dict(d.pop("names"))

        haendler_good_info = cls(
            count=count,
            id=id,
            names=names,
        )

        haendler_good_info.additional_properties = d
        return haendler_good_info

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
