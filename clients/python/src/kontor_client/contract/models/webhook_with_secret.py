from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="WebhookWithSecret")


@_attrs_define
class WebhookWithSecret:
    """A webhook with its secret."""

    secret: str
    """ The secret with which deliveries are signed. It is shown this once. """
    webhook: Webhook
    """ A webhook, without its secret. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        secret = self.secret
        webhook = self.webhook.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "secret": secret,
            "webhook": webhook,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        secret = d.pop("secret")
        webhook = Webhook.from_dict(d.pop("webhook"))

        model = cls(
            secret=secret,
            webhook=webhook,
        )
        model.additional_properties = d
        return model


from ..models.webhook import Webhook  # noqa: E402
