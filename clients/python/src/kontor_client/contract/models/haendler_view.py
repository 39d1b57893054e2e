from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions
from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerView")


@_attrs_define
class HaendlerView:
    """The table."""

    arrivals: int
    """ Arrivals so far, which may be more than the arrival track counts. """
    arrivals_to_end: int
    """ Arrivals that end the game. """
    cities: list[HaendlerCityView]
    """ The cities, in the order of the board. """
    courier: str
    """ The space where the courier stands. """
    influence_pile: int
    """ Influence cards in the pile; which ones, only a player sees who picks one. """
    influence_used: HaendlerInfluenceCards
    """ Influence cards, counted by kind. """
    level_price: int
    """ What a level of status costs now. """
    negotiation: HaendlerNegotiation | None
    phase: unions.HaendlerPhase
    """ What is going on. """
    players: list[HaendlerPlayer]
    """ The players by seat. """
    prices: list[HaendlerPrice]
    """ The price of each kind of goods. """
    round_: int
    """ The round, from 1; 0 during the set-up. """
    starting_player: int
    """ Who plays first in this round. """
    supply: HaendlerGoods
    """ Goods, counted by kind. """
    wagons: list[HaendlerWagon]
    """ The wagons, by number. """
    cylinder: int | Unset = UNSET
    """ Where the cylinder stands on the arrival track; it stops at 8. Games that began under `haendler/1` do not have it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arrivals = self.arrivals
        arrivals_to_end = self.arrivals_to_end
        cities = []
        for cities_item_data in self.cities:
            cities_item = cities_item_data.to_dict()
            cities.append(cities_item)

        courier = self.courier
        influence_pile = self.influence_pile
        influence_used = self.influence_used.to_dict()
        level_price = self.level_price
        negotiation = self.negotiation
        if negotiation is not None and negotiation is not UNSET:
            negotiation_type_0 = negotiation.to_dict()
            negotiation = negotiation_type_0

        phase = self.phase.to_dict()

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        prices = []
        for prices_item_data in self.prices:
            prices_item = prices_item_data.to_dict()
            prices.append(prices_item)

        round_ = self.round_
        starting_player = self.starting_player
        supply = self.supply.to_dict()
        wagons = []
        for wagons_item_data in self.wagons:
            wagons_item = wagons_item_data.to_dict()
            wagons.append(wagons_item)

        cylinder = self.cylinder
        json: dict[str, Any] = {
            **self.additional_properties,
            "arrivals": arrivals,
            "arrivals_to_end": arrivals_to_end,
            "cities": cities,
            "courier": courier,
            "influence_pile": influence_pile,
            "influence_used": influence_used,
            "level_price": level_price,
            "negotiation": negotiation,
            "phase": phase,
            "players": players,
            "prices": prices,
            "round": round_,
            "starting_player": starting_player,
            "supply": supply,
            "wagons": wagons,
        }
        if cylinder is not UNSET:
            json["cylinder"] = cylinder
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arrivals = d.pop("arrivals")
        arrivals_to_end = d.pop("arrivals_to_end")
        cities = []
        _cities = d.pop("cities")
        for cities_item_data in _cities:
            cities_item = HaendlerCityView.from_dict(cities_item_data)

            cities.append(cities_item)

        courier = d.pop("courier")
        influence_pile = d.pop("influence_pile")
        influence_used = HaendlerInfluenceCards.from_dict(d.pop("influence_used"))

        level_price = d.pop("level_price")
        negotiation = d.pop("negotiation")
        if negotiation is not None and negotiation is not UNSET:
            negotiation_type_0 = HaendlerNegotiation.from_dict(negotiation)

            negotiation = negotiation_type_0

        phase = unions.read_haendler_phase(d.pop("phase"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = HaendlerPlayer.from_dict(players_item_data)

            players.append(players_item)

        prices = []
        _prices = d.pop("prices")
        for prices_item_data in _prices:
            prices_item = HaendlerPrice.from_dict(prices_item_data)

            prices.append(prices_item)

        round_ = d.pop("round")
        starting_player = d.pop("starting_player")
        supply = HaendlerGoods.from_dict(d.pop("supply"))

        wagons = []
        _wagons = d.pop("wagons")
        for wagons_item_data in _wagons:
            wagons_item = HaendlerWagon.from_dict(wagons_item_data)

            wagons.append(wagons_item)

        cylinder = d.pop("cylinder", UNSET)
        model = cls(
            arrivals=arrivals,
            arrivals_to_end=arrivals_to_end,
            cities=cities,
            courier=courier,
            influence_pile=influence_pile,
            influence_used=influence_used,
            level_price=level_price,
            negotiation=negotiation,
            phase=phase,
            players=players,
            prices=prices,
            round_=round_,
            starting_player=starting_player,
            supply=supply,
            wagons=wagons,
            cylinder=cylinder,
        )
        model.additional_properties = d
        return model


from ..models.haendler_city_view import HaendlerCityView  # noqa: E402
from ..models.haendler_goods import HaendlerGoods  # noqa: E402
from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: E402
from ..models.haendler_negotiation import HaendlerNegotiation  # noqa: E402
from ..models.haendler_player import HaendlerPlayer  # noqa: E402
from ..models.haendler_price import HaendlerPrice  # noqa: E402
from ..models.haendler_wagon import HaendlerWagon  # noqa: E402
