from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.problem_code import check_problem_code
from ..models.problem_code import ProblemCode

T = TypeVar("T", bound="ProblemKind")


@_attrs_define
class ProblemKind:
    """An entry of the catalogue."""

    about: str
    """ What it means and what to do. """
    code: ProblemCode
    """ What went wrong. A code has one status and is never reused; new ones may come. """
    retryable: bool
    """ Whether the same request may succeed later without being changed. """
    status: int
    """ The HTTP status that it comes with. """
    title: str
    """ In a few words. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        about = self.about
        code = self.code
        retryable = self.retryable
        status = self.status
        title = self.title
        json: dict[str, Any] = {
            **self.additional_properties,
            "about": about,
            "code": code,
            "retryable": retryable,
            "status": status,
            "title": title,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        about = d.pop("about")
        code = check_problem_code(d.pop("code"))

        retryable = d.pop("retryable")
        status = d.pop("status")
        title = d.pop("title")
        model = cls(
            about=about,
            code=code,
            retryable=retryable,
            status=status,
            title=title,
        )
        model.additional_properties = d
        return model
