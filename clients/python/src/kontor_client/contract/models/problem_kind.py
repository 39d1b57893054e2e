from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.problem_code import check_problem_code
from ..models.problem_code import ProblemCode
from typing import cast


T = TypeVar("T", bound="ProblemKind")


@_attrs_define
class ProblemKind:
    """An entry of the catalogue.

    Attributes:
        about (str): What it means and what to do.
        code (ProblemCode): What went wrong. A code has one status and is never reused; new ones may come.
        retryable (bool): Whether the same request may succeed later without being changed.
        status (int): The HTTP status that it comes with.
        title (str): In a few words.
    """

    about: str
    code: ProblemCode
    retryable: bool
    status: int
    title: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        about = self.about

        code: str = self.code

        retryable = self.retryable

        status = self.status

        title = self.title

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "about": about,
                "code": code,
                "retryable": retryable,
                "status": status,
                "title": title,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        about = d.pop("about")

        code = check_problem_code(d.pop("code"))

        retryable = d.pop("retryable")

        status = d.pop("status")

        title = d.pop("title")

        problem_kind = cls(
            about=about,
            code=code,
            retryable=retryable,
            status=status,
            title=title,
        )

        problem_kind.additional_properties = d
        return problem_kind

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
