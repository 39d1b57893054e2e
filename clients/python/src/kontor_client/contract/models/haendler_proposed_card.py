from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence
from typing import cast


T = TypeVar("T", bound="HaendlerProposedCard")


@_attrs_define
class HaendlerProposedCard:
    """An influence card that a proposal gives.

    Attributes:
        card (HaendlerInfluence): A kind of influence cards, the green ones («Influence Cards»).
        openly (bool): Whether the proposal names it. If not, the partner learns it when the deal is made, and nobody
            else does.
    """

    card: HaendlerInfluence
    openly: bool

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

        openly = self.openly

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "openly": openly,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = check_haendler_influence(d.pop("card"))

        openly = d.pop("openly")

        haendler_proposed_card = cls(
            card=card,
            openly=openly,
        )

        return haendler_proposed_card
