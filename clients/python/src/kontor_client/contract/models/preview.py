from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions
from ..types import UNSET

from ..models.preview_stop import check_preview_stop
from ..models.preview_stop import PreviewStop

T = TypeVar("T", bound="Preview")


@_attrs_define
class Preview:
    """What an action would lead to."""

    events: list[unions.PreviewedEvent] | None
    """ Its events as the caller would see them, up to the first that luck or an opened secret decides; null if it is
    illegal. """
    legal: bool
    """ Whether the rules allow the action. """
    refusal: None | ProblemRefusal
    stopped: None | PreviewStop
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        events = self.events
        if events is not None and events is not UNSET:
            events_type_0 = []
            for events_type_0_item_data in events:
                events_type_0_item = events_type_0_item_data.to_dict()

                events_type_0.append(events_type_0_item)

            events = events_type_0

        legal = self.legal
        refusal = self.refusal
        if refusal is not None and refusal is not UNSET:
            refusal_type_0 = refusal.to_dict()
            refusal = refusal_type_0

        stopped = self.stopped
        if stopped is not None and stopped is not UNSET:
            stopped_type_0 = stopped
            stopped = stopped_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "events": events,
            "legal": legal,
            "refusal": refusal,
            "stopped": stopped,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        events = d.pop("events")
        if events is not None and events is not UNSET:
            events_type_0 = []
            _events_type_0 = events
            for events_type_0_item_data in _events_type_0:
                events_type_0_item = unions.read_previewed_event(events_type_0_item_data)

                events_type_0.append(events_type_0_item)

            events = events_type_0

        legal = d.pop("legal")
        refusal = d.pop("refusal")
        if refusal is not None and refusal is not UNSET:
            refusal_type_0 = ProblemRefusal.from_dict(refusal)

            refusal = refusal_type_0

        stopped = d.pop("stopped")
        if stopped is not None and stopped is not UNSET:
            stopped_type_0 = check_preview_stop(stopped)

            stopped = stopped_type_0

        model = cls(
            events=events,
            legal=legal,
            refusal=refusal,
            stopped=stopped,
        )
        model.additional_properties = d
        return model


from ..models.problem_refusal import ProblemRefusal  # noqa: E402
