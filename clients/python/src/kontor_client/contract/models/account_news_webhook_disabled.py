from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.webhook_disabled_reason import check_webhook_disabled_reason
from ..models.webhook_disabled_reason import WebhookDisabledReason

T = TypeVar("T", bound="AccountNewsWebhookDisabled")


@_attrs_define
class AccountNewsWebhookDisabled:
    """A webhook of the caller delivers nothing any more."""

    reason: WebhookDisabledReason
    """ Why a webhook is disabled. """
    webhook: str
    """ Id of the webhook. """
    type_: Literal["webhook.disabled"] = "webhook.disabled"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reason = self.reason
        type_ = self.type_
        webhook = self.webhook
        json: dict[str, Any] = {
            **self.additional_properties,
            "reason": reason,
            "type": type_,
            "webhook": webhook,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        reason = check_webhook_disabled_reason(d.pop("reason"))

        type_ = cast(Literal["webhook.disabled"], d.pop("type"))
        if type_ != "webhook.disabled":
            raise ValueError(f"type must match const 'webhook.disabled', got '{type_}'")
        webhook = d.pop("webhook")
        model = cls(
            reason=reason,
            type_=type_,
            webhook=webhook,
        )
        model.additional_properties = d
        return model
