from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="Played")


@_attrs_define
class Played:
    """What a move led to."""

    commit: int
    """ Number of the commit. """
    decisions: list[Decision]
    """ The decisions open after it. Empty for a token without the scope `read`. """
    events: list[unions.GameEvent]
    """ Its events, as the caller sees them. A gap before the first of them is other seats' commits. Empty for a token
    without the scope `read`. """
    seq: int
    """ Seq of its last event. """
    view: unions.GameView
    """ A game as one viewer sees it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        commit = self.commit
        decisions = []
        for decisions_item_data in self.decisions:
            decisions_item = decisions_item_data.to_dict()
            decisions.append(decisions_item)

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()

            events.append(events_item)

        seq = self.seq
        view = self.view.to_dict()

        json: dict[str, Any] = {
            **self.additional_properties,
            "commit": commit,
            "decisions": decisions,
            "events": events,
            "seq": seq,
            "view": view,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        commit = d.pop("commit")
        decisions = []
        _decisions = d.pop("decisions")
        for decisions_item_data in _decisions:
            decisions_item = Decision.from_dict(decisions_item_data)

            decisions.append(decisions_item)

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = unions.read_game_event(events_item_data)

            events.append(events_item)

        seq = d.pop("seq")
        view = unions.read_game_view(d.pop("view"))

        model = cls(
            commit=commit,
            decisions=decisions,
            events=events,
            seq=seq,
            view=view,
        )
        model.additional_properties = d
        return model


from ..models.decision import Decision  # noqa: E402
