from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerNames")


@_attrs_define
class HaendlerNames:
    """What something is called on the cards and in the rulebooks."""

    english: str
    """ In English. """
    french: str
    """ In French. """
    german: str
    """ In German. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        english = self.english
        french = self.french
        german = self.german
        json: dict[str, Any] = {
            **self.additional_properties,
            "english": english,
            "french": french,
            "german": german,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        english = d.pop("english")
        french = d.pop("french")
        german = d.pop("german")
        model = cls(
            english=english,
            french=french,
            german=german,
        )
        model.additional_properties = d
        return model
