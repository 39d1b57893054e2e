from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariRoundBeganEventData")


@_attrs_define
class BasariRoundBeganEventData:
    """A round began."""

    round_: int
    """ Which round, from 1. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        round_ = self.round_
        json: dict[str, Any] = {
            **self.additional_properties,
            "round": round_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        round_ = d.pop("round")
        model = cls(
            round_=round_,
        )
        model.additional_properties = d
        return model
