from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="MessageRequest")


@_attrs_define
class MessageRequest:
    """A message to be posted."""

    text: str
    """ What to say: no control characters but line feeds, none that turn the direction of text. White space around it is
    taken away. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        text = self.text
        json: dict[str, Any] = {
            "text": text,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        text = d.pop("text")
        model = cls(
            text=text,
        )
        return model
