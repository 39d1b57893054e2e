from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.medici_bid import MediciBid


T = TypeVar("T", bound="MediciPhaseBidding")


@_attrs_define
class MediciPhaseBidding:
    """The lot is auctioned; each player bids or passes once.

    Attributes:
        highest_bid (MediciBid | None):
        phase (Literal['bidding']):
        to_bid (list[int]): Who has yet to bid or pass, in order; the first is asked now.
        turner (int): Who turned up the lot; bids last. Example: 0.
    """

    highest_bid: MediciBid | None
    phase: Literal["bidding"]
    to_bid: list[int]
    turner: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.medici_bid import MediciBid  # noqa: PLC0415

        highest_bid: dict[str, Any] | None
        if isinstance(self.highest_bid, MediciBid):
            highest_bid = self.highest_bid.to_dict()
        else:
            highest_bid = self.highest_bid

        phase = self.phase

        to_bid = self.to_bid

        turner = self.turner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "highest_bid": highest_bid,
                "phase": phase,
                "to_bid": to_bid,
                "turner": turner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.medici_bid import MediciBid  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_highest_bid(data: object) -> MediciBid | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                highest_bid_type_0 = MediciBid.from_dict(data)

                return highest_bid_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(MediciBid | None, data)

        highest_bid = _parse_highest_bid(d.pop("highest_bid"))

        phase = cast(Literal["bidding"], d.pop("phase"))
        if phase != "bidding":
            raise ValueError(f"phase must match const 'bidding', got '{phase}'")

        to_bid = cast(list[int], d.pop("to_bid"))

        turner = d.pop("turner")

        medici_phase_bidding = cls(
            highest_bid=highest_bid,
            phase=phase,
            to_bid=to_bid,
            turner=turner,
        )

        medici_phase_bidding.additional_properties = d
        return medici_phase_bidding

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
