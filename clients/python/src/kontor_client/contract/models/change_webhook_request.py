from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

from ..models.account_event_type import AccountEventType
from ..models.account_event_type import check_account_event_type

T = TypeVar("T", bound="ChangeWebhookRequest")


@_attrs_define
class ChangeWebhookRequest:
    """A change of a webhook; what is left out stays as it is."""

    active: bool | None | Unset = UNSET
    """ Whether it delivers. One that was disabled goes on after the last event that it has delivered. """
    answers: bool | None | Unset = UNSET
    """ Whether decisions come with their events, and answers are played. """
    types: list[AccountEventType] | None | Unset = UNSET
    """ The types of events that it is for; empty for all. """
    url: None | str | Unset = UNSET
    """ Where it delivers. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        active = self.active

        answers = self.answers

        types = self.types
        if types is not None and types is not UNSET:
            types_type_0 = []
            for types_type_0_item_data in types:
                types_type_0_item: str = types_type_0_item_data
                types_type_0.append(types_type_0_item)

            types = types_type_0

        url = self.url

        json: dict[str, Any] = {}
        if active is not UNSET:
            json["active"] = active
        if answers is not UNSET:
            json["answers"] = answers
        if types is not UNSET:
            json["types"] = types
        if url is not UNSET:
            json["url"] = url
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        active = d.pop("active", UNSET)

        answers = d.pop("answers", UNSET)

        types = d.pop("types", UNSET)
        if types is not None and types is not UNSET:
            types_type_0 = []
            _types_type_0 = types
            for types_type_0_item_data in _types_type_0:
                types_type_0_item = check_account_event_type(types_type_0_item_data)

                types_type_0.append(types_type_0_item)

            types = types_type_0

        url = d.pop("url", UNSET)

        model = cls(
            active=active,
            answers=answers,
            types=types,
            url=url,
        )
        return model
