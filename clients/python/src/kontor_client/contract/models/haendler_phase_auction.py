from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPhaseAuction")


@_attrs_define
class HaendlerPhaseAuction:
    """An ability is auctioned.

    Attributes:
        ability (HaendlerAbility): A special ability, a red card («Quick Description of Special Abilities»).
        bidders (list[int]): Who may still bid, the leader included.
        leader (int): Whose. Example: 0.
        phase (Literal['auction']):
        price (int): The highest bid.
    """

    ability: HaendlerAbility
    bidders: list[int]
    leader: int
    phase: Literal["auction"]
    price: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ability: str = self.ability

        bidders = self.bidders

        leader = self.leader

        phase = self.phase

        price = self.price

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ability": ability,
                "bidders": bidders,
                "leader": leader,
                "phase": phase,
                "price": price,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ability = check_haendler_ability(d.pop("ability"))

        bidders = cast(list[int], d.pop("bidders"))

        leader = d.pop("leader")

        phase = cast(Literal["auction"], d.pop("phase"))
        if phase != "auction":
            raise ValueError(f"phase must match const 'auction', got '{phase}'")

        price = d.pop("price")

        haendler_phase_auction = cls(
            ability=ability,
            bidders=bidders,
            leader=leader,
            phase=phase,
            price=price,
        )

        haendler_phase_auction.additional_properties = d
        return haendler_phase_auction

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
