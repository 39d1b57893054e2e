from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet
from typing import cast

if TYPE_CHECKING:
    from ..models.dale_of_merchants_placing import DaleOfMerchantsPlacing
    from ..models.dale_of_merchants_player import DaleOfMerchantsPlayer
    from ..models.dale_of_merchants_stall import DaleOfMerchantsStall


T = TypeVar("T", bound="DaleOfMerchantsView")


@_attrs_define
class DaleOfMerchantsView:
    """The table.

    Attributes:
        asking (DaleOfMerchantsCard | None):
        market (list[DaleOfMerchantsCard | None]): The market by slot, the rightmost first; a card costs as much more as
            the number of its slot.
        market_deck_size (int): Cards in the market deck.
        market_pile (list[DaleOfMerchantsCard]): The market's discard pile, the top card last.
        players (list[DaleOfMerchantsPlayer]): The players by seat.
        round_ (int): The round, from 1.
        sets (list[DaleOfMerchantsSet]): The sets that are played with.
        stacks_to_win (int): How many stacks win.
        stalls (list[DaleOfMerchantsStall]): The stalls, by seat or by team: seats 0 and 2 share the first.
        standings (list[DaleOfMerchantsPlacing] | None): The final standings, once the game is over.
        teams (bool): Whether seats 0 and 2 play against seats 1 and 3.
        turn (int): Whose turn it is. Example: 0.
    """

    asking: DaleOfMerchantsCard | None
    market: list[DaleOfMerchantsCard | None]
    market_deck_size: int
    market_pile: list[DaleOfMerchantsCard]
    players: list[DaleOfMerchantsPlayer]
    round_: int
    sets: list[DaleOfMerchantsSet]
    stacks_to_win: int
    stalls: list[DaleOfMerchantsStall]
    standings: list[DaleOfMerchantsPlacing] | None
    teams: bool
    turn: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.dale_of_merchants_placing import DaleOfMerchantsPlacing  # noqa: PLC0415
        from ..models.dale_of_merchants_player import DaleOfMerchantsPlayer  # noqa: PLC0415
        from ..models.dale_of_merchants_stall import DaleOfMerchantsStall  # noqa: PLC0415

        asking: None | str
        if isinstance(self.asking, str):
            asking = self.asking
        else:
            asking = self.asking

        market = []
        for market_item_data in self.market:
            market_item: None | str
            if isinstance(market_item_data, str):
                market_item = market_item_data
            else:
                market_item = market_item_data
            market.append(market_item)

        market_deck_size = self.market_deck_size

        market_pile = []
        for market_pile_item_data in self.market_pile:
            market_pile_item: str = market_pile_item_data
            market_pile.append(market_pile_item)

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        round_ = self.round_

        sets = []
        for sets_item_data in self.sets:
            sets_item: str = sets_item_data
            sets.append(sets_item)

        stacks_to_win = self.stacks_to_win

        stalls = []
        for stalls_item_data in self.stalls:
            stalls_item = stalls_item_data.to_dict()
            stalls.append(stalls_item)

        standings: list[dict[str, Any]] | None
        if isinstance(self.standings, list):
            standings = []
            for standings_type_0_item_data in self.standings:
                standings_type_0_item = standings_type_0_item_data.to_dict()
                standings.append(standings_type_0_item)

        else:
            standings = self.standings

        teams = self.teams

        turn = self.turn

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "asking": asking,
                "market": market,
                "market_deck_size": market_deck_size,
                "market_pile": market_pile,
                "players": players,
                "round": round_,
                "sets": sets,
                "stacks_to_win": stacks_to_win,
                "stalls": stalls,
                "standings": standings,
                "teams": teams,
                "turn": turn,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dale_of_merchants_placing import DaleOfMerchantsPlacing  # noqa: PLC0415
        from ..models.dale_of_merchants_player import DaleOfMerchantsPlayer  # noqa: PLC0415
        from ..models.dale_of_merchants_stall import DaleOfMerchantsStall  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_asking(data: object) -> DaleOfMerchantsCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                asking_type_0 = check_dale_of_merchants_card(data)

                return asking_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaleOfMerchantsCard | None, data)

        asking = _parse_asking(d.pop("asking"))

        market = []
        _market = d.pop("market")
        for market_item_data in _market:

            def _parse_market_item(data: object) -> DaleOfMerchantsCard | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    market_item_type_0 = check_dale_of_merchants_card(data)

                    return market_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(DaleOfMerchantsCard | None, data)

            market_item = _parse_market_item(market_item_data)

            market.append(market_item)

        market_deck_size = d.pop("market_deck_size")

        market_pile = []
        _market_pile = d.pop("market_pile")
        for market_pile_item_data in _market_pile:
            market_pile_item = check_dale_of_merchants_card(market_pile_item_data)

            market_pile.append(market_pile_item)

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = DaleOfMerchantsPlayer.from_dict(players_item_data)

            players.append(players_item)

        round_ = d.pop("round")

        sets = []
        _sets = d.pop("sets")
        for sets_item_data in _sets:
            sets_item = check_dale_of_merchants_set(sets_item_data)

            sets.append(sets_item)

        stacks_to_win = d.pop("stacks_to_win")

        stalls = []
        _stalls = d.pop("stalls")
        for stalls_item_data in _stalls:
            stalls_item = DaleOfMerchantsStall.from_dict(stalls_item_data)

            stalls.append(stalls_item)

        def _parse_standings(data: object) -> list[DaleOfMerchantsPlacing] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                standings_type_0 = []
                _standings_type_0 = data
                for standings_type_0_item_data in _standings_type_0:
                    standings_type_0_item = DaleOfMerchantsPlacing.from_dict(standings_type_0_item_data)

                    standings_type_0.append(standings_type_0_item)

                return standings_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[DaleOfMerchantsPlacing] | None, data)

        standings = _parse_standings(d.pop("standings"))

        teams = d.pop("teams")

        turn = d.pop("turn")

        dale_of_merchants_view = cls(
            asking=asking,
            market=market,
            market_deck_size=market_deck_size,
            market_pile=market_pile,
            players=players,
            round_=round_,
            sets=sets,
            stacks_to_win=stacks_to_win,
            stalls=stalls,
            standings=standings,
            teams=teams,
            turn=turn,
        )

        dale_of_merchants_view.additional_properties = d
        return dale_of_merchants_view

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
