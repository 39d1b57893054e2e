from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsWaitingEvent")


@_attrs_define
class DaleOfMerchantsWaitingEvent:
    """The game waits for players."""

    at: datetime.datetime
    """ When the commit was accepted. """
    commit: int
    """ The commit that it belongs to; events of a commit appear together or not at all. """
    data: DaleOfMerchantsWaitingEventData
    """ The game waits for players. """
    seat: int | None
    """ The seat whose command caused it; null where none did. """
    seq: int
    """ 1, 2, 3 … through all commits of the game, the same for every viewer. """
    type_: Literal["dale_of_merchants.waiting"] = "dale_of_merchants.waiting"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        at = self.at.isoformat()
        commit = self.commit
        data = self.data.to_dict()
        seat = self.seat

        seq = self.seq
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "at": at,
            "commit": commit,
            "data": data,
            "seat": seat,
            "seq": seq,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        commit = d.pop("commit")
        data = DaleOfMerchantsWaitingEventData.from_dict(d.pop("data"))

        seat = d.pop("seat")

        seq = d.pop("seq")
        type_ = cast(Literal["dale_of_merchants.waiting"], d.pop("type"))
        if type_ != "dale_of_merchants.waiting":
            raise ValueError(f"type must match const 'dale_of_merchants.waiting', got '{type_}'")
        model = cls(
            at=at,
            commit=commit,
            data=data,
            seat=seat,
            seq=seq,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_waiting_event_data import DaleOfMerchantsWaitingEventData  # noqa: E402
