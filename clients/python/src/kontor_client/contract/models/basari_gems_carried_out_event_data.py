from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_gems import BasariGems


T = TypeVar("T", bound="BasariGemsCarriedOutEventData")


@_attrs_define
class BasariGemsCarriedOutEventData:
    """A player carried out the action `gems`.

    Attributes:
        arch (int): Number of the arch under the figure.
        gems (BasariGems): Gems, counted by colour.
        seat (int): Who took the gems. Example: 0.
    """

    arch: int
    gems: BasariGems
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        arch = self.arch

        gems = self.gems.to_dict()

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arch": arch,
                "gems": gems,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        d = dict(src_dict)
        arch = d.pop("arch")

        gems = BasariGems.from_dict(d.pop("gems"))

        seat = d.pop("seat")

        basari_gems_carried_out_event_data = cls(
            arch=arch,
            gems=gems,
            seat=seat,
        )

        basari_gems_carried_out_event_data.additional_properties = d
        return basari_gems_carried_out_event_data

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
