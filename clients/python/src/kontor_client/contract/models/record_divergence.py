from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="RecordDivergence")


@_attrs_define
class RecordDivergence:
    """Where a record goes wrong."""

    detail: str
    """ What is wrong. """
    seq: int
    """ Seq of the first event of the commit at fault; 0 where the fault lies outside of all commits. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        detail = self.detail
        seq = self.seq
        json: dict[str, Any] = {
            **self.additional_properties,
            "detail": detail,
            "seq": seq,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        detail = d.pop("detail")
        seq = d.pop("seq")
        model = cls(
            detail=detail,
            seq=seq,
        )
        model.additional_properties = d
        return model
