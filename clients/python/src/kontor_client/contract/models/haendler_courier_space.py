from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerCourierSpace")


@_attrs_define
class HaendlerCourierSpace:
    """Where the courier may end its move."""

    influence_card: bool
    """ Whether it meets a wagon there, so that the player picks an influence card. """
    space: str
    """ The space. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        influence_card = self.influence_card
        space = self.space
        json: dict[str, Any] = {
            **self.additional_properties,
            "influence_card": influence_card,
            "space": space,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        influence_card = d.pop("influence_card")
        space = d.pop("space")
        model = cls(
            influence_card=influence_card,
            space=space,
        )
        model.additional_properties = d
        return model
