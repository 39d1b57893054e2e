from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility

T = TypeVar("T", bound="HaendlerPlayer")


@_attrs_define
class HaendlerPlayer:
    """A player."""

    abilities: list[HaendlerAbility]
    """ Abilities. """
    credits_: int
    """ Credit cards. """
    influence_cards: HaendlerInfluenceCards | None
    influence_count: int
    """ How many influence cards the player holds. """
    money: int | None
    """ Money without what is set aside; `null` for everybody but its owner, until the game is over. """
    rank: int
    """ Level on the status track, from 0. """
    seat: int
    """ The player's seat. """
    tiles: list[int]
    """ Movement tiles that are not turned over. """
    warehouses: list[HaendlerGoods]
    """ Goods in the warehouses, by city in the order of the board. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        abilities = []
        for abilities_item_data in self.abilities:
            abilities_item: str = abilities_item_data
            abilities.append(abilities_item)

        credits_ = self.credits_
        influence_cards = self.influence_cards
        if influence_cards is not None and influence_cards is not UNSET:
            influence_cards_type_0 = influence_cards.to_dict()
            influence_cards = influence_cards_type_0

        influence_count = self.influence_count
        money = self.money

        rank = self.rank
        seat = self.seat
        tiles = self.tiles

        warehouses = []
        for warehouses_item_data in self.warehouses:
            warehouses_item = warehouses_item_data.to_dict()
            warehouses.append(warehouses_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "abilities": abilities,
            "credits": credits_,
            "influence_cards": influence_cards,
            "influence_count": influence_count,
            "money": money,
            "rank": rank,
            "seat": seat,
            "tiles": tiles,
            "warehouses": warehouses,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        abilities = []
        _abilities = d.pop("abilities")
        for abilities_item_data in _abilities:
            abilities_item = check_haendler_ability(abilities_item_data)

            abilities.append(abilities_item)

        credits_ = d.pop("credits")
        influence_cards = d.pop("influence_cards")
        if influence_cards is not None and influence_cards is not UNSET:
            influence_cards_type_0 = HaendlerInfluenceCards.from_dict(influence_cards)

            influence_cards = influence_cards_type_0

        influence_count = d.pop("influence_count")
        money = d.pop("money")

        rank = d.pop("rank")
        seat = d.pop("seat")
        tiles = cast(list[int], d.pop("tiles"))

        warehouses = []
        _warehouses = d.pop("warehouses")
        for warehouses_item_data in _warehouses:
            warehouses_item = HaendlerGoods.from_dict(warehouses_item_data)

            warehouses.append(warehouses_item)

        model = cls(
            abilities=abilities,
            credits_=credits_,
            influence_cards=influence_cards,
            influence_count=influence_count,
            money=money,
            rank=rank,
            seat=seat,
            tiles=tiles,
            warehouses=warehouses,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: E402
