from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciBiddingOpenedEventData")


@_attrs_define
class MediciBiddingOpenedEventData:
    """The lot is complete and the bidding began."""

    order: list[int]
    """ In which order the players bid or pass, the turner last. """
    turner: int
    """ Who turned up the lot. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        order = self.order

        turner = self.turner
        json: dict[str, Any] = {
            **self.additional_properties,
            "order": order,
            "turner": turner,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        order = cast(list[int], d.pop("order"))

        turner = d.pop("turner")
        model = cls(
            order=order,
            turner=turner,
        )
        model.additional_properties = d
        return model
