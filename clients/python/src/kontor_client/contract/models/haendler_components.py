from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility

T = TypeVar("T", bound="HaendlerComponents")


@_attrs_define
class HaendlerComponents:
    """The material as clients may want to draw it."""

    abilities: list[HaendlerAbilityInfo]
    """ The ability cards. """
    ability_pairs: list[list[HaendlerAbility]]
    """ The pairs of abilities that are dealt where there is no auction. """
    boards: list[HaendlerBoardInfo]
    """ The boards that a table can name. A table with a board of its own has that one in its options. """
    coin: int
    """ The smallest coin. """
    credit: int
    """ What a credit brings. """
    credits_: int
    """ How many credit cards there are. """
    edition: str
    """ The edition whose rulebooks are followed. """
    goods: list[HaendlerGoodInfo]
    """ The kinds of goods. """
    influence_cards: list[HaendlerInfluenceInfo]
    """ The kinds of influence cards. """
    repayment: int
    """ What it costs to repay one. """
    start_money: int
    """ What each player begins with. """
    tiles: list[int]
    """ The movement tiles that each player has. """
    wagons: int
    """ How many wagons there are; they are numbered from 1. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        abilities = []
        for abilities_item_data in self.abilities:
            abilities_item = abilities_item_data.to_dict()
            abilities.append(abilities_item)

        ability_pairs = []
        for ability_pairs_item_data in self.ability_pairs:
            ability_pairs_item = []
            for ability_pairs_item_item_data in ability_pairs_item_data:
                ability_pairs_item_item: str = ability_pairs_item_item_data
                ability_pairs_item.append(ability_pairs_item_item)

            ability_pairs.append(ability_pairs_item)

        boards = []
        for boards_item_data in self.boards:
            boards_item = boards_item_data.to_dict()
            boards.append(boards_item)

        coin = self.coin
        credit = self.credit
        credits_ = self.credits_
        edition = self.edition
        goods = []
        for goods_item_data in self.goods:
            goods_item = goods_item_data.to_dict()
            goods.append(goods_item)

        influence_cards = []
        for influence_cards_item_data in self.influence_cards:
            influence_cards_item = influence_cards_item_data.to_dict()
            influence_cards.append(influence_cards_item)

        repayment = self.repayment
        start_money = self.start_money
        tiles = self.tiles

        wagons = self.wagons
        json: dict[str, Any] = {
            **self.additional_properties,
            "abilities": abilities,
            "ability_pairs": ability_pairs,
            "boards": boards,
            "coin": coin,
            "credit": credit,
            "credits": credits_,
            "edition": edition,
            "goods": goods,
            "influence_cards": influence_cards,
            "repayment": repayment,
            "start_money": start_money,
            "tiles": tiles,
            "wagons": wagons,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        abilities = []
        _abilities = d.pop("abilities")
        for abilities_item_data in _abilities:
            abilities_item = HaendlerAbilityInfo.from_dict(abilities_item_data)

            abilities.append(abilities_item)

        ability_pairs = []
        _ability_pairs = d.pop("ability_pairs")
        for ability_pairs_item_data in _ability_pairs:
            ability_pairs_item = []
            _ability_pairs_item = ability_pairs_item_data
            for ability_pairs_item_item_data in _ability_pairs_item:
                ability_pairs_item_item = check_haendler_ability(ability_pairs_item_item_data)

                ability_pairs_item.append(ability_pairs_item_item)

            ability_pairs.append(ability_pairs_item)

        boards = []
        _boards = d.pop("boards")
        for boards_item_data in _boards:
            boards_item = HaendlerBoardInfo.from_dict(boards_item_data)

            boards.append(boards_item)

        coin = d.pop("coin")
        credit = d.pop("credit")
        credits_ = d.pop("credits")
        edition = d.pop("edition")
        goods = []
        _goods = d.pop("goods")
        for goods_item_data in _goods:
            goods_item = HaendlerGoodInfo.from_dict(goods_item_data)

            goods.append(goods_item)

        influence_cards = []
        _influence_cards = d.pop("influence_cards")
        for influence_cards_item_data in _influence_cards:
            influence_cards_item = HaendlerInfluenceInfo.from_dict(influence_cards_item_data)

            influence_cards.append(influence_cards_item)

        repayment = d.pop("repayment")
        start_money = d.pop("start_money")
        tiles = cast(list[int], d.pop("tiles"))

        wagons = d.pop("wagons")
        model = cls(
            abilities=abilities,
            ability_pairs=ability_pairs,
            boards=boards,
            coin=coin,
            credit=credit,
            credits_=credits_,
            edition=edition,
            goods=goods,
            influence_cards=influence_cards,
            repayment=repayment,
            start_money=start_money,
            tiles=tiles,
            wagons=wagons,
        )
        model.additional_properties = d
        return model


from ..models.haendler_ability_info import HaendlerAbilityInfo  # noqa: E402
from ..models.haendler_board_info import HaendlerBoardInfo  # noqa: E402
from ..models.haendler_good_info import HaendlerGoodInfo  # noqa: E402
from ..models.haendler_influence_info import HaendlerInfluenceInfo  # noqa: E402
