from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from ..models.haendler_direction import check_haendler_direction
from ..models.haendler_direction import HaendlerDirection
from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerOfficeUsedEventData")


@_attrs_define
class HaendlerOfficeUsedEventData:
    """A player moved a price."""

    direction: HaendlerDirection
    """ Which way a price moves. """
    good: HaendlerGood
    """ A kind of goods. """
    level: int
    """ Its level now. """
    office: HaendlerAbility
    """ A special ability, a red card («Quick Description of Special Abilities»). """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        direction = self.direction
        good = self.good
        level = self.level
        office = self.office
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "direction": direction,
            "good": good,
            "level": level,
            "office": office,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        direction = check_haendler_direction(d.pop("direction"))

        good = check_haendler_good(d.pop("good"))

        level = d.pop("level")
        office = check_haendler_ability(d.pop("office"))

        seat = d.pop("seat")
        model = cls(
            direction=direction,
            good=good,
            level=level,
            office=office,
            seat=seat,
        )
        model.additional_properties = d
        return model
