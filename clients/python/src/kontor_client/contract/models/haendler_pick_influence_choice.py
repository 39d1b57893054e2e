from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPickInfluenceChoice")


@_attrs_define
class HaendlerPickInfluenceChoice:
    """An influence card has to be picked."""

    pile: HaendlerInfluenceCards
    """ Influence cards, counted by kind. """
    type_: Literal["haendler.pick_influence"] = "haendler.pick_influence"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        pile = self.pile.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "pile": pile,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        pile = HaendlerInfluenceCards.from_dict(d.pop("pile"))

        type_ = cast(Literal["haendler.pick_influence"], d.pop("type"))
        if type_ != "haendler.pick_influence":
            raise ValueError(f"type must match const 'haendler.pick_influence', got '{type_}'")
        model = cls(
            pile=pile,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: E402
