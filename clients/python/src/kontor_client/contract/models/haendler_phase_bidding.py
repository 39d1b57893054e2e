from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhaseBidding")


@_attrs_define
class HaendlerPhaseBidding:
    """Phase 2: all bid for a wagon."""

    has_bid: list[int]
    """ Who has bid. """
    own_bid: int | None
    """ The own bid; `null` where there is none. """
    wagon: int
    """ Number of the wagon. """
    phase: Literal["bidding"] = "bidding"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        has_bid = self.has_bid

        own_bid = self.own_bid

        phase = self.phase
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "has_bid": has_bid,
            "own_bid": own_bid,
            "phase": phase,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        has_bid = cast(list[int], d.pop("has_bid"))

        own_bid = d.pop("own_bid")

        phase = cast(Literal["bidding"], d.pop("phase"))
        if phase != "bidding":
            raise ValueError(f"phase must match const 'bidding', got '{phase}'")
        wagon = d.pop("wagon")
        model = cls(
            has_bid=has_bid,
            own_bid=own_bid,
            phase=phase,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
