from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence

T = TypeVar("T", bound="HaendlerProposedCard")


@_attrs_define
class HaendlerProposedCard:
    """An influence card that a proposal gives."""

    card: HaendlerInfluence
    """ A kind of influence cards, the green ones («Influence Cards»). """
    openly: bool
    """ Whether the proposal names it. If not, the partner learns it when the deal is made, and no other player does. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        openly = self.openly
        json: dict[str, Any] = {
            "card": card,
            "openly": openly,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = check_haendler_influence(d.pop("card"))

        openly = d.pop("openly")
        model = cls(
            card=card,
            openly=openly,
        )
        return model
