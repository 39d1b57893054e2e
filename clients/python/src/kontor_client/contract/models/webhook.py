from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.account_event_type import AccountEventType
from ..models.account_event_type import check_account_event_type
from ..models.webhook_disabled_reason import check_webhook_disabled_reason
from ..models.webhook_disabled_reason import WebhookDisabledReason

T = TypeVar("T", bound="Webhook")


@_attrs_define
class Webhook:
    """A webhook, without its secret."""

    answers: bool
    """ Whether decisions come with their events, and answers are played. """
    created_at: datetime.datetime
    """ When it was made. """
    delivered: int
    """ Number of the last event that was delivered, or that was there when the webhook was made. """
    disabled: None | WebhookDisabledReason
    failing_since: datetime.datetime | None
    """ Since when deliveries fail; null if the last one did not. """
    id: str
    """ Its id. """
    next_attempt_at: datetime.datetime | None
    """ When the next attempt is made, if deliveries fail; null otherwise. """
    types: list[AccountEventType]
    """ The types of events that it is for; empty for all. """
    url: str
    """ Where it delivers. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        answers = self.answers
        created_at = self.created_at.isoformat()
        delivered = self.delivered
        disabled = self.disabled
        if disabled is not None and disabled is not UNSET:
            disabled_type_0 = disabled
            disabled = disabled_type_0

        failing_since = self.failing_since
        if failing_since is not None and failing_since is not UNSET:
            failing_since_type_0 = failing_since.isoformat()
            failing_since = failing_since_type_0

        id = self.id
        next_attempt_at = self.next_attempt_at
        if next_attempt_at is not None and next_attempt_at is not UNSET:
            next_attempt_at_type_0 = next_attempt_at.isoformat()
            next_attempt_at = next_attempt_at_type_0

        types = []
        for types_item_data in self.types:
            types_item: str = types_item_data
            types.append(types_item)

        url = self.url
        json: dict[str, Any] = {
            **self.additional_properties,
            "answers": answers,
            "created_at": created_at,
            "delivered": delivered,
            "disabled": disabled,
            "failing_since": failing_since,
            "id": id,
            "next_attempt_at": next_attempt_at,
            "types": types,
            "url": url,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        answers = d.pop("answers")
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        delivered = d.pop("delivered")
        disabled = d.pop("disabled")
        if disabled is not None and disabled is not UNSET:
            disabled_type_0 = check_webhook_disabled_reason(disabled)

            disabled = disabled_type_0

        failing_since = d.pop("failing_since")
        if failing_since is not None and failing_since is not UNSET:
            failing_since_type_0 = datetime.datetime.fromisoformat(failing_since)

            failing_since = failing_since_type_0

        id = d.pop("id")
        next_attempt_at = d.pop("next_attempt_at")
        if next_attempt_at is not None and next_attempt_at is not UNSET:
            next_attempt_at_type_0 = datetime.datetime.fromisoformat(next_attempt_at)

            next_attempt_at = next_attempt_at_type_0

        types = []
        _types = d.pop("types")
        for types_item_data in _types:
            types_item = check_account_event_type(types_item_data)

            types.append(types_item)

        url = d.pop("url")
        model = cls(
            answers=answers,
            created_at=created_at,
            delivered=delivered,
            disabled=disabled,
            failing_since=failing_since,
            id=id,
            next_attempt_at=next_attempt_at,
            types=types,
            url=url,
        )
        model.additional_properties = d
        return model
