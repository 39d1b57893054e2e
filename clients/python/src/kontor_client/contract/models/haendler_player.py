from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_goods import HaendlerGoods
    from ..models.haendler_influence_cards import HaendlerInfluenceCards


T = TypeVar("T", bound="HaendlerPlayer")


@_attrs_define
class HaendlerPlayer:
    """A player.

    Attributes:
        abilities (list[HaendlerAbility]): Abilities.
        credits_ (int): Credit cards.
        influence_cards (HaendlerInfluenceCards | None):
        influence_count (int): How many influence cards the player holds.
        money (int | None): Money without what is set aside; `null` for everybody but its owner, until the game is over.
        rank (int): Level on the status track, from 0.
        seat (int): The player's seat. Example: 0.
        tiles (list[int]): Movement tiles that are not turned over.
        warehouses (list[HaendlerGoods]): Goods in the warehouses, by city in the order of the board.
    """

    abilities: list[HaendlerAbility]
    credits_: int
    influence_cards: HaendlerInfluenceCards | None
    influence_count: int
    money: int | None
    rank: int
    seat: int
    tiles: list[int]
    warehouses: list[HaendlerGoods]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415
        from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: PLC0415

        abilities = []
        for abilities_item_data in self.abilities:
            abilities_item: str = abilities_item_data
            abilities.append(abilities_item)

        credits_ = self.credits_

        influence_cards: dict[str, Any] | None
        if isinstance(self.influence_cards, HaendlerInfluenceCards):
            influence_cards = self.influence_cards.to_dict()
        else:
            influence_cards = self.influence_cards

        influence_count = self.influence_count

        money: int | None
        money = self.money

        rank = self.rank

        seat = self.seat

        tiles = self.tiles

        warehouses = []
        for warehouses_item_data in self.warehouses:
            warehouses_item = warehouses_item_data.to_dict()
            warehouses.append(warehouses_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
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
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415
        from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: PLC0415

        d = dict(src_dict)
        abilities = []
        _abilities = d.pop("abilities")
        for abilities_item_data in _abilities:
            abilities_item = check_haendler_ability(abilities_item_data)

            abilities.append(abilities_item)

        credits_ = d.pop("credits")

        def _parse_influence_cards(data: object) -> HaendlerInfluenceCards | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                influence_cards_type_0 = HaendlerInfluenceCards.from_dict(data)

                return influence_cards_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerInfluenceCards | None, data)

        influence_cards = _parse_influence_cards(d.pop("influence_cards"))

        influence_count = d.pop("influence_count")

        def _parse_money(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        money = _parse_money(d.pop("money"))

        rank = d.pop("rank")

        seat = d.pop("seat")

        tiles = cast(list[int], d.pop("tiles"))

        warehouses = []
        _warehouses = d.pop("warehouses")
        for warehouses_item_data in _warehouses:
            warehouses_item = HaendlerGoods.from_dict(warehouses_item_data)

            warehouses.append(warehouses_item)

        haendler_player = cls(
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

        haendler_player.additional_properties = d
        return haendler_player

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
