from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerSpecialSalePlayedEventData")


@_attrs_define
class HaendlerSpecialSalePlayedEventData:
    """A player played Special Sale."""

    city: str
    """ Whose warehouse. """
    good: HaendlerGood
    """ A kind of goods. """
    proceeds: int
    """ What it brought. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        city = self.city
        good = self.good
        proceeds = self.proceeds
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "city": city,
            "good": good,
            "proceeds": proceeds,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        city = d.pop("city")
        good = check_haendler_good(d.pop("good"))

        proceeds = d.pop("proceeds")
        seat = d.pop("seat")
        model = cls(
            city=city,
            good=good,
            proceeds=proceeds,
            seat=seat,
        )
        model.additional_properties = d
        return model
