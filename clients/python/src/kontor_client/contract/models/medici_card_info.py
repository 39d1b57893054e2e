from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.medici_ware import check_medici_ware
from ..models.medici_ware import MediciWare
from typing import cast


T = TypeVar("T", bound="MediciCardInfo")


@_attrs_define
class MediciCardInfo:
    """A card of the box.

    Attributes:
        count (int): How many of these cards there are.
        value (int): What the card adds to the value of a warehouse.
        ware (MediciWare | None):
    """

    count: int
    value: int
    ware: MediciWare | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        value = self.value

        ware: None | str
        if isinstance(self.ware, str):
            ware = self.ware
        else:
            ware = self.ware

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "count": count,
                "value": value,
                "ware": ware,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        count = d.pop("count")

        value = d.pop("value")

        def _parse_ware(data: object) -> MediciWare | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ware_type_0 = check_medici_ware(data)

                return ware_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(MediciWare | None, data)

        ware = _parse_ware(d.pop("ware"))

        medici_card_info = cls(
            count=count,
            value=value,
            ware=ware,
        )

        medici_card_info.additional_properties = d
        return medici_card_info

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
