from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerBoard")


@_attrs_define
class HaendlerBoard:
    """A whole board."""

    bonus_steps: list[int]
    """ The bonus track of each city, from 0. """
    cities: list[HaendlerCity]
    """ The cities, in an order that courier starts follow. """
    courier_city: str
    """ The city near which the courier begins, unless the table says otherwise. """
    level_prices: list[int]
    """ What a level of status costs, by the number of arrivals from 0 to 8. """
    prices: list[HaendlerPriceLevel]
    """ The price track, the bottom first. """
    ranks: list[HaendlerRank]
    """ The status track, the lowest rank first. """
    roads: list[HaendlerRoad]
    """ Which places lie side by side; each pair is named once. """
    spaces: list[str]
    """ Ids of the road spaces. An id of a space or city has 1 to 24 characters, and at most 24 bytes as JSON writes it:
    letters outside of English take two to four, a quotation mark two. """
    wagon_starts: list[str]
    """ The cities where wagons 1, 2 and 3 begin, unless the table says otherwise. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bonus_steps = self.bonus_steps

        cities = []
        for cities_item_data in self.cities:
            cities_item = cities_item_data.to_dict()
            cities.append(cities_item)

        courier_city = self.courier_city
        level_prices = self.level_prices

        prices = []
        for prices_item_data in self.prices:
            prices_item = prices_item_data.to_dict()
            prices.append(prices_item)

        ranks = []
        for ranks_item_data in self.ranks:
            ranks_item = ranks_item_data.to_dict()
            ranks.append(ranks_item)

        roads = []
        for roads_item_data in self.roads:
            roads_item = roads_item_data.to_dict()
            roads.append(roads_item)

        spaces = self.spaces

        wagon_starts = self.wagon_starts

        json: dict[str, Any] = {
            **self.additional_properties,
            "bonus_steps": bonus_steps,
            "cities": cities,
            "courier_city": courier_city,
            "level_prices": level_prices,
            "prices": prices,
            "ranks": ranks,
            "roads": roads,
            "spaces": spaces,
            "wagon_starts": wagon_starts,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bonus_steps = cast(list[int], d.pop("bonus_steps"))

        cities = []
        _cities = d.pop("cities")
        for cities_item_data in _cities:
            cities_item = HaendlerCity.from_dict(cities_item_data)

            cities.append(cities_item)

        courier_city = d.pop("courier_city")
        level_prices = cast(list[int], d.pop("level_prices"))

        prices = []
        _prices = d.pop("prices")
        for prices_item_data in _prices:
            prices_item = HaendlerPriceLevel.from_dict(prices_item_data)

            prices.append(prices_item)

        ranks = []
        _ranks = d.pop("ranks")
        for ranks_item_data in _ranks:
            ranks_item = HaendlerRank.from_dict(ranks_item_data)

            ranks.append(ranks_item)

        roads = []
        _roads = d.pop("roads")
        for roads_item_data in _roads:
            roads_item = HaendlerRoad.from_dict(roads_item_data)

            roads.append(roads_item)

        spaces = cast(list[str], d.pop("spaces"))

        wagon_starts = cast(list[str], d.pop("wagon_starts"))

        model = cls(
            bonus_steps=bonus_steps,
            cities=cities,
            courier_city=courier_city,
            level_prices=level_prices,
            prices=prices,
            ranks=ranks,
            roads=roads,
            spaces=spaces,
            wagon_starts=wagon_starts,
        )
        model.additional_properties = d
        return model


from ..models.haendler_city import HaendlerCity  # noqa: E402
from ..models.haendler_price_level import HaendlerPriceLevel  # noqa: E402
from ..models.haendler_rank import HaendlerRank  # noqa: E402
from ..models.haendler_road import HaendlerRoad  # noqa: E402
