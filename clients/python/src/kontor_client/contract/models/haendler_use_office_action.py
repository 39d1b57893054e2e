from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from ..models.haendler_direction import check_haendler_direction
from ..models.haendler_direction import HaendlerDirection
from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerUseOfficeAction")


@_attrs_define
class HaendlerUseOfficeAction:
    """Move a price by one level."""

    direction: HaendlerDirection
    """ Which way a price moves. """
    good: HaendlerGood
    """ A kind of goods. """
    office: HaendlerAbility
    """ A special ability, a red card («Quick Description of Special Abilities»). """
    type_: Literal["haendler.use_office"] = "haendler.use_office"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        direction = self.direction
        good = self.good
        office = self.office
        type_ = self.type_
        json: dict[str, Any] = {
            "direction": direction,
            "good": good,
            "office": office,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        direction = check_haendler_direction(d.pop("direction"))

        good = check_haendler_good(d.pop("good"))

        office = check_haendler_ability(d.pop("office"))

        type_ = cast(Literal["haendler.use_office"], d.pop("type"))
        if type_ != "haendler.use_office":
            raise ValueError(f"type must match const 'haendler.use_office', got '{type_}'")
        model = cls(
            direction=direction,
            good=good,
            office=office,
            type_=type_,
        )
        return model
