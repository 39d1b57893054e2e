from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.account_event_type import AccountEventType
from ..models.account_event_type import check_account_event_type
from ..models.delivery_outcome import check_delivery_outcome
from ..models.delivery_outcome import DeliveryOutcome

T = TypeVar("T", bound="Delivery")


@_attrs_define
class Delivery:
    """An attempt to deliver."""

    at: datetime.datetime
    """ When it was sent. """
    duration_ms: int
    """ How long it took, in milliseconds. """
    event: int | None
    """ Number of the event; null for a test. """
    event_type: AccountEventType | None
    id: str
    """ Id of the message, the same for every attempt to deliver an event. """
    outcome: DeliveryOutcome
    """ How an attempt to deliver ended. """
    refusal: None | str
    """ Why the answer could not be played; null otherwise. """
    status: int | None
    """ The status of the answer; null if there was none. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        at = self.at.isoformat()
        duration_ms = self.duration_ms
        event = self.event

        event_type = self.event_type
        if event_type is not None and event_type is not UNSET:
            event_type_type_0 = event_type
            event_type = event_type_type_0

        id = self.id
        outcome = self.outcome
        refusal = self.refusal

        status = self.status

        json: dict[str, Any] = {
            **self.additional_properties,
            "at": at,
            "duration_ms": duration_ms,
            "event": event,
            "event_type": event_type,
            "id": id,
            "outcome": outcome,
            "refusal": refusal,
            "status": status,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        duration_ms = d.pop("duration_ms")
        event = d.pop("event")

        event_type = d.pop("event_type")
        if event_type is not None and event_type is not UNSET:
            event_type_type_0 = check_account_event_type(event_type)

            event_type = event_type_type_0

        id = d.pop("id")
        outcome = check_delivery_outcome(d.pop("outcome"))

        refusal = d.pop("refusal")

        status = d.pop("status")

        model = cls(
            at=at,
            duration_ms=duration_ms,
            event=event,
            event_type=event_type,
            id=id,
            outcome=outcome,
            refusal=refusal,
            status=status,
        )
        model.additional_properties = d
        return model
