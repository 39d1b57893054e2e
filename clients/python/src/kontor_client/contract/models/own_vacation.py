from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="OwnVacation")


@_attrs_define
class OwnVacation:
    """The vacation of a player."""

    days_left: int | None
    """ How many of them are left in this year. The days of a vacation count for the year in which it begins, each one that
    has begun. Null in the answer to a token without the scope `read`. """
    days_per_year: int
    """ How many days of vacation a player has in a year (UTC). """
    vacation: None | Vacation
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        days_left = self.days_left

        days_per_year = self.days_per_year
        vacation = self.vacation
        if vacation is not None and vacation is not UNSET:
            vacation_type_0 = vacation.to_dict()
            vacation = vacation_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "days_left": days_left,
            "days_per_year": days_per_year,
            "vacation": vacation,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        days_left = d.pop("days_left")

        days_per_year = d.pop("days_per_year")
        vacation = d.pop("vacation")
        if vacation is not None and vacation is not UNSET:
            vacation_type_0 = Vacation.from_dict(vacation)

            vacation = vacation_type_0

        model = cls(
            days_left=days_left,
            days_per_year=days_per_year,
            vacation=vacation,
        )
        model.additional_properties = d
        return model


from ..models.vacation import Vacation  # noqa: E402
