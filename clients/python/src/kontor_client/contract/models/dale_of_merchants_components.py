from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsComponents")


@_attrs_define
class DaleOfMerchantsComponents:
    """What is in the box, as public data."""

    cards: list[DaleOfMerchantsCardInfo]
    """ All kinds of cards, by set and value, junk last. """
    die: list[int]
    """ The sides of the die. """
    edition: str
    """ Name and edition. """
    hand_size: int
    """ Cards in a full hand. """
    sets: list[DaleOfMerchantsSetInfo]
    """ The sets, of which a game uses one more than there are players, or four with teams. """
    stacks_to_win: int
    """ Stacks that win. """
    start_deck: int
    """ Cards in the deck that a player begins with. """
    surcharges: list[int]
    """ What a card costs more in each slot of the market, by the number of the slot; slot 0 is the rightmost. """
    team_stacks_to_win: int
    """ Stacks that win for a team. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        die = self.die

        edition = self.edition
        hand_size = self.hand_size
        sets = []
        for sets_item_data in self.sets:
            sets_item = sets_item_data.to_dict()
            sets.append(sets_item)

        stacks_to_win = self.stacks_to_win
        start_deck = self.start_deck
        surcharges = self.surcharges

        team_stacks_to_win = self.team_stacks_to_win
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "die": die,
            "edition": edition,
            "hand_size": hand_size,
            "sets": sets,
            "stacks_to_win": stacks_to_win,
            "start_deck": start_deck,
            "surcharges": surcharges,
            "team_stacks_to_win": team_stacks_to_win,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DaleOfMerchantsCardInfo.from_dict(cards_item_data)

            cards.append(cards_item)

        die = cast(list[int], d.pop("die"))

        edition = d.pop("edition")
        hand_size = d.pop("hand_size")
        sets = []
        _sets = d.pop("sets")
        for sets_item_data in _sets:
            sets_item = DaleOfMerchantsSetInfo.from_dict(sets_item_data)

            sets.append(sets_item)

        stacks_to_win = d.pop("stacks_to_win")
        start_deck = d.pop("start_deck")
        surcharges = cast(list[int], d.pop("surcharges"))

        team_stacks_to_win = d.pop("team_stacks_to_win")
        model = cls(
            cards=cards,
            die=die,
            edition=edition,
            hand_size=hand_size,
            sets=sets,
            stacks_to_win=stacks_to_win,
            start_deck=start_deck,
            surcharges=surcharges,
            team_stacks_to_win=team_stacks_to_win,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_card_info import DaleOfMerchantsCardInfo  # noqa: E402
from ..models.dale_of_merchants_set_info import DaleOfMerchantsSetInfo  # noqa: E402
