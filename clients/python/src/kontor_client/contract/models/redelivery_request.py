from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="RedeliveryRequest")


@_attrs_define
class RedeliveryRequest:
    """An event to be delivered once more."""

    event: int | None | Unset = UNSET
    """ Number of the event; left out for a test, whose type is `webhook.test` and whose `data` is null. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        event = self.event

        json: dict[str, Any] = {}
        if event is not UNSET:
            json["event"] = event
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        event = d.pop("event", UNSET)

        model = cls(
            event=event,
        )
        return model
