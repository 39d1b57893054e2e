from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineReport")


@_attrs_define
class ExportLineReport:
    """A message that the player has reported."""

    report: MessageReport
    """ A report, as the player who made it sees it. """
    type_: Literal["report"] = "report"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        report = self.report.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "report": report,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        report = MessageReport.from_dict(d.pop("report"))

        type_ = cast(Literal["report"], d.pop("type"))
        if type_ != "report":
            raise ValueError(f"type must match const 'report', got '{type_}'")
        model = cls(
            report=report,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.message_report import MessageReport  # noqa: E402
