from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerProposalLapsedEventData")


@_attrs_define
class HaendlerProposalLapsedEventData:
    """A proposal lapsed: with the phase, before upkeep, or because something in it cannot be pledged any more.

    Attributes:
        receiver (int): To whom it was made. Example: 0.
        seat (int): Whose proposal. Example: 0.
    """

    receiver: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        receiver = self.receiver

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "receiver": receiver,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        receiver = d.pop("receiver")

        seat = d.pop("seat")

        haendler_proposal_lapsed_event_data = cls(
            receiver=receiver,
            seat=seat,
        )

        haendler_proposal_lapsed_event_data.additional_properties = d
        return haendler_proposal_lapsed_event_data

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
