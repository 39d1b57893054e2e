from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariOpeningRoll")


@_attrs_define
class BasariOpeningRoll:
    """A roll for the first offer."""

    die: int
    """ The die. """
    seat: int
    """ Whose. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        die = self.die
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "die": die,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        die = d.pop("die")
        seat = d.pop("seat")
        model = cls(
            die=die,
            seat=seat,
        )
        model.additional_properties = d
        return model
