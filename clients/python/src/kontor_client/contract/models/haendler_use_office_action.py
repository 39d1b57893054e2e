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
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerUseOfficeAction")


@_attrs_define
class HaendlerUseOfficeAction:
    """Move a price by one level.

    Attributes:
        direction (HaendlerDirection): Which way a price moves.
        good (HaendlerGood): A kind of goods.
        office (HaendlerAbility): A special ability, a red card («Quick Description of Special Abilities»).
        type_ (Literal['haendler.use_office']):
    """

    direction: HaendlerDirection
    good: HaendlerGood
    office: HaendlerAbility
    type_: Literal["haendler.use_office"]

    def to_dict(self) -> dict[str, Any]:
        direction: str = self.direction

        good: str = self.good

        office: str = self.office

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "direction": direction,
                "good": good,
                "office": office,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        direction = check_haendler_direction(d.pop("direction"))

        good = check_haendler_good(d.pop("good"))

        office = check_haendler_ability(d.pop("office"))

        type_ = cast(Literal["haendler.use_office"], d.pop("type"))
        if type_ != "haendler.use_office":
            raise ValueError(f"type must match const 'haendler.use_office', got '{type_}'")

        haendler_use_office_action = cls(
            direction=direction,
            good=good,
            office=office,
            type_=type_,
        )

        return haendler_use_office_action
