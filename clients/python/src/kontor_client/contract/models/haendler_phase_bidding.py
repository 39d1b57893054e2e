from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPhaseBidding")


@_attrs_define
class HaendlerPhaseBidding:
    """Phase 2: all bid for a wagon.

    Attributes:
        has_bid (list[int]): Who has bid.
        own_bid (int | None): The own bid; `null` where there is none.
        phase (Literal['bidding']):
        wagon (int): Number of the wagon.
    """

    has_bid: list[int]
    own_bid: int | None
    phase: Literal["bidding"]
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        has_bid = self.has_bid

        own_bid: int | None
        own_bid = self.own_bid

        phase = self.phase

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "has_bid": has_bid,
                "own_bid": own_bid,
                "phase": phase,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        has_bid = cast(list[int], d.pop("has_bid"))

        def _parse_own_bid(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        own_bid = _parse_own_bid(d.pop("own_bid"))

        phase = cast(Literal["bidding"], d.pop("phase"))
        if phase != "bidding":
            raise ValueError(f"phase must match const 'bidding', got '{phase}'")

        wagon = d.pop("wagon")

        haendler_phase_bidding = cls(
            has_bid=has_bid,
            own_bid=own_bid,
            phase=phase,
            wagon=wagon,
        )

        haendler_phase_bidding.additional_properties = d
        return haendler_phase_bidding

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
