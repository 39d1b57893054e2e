from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from ..models.haendler_direction import check_haendler_direction
from ..models.haendler_direction import HaendlerDirection
from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast


T = TypeVar("T", bound="HaendlerOfficeUsedEventData")


@_attrs_define
class HaendlerOfficeUsedEventData:
    """A player moved a price.

    Attributes:
        direction (HaendlerDirection): Which way a price moves.
        good (HaendlerGood): A kind of goods.
        level (int): Its level now.
        office (HaendlerAbility): A special ability, a red card («Quick Description of Special Abilities»).
        seat (int): Who. Example: 0.
    """

    direction: HaendlerDirection
    good: HaendlerGood
    level: int
    office: HaendlerAbility
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        direction: str = self.direction

        good: str = self.good

        level = self.level

        office: str = self.office

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "direction": direction,
                "good": good,
                "level": level,
                "office": office,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        direction = check_haendler_direction(d.pop("direction"))

        good = check_haendler_good(d.pop("good"))

        level = d.pop("level")

        office = check_haendler_ability(d.pop("office"))

        seat = d.pop("seat")

        haendler_office_used_event_data = cls(
            direction=direction,
            good=good,
            level=level,
            office=office,
            seat=seat,
        )

        haendler_office_used_event_data.additional_properties = d
        return haendler_office_used_event_data

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
