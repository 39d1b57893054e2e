from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility

T = TypeVar("T", bound="HaendlerPhaseAuction")


@_attrs_define
class HaendlerPhaseAuction:
    """An ability is auctioned."""

    ability: HaendlerAbility
    """ A special ability, a red card («Quick Description of Special Abilities»). """
    bidders: list[int]
    """ Who may still bid, the leader included. """
    leader: int
    """ Whose. """
    price: int
    """ The highest bid. """
    phase: Literal["auction"] = "auction"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        ability = self.ability
        bidders = self.bidders

        leader = self.leader
        phase = self.phase
        price = self.price
        json: dict[str, Any] = {
            **self.additional_properties,
            "ability": ability,
            "bidders": bidders,
            "leader": leader,
            "phase": phase,
            "price": price,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        ability = check_haendler_ability(d.pop("ability"))

        bidders = cast(list[int], d.pop("bidders"))

        leader = d.pop("leader")
        phase = cast(Literal["auction"], d.pop("phase"))
        if phase != "auction":
            raise ValueError(f"phase must match const 'auction', got '{phase}'")
        price = d.pop("price")
        model = cls(
            ability=ability,
            bidders=bidders,
            leader=leader,
            phase=phase,
            price=price,
        )
        model.additional_properties = d
        return model
