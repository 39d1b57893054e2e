from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineEvent")


@_attrs_define
class ExportLineEvent:
    """An event of the account that is kept."""

    event: AccountEvent
    """ Something that concerns a player. """
    type_: Literal["event"] = "event"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        event = self.event.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "event": event,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        event = AccountEvent.from_dict(d.pop("event"))

        type_ = cast(Literal["event"], d.pop("type"))
        if type_ != "event":
            raise ValueError(f"type must match const 'event', got '{type_}'")
        model = cls(
            event=event,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.account_event import AccountEvent  # noqa: E402
