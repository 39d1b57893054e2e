from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerPledgeOfficeSpares")


@_attrs_define
class HaendlerPledgeOfficeSpares:
    """Not to move this price by Office or Large Office in this round."""

    good: HaendlerGood
    """ A kind of goods. """
    type_: Literal["office_spares"] = "office_spares"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        good = self.good
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "good": good,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        good = check_haendler_good(d.pop("good"))

        type_ = cast(Literal["office_spares"], d.pop("type"))
        if type_ != "office_spares":
            raise ValueError(f"type must match const 'office_spares', got '{type_}'")
        model = cls(
            good=good,
            type_=type_,
        )
        model.additional_properties = d
        return model
