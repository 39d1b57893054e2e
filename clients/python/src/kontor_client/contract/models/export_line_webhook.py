from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineWebhook")


@_attrs_define
class ExportLineWebhook:
    """A webhook, without its secret."""

    webhook: Webhook
    """ A webhook, without its secret. """
    type_: Literal["webhook"] = "webhook"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        webhook = self.webhook.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "type": type_,
            "webhook": webhook,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["webhook"], d.pop("type"))
        if type_ != "webhook":
            raise ValueError(f"type must match const 'webhook', got '{type_}'")
        webhook = Webhook.from_dict(d.pop("webhook"))

        model = cls(
            type_=type_,
            webhook=webhook,
        )
        model.additional_properties = d
        return model


from ..models.webhook import Webhook  # noqa: E402
