from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ProblemRefusal")


@_attrs_define
class ProblemRefusal:
    """Why the rules say no."""

    code: str
    """ Dotted and stable. """
    params: Any
    """ Integers and strings that the sentence in `detail` is made of. """
    section: str
    """ Section of the rulebook; `Kontor` where the limit is this program's own. """
    sentences: Texts
    """ A text for people in every language of the contract. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        code = self.code
        params = self.params
        section = self.section
        sentences = self.sentences.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "code": code,
            "params": params,
            "section": section,
            "sentences": sentences,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        code = d.pop("code")
        params = d.pop("params")
        section = d.pop("section")
        sentences = Texts.from_dict(d.pop("sentences"))

        model = cls(
            code=code,
            params=params,
            section=section,
            sentences=sentences,
        )
        model.additional_properties = d
        return model


from ..models.texts import Texts  # noqa: E402
