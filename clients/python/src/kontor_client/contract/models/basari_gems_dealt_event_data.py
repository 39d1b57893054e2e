from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariGemsDealtEventData")


@_attrs_define
class BasariGemsDealtEventData:
    """Every player was given gems out of the supply."""

    each: BasariGems
    """ Gems, counted by colour. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        each = self.each.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "each": each,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        each = BasariGems.from_dict(d.pop("each"))

        model = cls(
            each=each,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems import BasariGems  # noqa: E402
