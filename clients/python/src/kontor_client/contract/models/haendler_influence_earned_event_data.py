from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="HaendlerInfluenceEarnedEventData")


@_attrs_define
class HaendlerInfluenceEarnedEventData:
    """A player looks through the pile of influence cards, to pick one."""

    pile: HaendlerInfluenceCards | None
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        pile = self.pile
        if pile is not None and pile is not UNSET:
            pile_type_0 = pile.to_dict()
            pile = pile_type_0

        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "pile": pile,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        pile = d.pop("pile")
        if pile is not None and pile is not UNSET:
            pile_type_0 = HaendlerInfluenceCards.from_dict(pile)

            pile = pile_type_0

        seat = d.pop("seat")
        model = cls(
            pile=pile,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: E402
