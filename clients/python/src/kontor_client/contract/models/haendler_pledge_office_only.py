from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_direction import check_haendler_direction
from ..models.haendler_direction import HaendlerDirection
from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerPledgeOfficeOnly")


@_attrs_define
class HaendlerPledgeOfficeOnly:
    """To use Office and Large Office in this round, if at all, only so."""

    direction: HaendlerDirection
    """ Which way a price moves. """
    good: HaendlerGood
    """ A kind of goods. """
    type_: Literal["office_only"] = "office_only"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        direction = self.direction
        good = self.good
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "direction": direction,
            "good": good,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        direction = check_haendler_direction(d.pop("direction"))

        good = check_haendler_good(d.pop("good"))

        type_ = cast(Literal["office_only"], d.pop("type"))
        if type_ != "office_only":
            raise ValueError(f"type must match const 'office_only', got '{type_}'")
        model = cls(
            direction=direction,
            good=good,
            type_=type_,
        )
        model.additional_properties = d
        return model
