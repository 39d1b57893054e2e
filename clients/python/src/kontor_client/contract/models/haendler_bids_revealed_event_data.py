from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerBidsRevealedEventData")


@_attrs_define
class HaendlerBidsRevealedEventData:
    """All bids for a wagon were opened, and the highest made a Loading Master."""

    bids: list[int]
    """ The bids by seat. """
    master: int
    """ The Loading Master, who alone pays. """
    wagon: int
    """ Number of the wagon. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bids = self.bids

        master = self.master
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "bids": bids,
            "master": master,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bids = cast(list[int], d.pop("bids"))

        master = d.pop("master")
        wagon = d.pop("wagon")
        model = cls(
            bids=bids,
            master=master,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
