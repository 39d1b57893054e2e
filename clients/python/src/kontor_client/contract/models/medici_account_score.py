from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciAccountScore")


@_attrs_define
class MediciAccountScore:
    """What a player's counter on an account brought."""

    award: int
    """ Florins for the rank of the position among all players' counters, shared by those who tie. """
    cards: int
    """ Cards of this ware in the player's warehouse. """
    position: int
    """ Where the counter stands after it moved up by as many spaces, but not beyond the highest. """
    prize: int
    """ Florins printed on the space where the counter stands. """
    seat: int
    """ Whose counter. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        award = self.award
        cards = self.cards
        position = self.position
        prize = self.prize
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "award": award,
            "cards": cards,
            "position": position,
            "prize": prize,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        award = d.pop("award")
        cards = d.pop("cards")
        position = d.pop("position")
        prize = d.pop("prize")
        seat = d.pop("seat")
        model = cls(
            award=award,
            cards=cards,
            position=position,
            prize=prize,
            seat=seat,
        )
        model.additional_properties = d
        return model
