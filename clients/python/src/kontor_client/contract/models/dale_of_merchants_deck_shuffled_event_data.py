from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsDeckShuffledEventData")


@_attrs_define
class DaleOfMerchantsDeckShuffledEventData:
    """A deck was shuffled."""

    formed: bool
    """ Whether it was formed from the discard pile. """
    seat: int
    """ Whose. """
    size: int
    """ How many cards it has. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        formed = self.formed
        seat = self.seat
        size = self.size
        json: dict[str, Any] = {
            **self.additional_properties,
            "formed": formed,
            "seat": seat,
            "size": size,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        formed = d.pop("formed")
        seat = d.pop("seat")
        size = d.pop("size")
        model = cls(
            formed=formed,
            seat=seat,
            size=size,
        )
        model.additional_properties = d
        return model
