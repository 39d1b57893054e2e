from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="MediciAccountScore")


@_attrs_define
class MediciAccountScore:
    """What a player's counter on an account brought.

    Attributes:
        award (int): Florins for the rank of the position among all players' counters, shared by those who tie.
        cards (int): Cards of this ware in the player's warehouse.
        position (int): Where the counter stands after it moved up by as many spaces, but not beyond the highest.
        prize (int): Florins printed on the space where the counter stands.
        seat (int): Whose counter. Example: 0.
    """

    award: int
    cards: int
    position: int
    prize: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        award = self.award

        cards = self.cards

        position = self.position

        prize = self.prize

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "award": award,
                "cards": cards,
                "position": position,
                "prize": prize,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        award = d.pop("award")

        cards = d.pop("cards")

        position = d.pop("position")

        prize = d.pop("prize")

        seat = d.pop("seat")

        medici_account_score = cls(
            award=award,
            cards=cards,
            position=position,
            prize=prize,
            seat=seat,
        )

        medici_account_score.additional_properties = d
        return medici_account_score

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
