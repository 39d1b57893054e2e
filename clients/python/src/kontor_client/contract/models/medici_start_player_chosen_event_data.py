from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciStartPlayerChosenEventData")


@_attrs_define
class MediciStartPlayerChosenEventData:
    """It was decided who begins the round."""

    among: list[int]
    """ The poorest players, in seat order; if they are several, the lot decided among them. """
    seat: int
    """ Who begins. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        among = self.among

        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "among": among,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        among = cast(list[int], d.pop("among"))

        seat = d.pop("seat")
        model = cls(
            among=among,
            seat=seat,
        )
        model.additional_properties = d
        return model
