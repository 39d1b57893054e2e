from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="MediciPhaseBidding")


@_attrs_define
class MediciPhaseBidding:
    """The lot is auctioned; each player bids or passes once."""

    highest_bid: MediciBid | None
    to_bid: list[int]
    """ Who has yet to bid or pass, in order; the first is asked now. """
    turner: int
    """ Who turned up the lot; bids last. """
    phase: Literal["bidding"] = "bidding"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        highest_bid = self.highest_bid
        if highest_bid is not None and highest_bid is not UNSET:
            highest_bid_type_0 = highest_bid.to_dict()
            highest_bid = highest_bid_type_0

        phase = self.phase
        to_bid = self.to_bid

        turner = self.turner
        json: dict[str, Any] = {
            **self.additional_properties,
            "highest_bid": highest_bid,
            "phase": phase,
            "to_bid": to_bid,
            "turner": turner,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        highest_bid = d.pop("highest_bid")
        if highest_bid is not None and highest_bid is not UNSET:
            highest_bid_type_0 = MediciBid.from_dict(highest_bid)

            highest_bid = highest_bid_type_0

        phase = cast(Literal["bidding"], d.pop("phase"))
        if phase != "bidding":
            raise ValueError(f"phase must match const 'bidding', got '{phase}'")
        to_bid = cast(list[int], d.pop("to_bid"))

        turner = d.pop("turner")
        model = cls(
            highest_bid=highest_bid,
            phase=phase,
            to_bid=to_bid,
            turner=turner,
        )
        model.additional_properties = d
        return model


from ..models.medici_bid import MediciBid  # noqa: E402
