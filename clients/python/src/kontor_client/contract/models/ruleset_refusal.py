from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="RulesetRefusal")


@_attrs_define
class RulesetRefusal:
    """A way in which a game's rules refuse an action."""

    code: str
    """ The `refusal.code` of a problem. """
    section: str
    """ Section of the rulebook; `Kontor` where the limit is this program's own. """
    sentence: str
    """ The sentence in English; `{name}` stands for a parameter. """
    sentences: Texts
    """ A text for people in every language of the contract. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        code = self.code
        section = self.section
        sentence = self.sentence
        sentences = self.sentences.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "code": code,
            "section": section,
            "sentence": sentence,
            "sentences": sentences,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        code = d.pop("code")
        section = d.pop("section")
        sentence = d.pop("sentence")
        sentences = Texts.from_dict(d.pop("sentences"))

        model = cls(
            code=code,
            section=section,
            sentence=sentence,
            sentences=sentences,
        )
        model.additional_properties = d
        return model


from ..models.texts import Texts  # noqa: E402
