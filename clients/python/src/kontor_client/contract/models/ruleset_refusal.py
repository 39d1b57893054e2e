from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="RulesetRefusal")


@_attrs_define
class RulesetRefusal:
    """A way in which a game's rules refuse an action.

    Attributes:
        code (str): The `refusal.code` of a problem. Example: medici.bid.out_of_range.
        section (str): Section of the rulebook.
        sentence (str): The sentence; `{name}` stands for a parameter.
    """

    code: str
    section: str
    sentence: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        section = self.section

        sentence = self.sentence

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "section": section,
                "sentence": sentence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        section = d.pop("section")

        sentence = d.pop("sentence")

        ruleset_refusal = cls(
            code=code,
            section=section,
            sentence=sentence,
        )

        ruleset_refusal.additional_properties = d
        return ruleset_refusal

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
