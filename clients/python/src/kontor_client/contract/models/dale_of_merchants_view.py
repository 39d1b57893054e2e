from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet

T = TypeVar("T", bound="DaleOfMerchantsView")


@_attrs_define
class DaleOfMerchantsView:
    """The table."""

    asking: DaleOfMerchantsCard | None
    market: list[DaleOfMerchantsCard | None]
    """ The market by slot, the rightmost first; a card costs as much more as the number of its slot. """
    market_deck_size: int
    """ Cards in the market deck. """
    market_pile: list[DaleOfMerchantsCard]
    """ The market's discard pile, the top card last. """
    players: list[DaleOfMerchantsPlayer]
    """ The players by seat. """
    round_: int
    """ The round, from 1. """
    sets: list[DaleOfMerchantsSet]
    """ The sets that are played with. """
    stacks_to_win: int
    """ How many stacks win. """
    stalls: list[DaleOfMerchantsStall]
    """ The stalls, by seat or by team: seats 0 and 2 share the first. """
    standings: list[DaleOfMerchantsPlacing] | None
    """ The final standings, once the game is over. """
    teams: bool
    """ Whether seats 0 and 2 play against seats 1 and 3. """
    turn: int
    """ Whose turn it is. """
    laid_out: DaleOfMerchantsLaidOut | Unset = UNSET
    """ Cards laid out for help with a stack. They stay in the hand until the stack stands. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        asking = self.asking
        if asking is not None and asking is not UNSET:
            asking_type_0 = asking
            asking = asking_type_0

        market = []
        for market_item_data in self.market:
            market_item = market_item_data
            if market_item is not None and market_item is not UNSET:
                market_item_type_0 = market_item
                market_item = market_item_type_0

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

        standings = self.standings
        if standings is not None and standings is not UNSET:
            standings_type_0 = []
            for standings_type_0_item_data in standings:
                standings_type_0_item = standings_type_0_item_data.to_dict()
                standings_type_0.append(standings_type_0_item)

            standings = standings_type_0

        teams = self.teams
        turn = self.turn
        laid_out = UNSET
        if not isinstance(self.laid_out, Unset):
            laid_out = self.laid_out.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
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
        if laid_out is not UNSET:
            json["laid_out"] = laid_out
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        asking = d.pop("asking")
        if asking is not None and asking is not UNSET:
            asking_type_0 = check_dale_of_merchants_card(asking)

            asking = asking_type_0

        market = []
        _market = d.pop("market")
        for market_item_data in _market:
            market_item = market_item_data
            if market_item is not None and market_item is not UNSET:
                market_item_type_0 = check_dale_of_merchants_card(market_item)

                market_item = market_item_type_0

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

        standings = d.pop("standings")
        if standings is not None and standings is not UNSET:
            standings_type_0 = []
            _standings_type_0 = standings
            for standings_type_0_item_data in _standings_type_0:
                standings_type_0_item = DaleOfMerchantsPlacing.from_dict(standings_type_0_item_data)

                standings_type_0.append(standings_type_0_item)

            standings = standings_type_0

        teams = d.pop("teams")
        turn = d.pop("turn")
        _laid_out = d.pop("laid_out", UNSET)
        laid_out: DaleOfMerchantsLaidOut | Unset
        if isinstance(_laid_out, Unset):
            laid_out = UNSET
        else:
            laid_out = DaleOfMerchantsLaidOut.from_dict(_laid_out)

        model = cls(
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
            laid_out=laid_out,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_laid_out import DaleOfMerchantsLaidOut  # noqa: E402
from ..models.dale_of_merchants_placing import DaleOfMerchantsPlacing  # noqa: E402
from ..models.dale_of_merchants_player import DaleOfMerchantsPlayer  # noqa: E402
from ..models.dale_of_merchants_stall import DaleOfMerchantsStall  # noqa: E402
