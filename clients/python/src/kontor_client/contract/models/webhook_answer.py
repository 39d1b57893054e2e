from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="WebhookAnswer")


@_attrs_define
class WebhookAnswer:
    """The answer of a receiver whose answers are played."""

    action: unions.GameAction
    """ What a player decides, ready to post: one flat union over all rulesets, distinguished by `type`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        action = self.action.to_dict()

        json: dict[str, Any] = {
            **self.additional_properties,
            "action": action,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        action = unions.read_game_action(d.pop("action"))

        model = cls(
            action=action,
        )
        model.additional_properties = d
        return model
