from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast
import datetime

if TYPE_CHECKING:
    from ..models.haendler_proposal_declined_event_data import HaendlerProposalDeclinedEventData


T = TypeVar("T", bound="HaendlerProposalDeclinedEvent")


@_attrs_define
class HaendlerProposalDeclinedEvent:
    """A proposal was declined. What was set aside came back.

    Attributes:
        at (datetime.datetime): When the commit was accepted.
        commit (int): The commit that it belongs to; events of a commit appear together or not at all.
        data (HaendlerProposalDeclinedEventData): A proposal was declined. What was set aside came back.
        seat (int | None): The seat whose command caused it; null where none did.
        seq (int): 1, 2, 3 … through all commits of the game, the same for every viewer.
        type_ (Literal['haendler.proposal_declined']):
    """

    at: datetime.datetime
    commit: int
    data: HaendlerProposalDeclinedEventData
    seat: int | None
    seq: int
    type_: Literal["haendler.proposal_declined"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_proposal_declined_event_data import HaendlerProposalDeclinedEventData  # noqa: PLC0415

        at = self.at.isoformat()

        commit = self.commit

        data = self.data.to_dict()

        seat: int | None
        seat = self.seat

        seq = self.seq

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "commit": commit,
                "data": data,
                "seat": seat,
                "seq": seq,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_proposal_declined_event_data import HaendlerProposalDeclinedEventData  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        commit = d.pop("commit")

        data = HaendlerProposalDeclinedEventData.from_dict(d.pop("data"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        seq = d.pop("seq")

        type_ = cast(Literal["haendler.proposal_declined"], d.pop("type"))
        if type_ != "haendler.proposal_declined":
            raise ValueError(f"type must match const 'haendler.proposal_declined', got '{type_}'")

        haendler_proposal_declined_event = cls(
            at=at,
            commit=commit,
            data=data,
            seat=seat,
            seq=seq,
            type_=type_,
        )

        haendler_proposal_declined_event.additional_properties = d
        return haendler_proposal_declined_event

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
