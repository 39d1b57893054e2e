from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

from ..models.report_category import check_report_category
from ..models.report_category import ReportCategory

T = TypeVar("T", bound="ReportRequest")


@_attrs_define
class ReportRequest:
    """What is wrong with a message."""

    category: ReportCategory
    """ What is wrong with a message. """
    text: None | str | Unset = UNSET
    """ What the operator should know. White space around it is taken away. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        category = self.category
        text = self.text

        json: dict[str, Any] = {
            "category": category,
        }
        if text is not UNSET:
            json["text"] = text
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        category = check_report_category(d.pop("category"))

        text = d.pop("text", UNSET)

        model = cls(
            category=category,
            text=text,
        )
        return model
