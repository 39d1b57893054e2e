from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

from ..models.account_event_type import AccountEventType
from ..models.account_event_type import check_account_event_type

T = TypeVar("T", bound="CreateWebhookRequest")


@_attrs_define
class CreateWebhookRequest:
    """A webhook to be made."""

    url: str
    """ Where it delivers: an https address that anybody can reach, unless the server is set up otherwise. """
    answers: bool | Unset = UNSET
    """ Whether each `decision.opened` comes with the whole decision, and an answer `{"action": …}` to it is played. """
    types: list[AccountEventType] | Unset = UNSET
    """ The types of events that it is for; left out or empty for all. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        url = self.url
        answers = self.answers
        types = UNSET
        if not isinstance(self.types, Unset):
            types = []
            for types_item_data in self.types:
                types_item: str = types_item_data
                types.append(types_item)

        json: dict[str, Any] = {
            "url": url,
        }
        if answers is not UNSET:
            json["answers"] = answers
        if types is not UNSET:
            json["types"] = types
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        url = d.pop("url")
        answers = d.pop("answers", UNSET)
        _types = d.pop("types", UNSET)
        types: list[AccountEventType] | Unset = UNSET
        if _types is not UNSET:
            types = []
            for types_item_data in _types:
                types_item = check_account_event_type(types_item_data)

                types.append(types_item)

        model = cls(
            url=url,
            answers=answers,
            types=types,
        )
        return model
