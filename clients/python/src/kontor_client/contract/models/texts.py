from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Texts")


@_attrs_define
class Texts:
    """A text for people in every language of the contract."""

    de: str
    """ In German. """
    en: str
    """ In English. """
    fr: str
    """ In French. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        de = self.de
        en = self.en
        fr = self.fr
        json: dict[str, Any] = {
            **self.additional_properties,
            "de": de,
            "en": en,
            "fr": fr,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        de = d.pop("de")
        en = d.pop("en")
        fr = d.pop("fr")
        model = cls(
            de=de,
            en=en,
            fr=fr,
        )
        model.additional_properties = d
        return model
