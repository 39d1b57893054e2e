from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_gems import BasariGems


T = TypeVar("T", bound="BasariOffer")


@_attrs_define
class BasariOffer:
    """An offer.

    Attributes:
        gems (BasariGems): Gems, counted by colour.
        seat (int): Whose. Example: 0.
    """

    gems: BasariGems
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        gems = self.gems.to_dict()

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gems": gems,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        d = dict(src_dict)
        gems = BasariGems.from_dict(d.pop("gems"))

        seat = d.pop("seat")

        basari_offer = cls(
            gems=gems,
            seat=seat,
        )

        basari_offer.additional_properties = d
        return basari_offer

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
