from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariOfferMadeEventData")


@_attrs_define
class BasariOfferMadeEventData:
    """A player made the first offer or raised."""

    gems: BasariGems
    """ Gems, counted by colour. """
    seat: int
    """ Who offers. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        gems = self.gems.to_dict()
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "gems": gems,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        gems = BasariGems.from_dict(d.pop("gems"))

        seat = d.pop("seat")
        model = cls(
            gems=gems,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems import BasariGems  # noqa: E402
