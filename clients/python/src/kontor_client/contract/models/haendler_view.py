from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_city_view import HaendlerCityView
    from ..models.haendler_goods import HaendlerGoods
    from ..models.haendler_influence_cards import HaendlerInfluenceCards
    from ..models.haendler_negotiation import HaendlerNegotiation
    from ..models.haendler_phase_auction import HaendlerPhaseAuction
    from ..models.haendler_phase_bargaining import HaendlerPhaseBargaining
    from ..models.haendler_phase_bidding import HaendlerPhaseBidding
    from ..models.haendler_phase_bonus_sale import HaendlerPhaseBonusSale
    from ..models.haendler_phase_fixed_loading import HaendlerPhaseFixedLoading
    from ..models.haendler_phase_master_loading import HaendlerPhaseMasterLoading
    from ..models.haendler_phase_moving import HaendlerPhaseMoving
    from ..models.haendler_phase_naming_ability import HaendlerPhaseNamingAbility
    from ..models.haendler_phase_offered_credit import HaendlerPhaseOfferedCredit
    from ..models.haendler_phase_over import HaendlerPhaseOver
    from ..models.haendler_phase_playing_axles import HaendlerPhasePlayingAxles
    from ..models.haendler_phase_purchasing import HaendlerPhasePurchasing
    from ..models.haendler_phase_repaying import HaendlerPhaseRepaying
    from ..models.haendler_phase_rising import HaendlerPhaseRising
    from ..models.haendler_phase_setting_wheels import HaendlerPhaseSettingWheels
    from ..models.haendler_phase_special_sale import HaendlerPhaseSpecialSale
    from ..models.haendler_phase_using_offices import HaendlerPhaseUsingOffices
    from ..models.haendler_phase_warehouse_selling import HaendlerPhaseWarehouseSelling
    from ..models.haendler_player import HaendlerPlayer
    from ..models.haendler_price import HaendlerPrice
    from ..models.haendler_wagon import HaendlerWagon


T = TypeVar("T", bound="HaendlerView")


@_attrs_define
class HaendlerView:
    """The table.

    Attributes:
        arrivals (int): Arrivals so far; the cylinder stops at 8.
        arrivals_to_end (int): Arrivals that end the game.
        cities (list[HaendlerCityView]): The cities, in the order of the board.
        courier (str): The space where the courier stands.
        influence_pile (int): Influence cards in the pile; which ones, only a player sees who picks one.
        influence_used (HaendlerInfluenceCards): Influence cards, counted by kind.
        level_price (int): What a level of status costs now.
        negotiation (HaendlerNegotiation | None):
        phase (HaendlerPhaseAuction | HaendlerPhaseBargaining | HaendlerPhaseBidding | HaendlerPhaseBonusSale |
            HaendlerPhaseFixedLoading | HaendlerPhaseMasterLoading | HaendlerPhaseMoving | HaendlerPhaseNamingAbility |
            HaendlerPhaseOfferedCredit | HaendlerPhaseOver | HaendlerPhasePlayingAxles | HaendlerPhasePurchasing |
            HaendlerPhaseRepaying | HaendlerPhaseRising | HaendlerPhaseSettingWheels | HaendlerPhaseSpecialSale |
            HaendlerPhaseUsingOffices | HaendlerPhaseWarehouseSelling): What is going on.
        players (list[HaendlerPlayer]): The players by seat.
        prices (list[HaendlerPrice]): The price of each kind of goods.
        round_ (int): The round, from 1; 0 during the set-up.
        starting_player (int): Who plays first in this round. Example: 0.
        supply (HaendlerGoods): Goods, counted by kind.
        wagons (list[HaendlerWagon]): The wagons, by number.
    """

    arrivals: int
    arrivals_to_end: int
    cities: list[HaendlerCityView]
    courier: str
    influence_pile: int
    influence_used: HaendlerInfluenceCards
    level_price: int
    negotiation: HaendlerNegotiation | None
    phase: (
        HaendlerPhaseAuction
        | HaendlerPhaseBargaining
        | HaendlerPhaseBidding
        | HaendlerPhaseBonusSale
        | HaendlerPhaseFixedLoading
        | HaendlerPhaseMasterLoading
        | HaendlerPhaseMoving
        | HaendlerPhaseNamingAbility
        | HaendlerPhaseOfferedCredit
        | HaendlerPhaseOver
        | HaendlerPhasePlayingAxles
        | HaendlerPhasePurchasing
        | HaendlerPhaseRepaying
        | HaendlerPhaseRising
        | HaendlerPhaseSettingWheels
        | HaendlerPhaseSpecialSale
        | HaendlerPhaseUsingOffices
        | HaendlerPhaseWarehouseSelling
    )
    players: list[HaendlerPlayer]
    prices: list[HaendlerPrice]
    round_: int
    starting_player: int
    supply: HaendlerGoods
    wagons: list[HaendlerWagon]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_city_view import HaendlerCityView  # noqa: PLC0415
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415
        from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: PLC0415
        from ..models.haendler_negotiation import HaendlerNegotiation  # noqa: PLC0415
        from ..models.haendler_phase_auction import HaendlerPhaseAuction  # noqa: PLC0415
        from ..models.haendler_phase_bargaining import HaendlerPhaseBargaining  # noqa: PLC0415
        from ..models.haendler_phase_bidding import HaendlerPhaseBidding  # noqa: PLC0415
        from ..models.haendler_phase_bonus_sale import HaendlerPhaseBonusSale  # noqa: PLC0415
        from ..models.haendler_phase_fixed_loading import HaendlerPhaseFixedLoading  # noqa: PLC0415
        from ..models.haendler_phase_master_loading import HaendlerPhaseMasterLoading  # noqa: PLC0415
        from ..models.haendler_phase_moving import HaendlerPhaseMoving  # noqa: PLC0415
        from ..models.haendler_phase_naming_ability import HaendlerPhaseNamingAbility  # noqa: PLC0415
        from ..models.haendler_phase_offered_credit import HaendlerPhaseOfferedCredit  # noqa: PLC0415
        from ..models.haendler_phase_over import HaendlerPhaseOver  # noqa: PLC0415
        from ..models.haendler_phase_playing_axles import HaendlerPhasePlayingAxles  # noqa: PLC0415
        from ..models.haendler_phase_purchasing import HaendlerPhasePurchasing  # noqa: PLC0415
        from ..models.haendler_phase_repaying import HaendlerPhaseRepaying  # noqa: PLC0415
        from ..models.haendler_phase_rising import HaendlerPhaseRising  # noqa: PLC0415
        from ..models.haendler_phase_setting_wheels import HaendlerPhaseSettingWheels  # noqa: PLC0415
        from ..models.haendler_phase_special_sale import HaendlerPhaseSpecialSale  # noqa: PLC0415
        from ..models.haendler_phase_using_offices import HaendlerPhaseUsingOffices  # noqa: PLC0415
        from ..models.haendler_phase_warehouse_selling import HaendlerPhaseWarehouseSelling  # noqa: PLC0415
        from ..models.haendler_player import HaendlerPlayer  # noqa: PLC0415
        from ..models.haendler_price import HaendlerPrice  # noqa: PLC0415
        from ..models.haendler_wagon import HaendlerWagon  # noqa: PLC0415

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

        negotiation: dict[str, Any] | None
        if isinstance(self.negotiation, HaendlerNegotiation):
            negotiation = self.negotiation.to_dict()
        else:
            negotiation = self.negotiation

        from kontor_client.unions import write

        phase: Any = write(self.phase)

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

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
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
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_city_view import HaendlerCityView  # noqa: PLC0415
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415
        from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: PLC0415
        from ..models.haendler_negotiation import HaendlerNegotiation  # noqa: PLC0415
        from ..models.haendler_phase_auction import HaendlerPhaseAuction  # noqa: PLC0415
        from ..models.haendler_phase_bargaining import HaendlerPhaseBargaining  # noqa: PLC0415
        from ..models.haendler_phase_bidding import HaendlerPhaseBidding  # noqa: PLC0415
        from ..models.haendler_phase_bonus_sale import HaendlerPhaseBonusSale  # noqa: PLC0415
        from ..models.haendler_phase_fixed_loading import HaendlerPhaseFixedLoading  # noqa: PLC0415
        from ..models.haendler_phase_master_loading import HaendlerPhaseMasterLoading  # noqa: PLC0415
        from ..models.haendler_phase_moving import HaendlerPhaseMoving  # noqa: PLC0415
        from ..models.haendler_phase_naming_ability import HaendlerPhaseNamingAbility  # noqa: PLC0415
        from ..models.haendler_phase_offered_credit import HaendlerPhaseOfferedCredit  # noqa: PLC0415
        from ..models.haendler_phase_over import HaendlerPhaseOver  # noqa: PLC0415
        from ..models.haendler_phase_playing_axles import HaendlerPhasePlayingAxles  # noqa: PLC0415
        from ..models.haendler_phase_purchasing import HaendlerPhasePurchasing  # noqa: PLC0415
        from ..models.haendler_phase_repaying import HaendlerPhaseRepaying  # noqa: PLC0415
        from ..models.haendler_phase_rising import HaendlerPhaseRising  # noqa: PLC0415
        from ..models.haendler_phase_setting_wheels import HaendlerPhaseSettingWheels  # noqa: PLC0415
        from ..models.haendler_phase_special_sale import HaendlerPhaseSpecialSale  # noqa: PLC0415
        from ..models.haendler_phase_using_offices import HaendlerPhaseUsingOffices  # noqa: PLC0415
        from ..models.haendler_phase_warehouse_selling import HaendlerPhaseWarehouseSelling  # noqa: PLC0415
        from ..models.haendler_player import HaendlerPlayer  # noqa: PLC0415
        from ..models.haendler_price import HaendlerPrice  # noqa: PLC0415
        from ..models.haendler_wagon import HaendlerWagon  # noqa: PLC0415

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

        def _parse_negotiation(data: object) -> HaendlerNegotiation | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                negotiation_type_0 = HaendlerNegotiation.from_dict(data)

                return negotiation_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerNegotiation | None, data)

        negotiation = _parse_negotiation(d.pop("negotiation"))

        def _parse_phase(data: object) -> Any:
            from kontor_client.unions import read

            return read(
                data,
                (
                    HaendlerPhaseNamingAbility,
                    HaendlerPhaseAuction,
                    HaendlerPhasePurchasing,
                    HaendlerPhaseBidding,
                    HaendlerPhaseMasterLoading,
                    HaendlerPhaseBargaining,
                    HaendlerPhaseFixedLoading,
                    HaendlerPhasePlayingAxles,
                    HaendlerPhaseMoving,
                    HaendlerPhaseSettingWheels,
                    HaendlerPhaseUsingOffices,
                    HaendlerPhaseWarehouseSelling,
                    HaendlerPhaseSpecialSale,
                    HaendlerPhaseBonusSale,
                    HaendlerPhaseOfferedCredit,
                    HaendlerPhaseRising,
                    HaendlerPhaseRepaying,
                    HaendlerPhaseOver,
                ),
            )

        phase = _parse_phase(d.pop("phase"))

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

        haendler_view = cls(
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
        )

        haendler_view.additional_properties = d
        return haendler_view

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
