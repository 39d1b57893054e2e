from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciSpaceInfo")


@_attrs_define
class MediciSpaceInfo:
    """A space of an account."""

    prize: int
    """ Florins paid at each scoring to every player whose counter stands here; 0 on most spaces. """
    space: int
    """ Its number, 0 at the bottom. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        prize = self.prize
        space = self.space
        json: dict[str, Any] = {
            **self.additional_properties,
            "prize": prize,
            "space": space,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        prize = d.pop("prize")
        space = d.pop("space")
        model = cls(
            prize=prize,
            space=space,
        )
        model.additional_properties = d
        return model
