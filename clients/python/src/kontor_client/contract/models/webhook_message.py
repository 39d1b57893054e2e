from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="WebhookMessage")


@_attrs_define
class WebhookMessage:
    """What a webhook posts."""

    data: AccountEvent | None
    decision: Decision | None
    timestamp: datetime.datetime
    """ When the event was noticed; in a test, when it is sent. """
    type_: str
    """ Type of the event, or `webhook.test`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        data = self.data
        if data is not None and data is not UNSET:
            data_type_0 = data.to_dict()
            data = data_type_0

        decision = self.decision
        if decision is not None and decision is not UNSET:
            decision_type_0 = decision.to_dict()
            decision = decision_type_0

        timestamp = self.timestamp.isoformat()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "data": data,
            "decision": decision,
            "timestamp": timestamp,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        data = d.pop("data")
        if data is not None and data is not UNSET:
            data_type_0 = AccountEvent.from_dict(data)

            data = data_type_0

        decision = d.pop("decision")
        if decision is not None and decision is not UNSET:
            decision_type_0 = Decision.from_dict(decision)

            decision = decision_type_0

        timestamp = datetime.datetime.fromisoformat(d.pop("timestamp"))

        type_ = d.pop("type")
        model = cls(
            data=data,
            decision=decision,
            timestamp=timestamp,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.account_event import AccountEvent  # noqa: E402
from ..models.decision import Decision  # noqa: E402
