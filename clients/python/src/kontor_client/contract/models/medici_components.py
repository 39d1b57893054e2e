from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciComponents")


@_attrs_define
class MediciComponents:
    """The material as clients may want to draw it."""

    account_awards: list[int]
    """ Florins for the highest and the second highest position of an account. """
    account_spaces: list[MediciSpaceInfo]
    """ The spaces of an account, from the bottom up; the same in each. """
    cards: list[MediciCardInfo]
    """ The cards of the box: each different card once, with its number. """
    edition: str
    """ The edition whose material and rulebook are followed. """
    lot_most: int
    """ Most cards in a lot. """
    rounds: int
    """ Rounds in a game. """
    smallest_bid: int
    """ The smallest bid, in florins. """
    tables: list[MediciTableInfo]
    """ What depends on the number of players. """
    warehouse_capacity: int
    """ Most cards in a warehouse. """
    wares: list[MediciWareInfo]
    """ The wares in the order of their accounts. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        account_awards = self.account_awards

        account_spaces = []
        for account_spaces_item_data in self.account_spaces:
            account_spaces_item = account_spaces_item_data.to_dict()
            account_spaces.append(account_spaces_item)

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        edition = self.edition
        lot_most = self.lot_most
        rounds = self.rounds
        smallest_bid = self.smallest_bid
        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        warehouse_capacity = self.warehouse_capacity
        wares = []
        for wares_item_data in self.wares:
            wares_item = wares_item_data.to_dict()
            wares.append(wares_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "account_awards": account_awards,
            "account_spaces": account_spaces,
            "cards": cards,
            "edition": edition,
            "lot_most": lot_most,
            "rounds": rounds,
            "smallest_bid": smallest_bid,
            "tables": tables,
            "warehouse_capacity": warehouse_capacity,
            "wares": wares,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        account_awards = cast(list[int], d.pop("account_awards"))

        account_spaces = []
        _account_spaces = d.pop("account_spaces")
        for account_spaces_item_data in _account_spaces:
            account_spaces_item = MediciSpaceInfo.from_dict(account_spaces_item_data)

            account_spaces.append(account_spaces_item)

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = MediciCardInfo.from_dict(cards_item_data)

            cards.append(cards_item)

        edition = d.pop("edition")
        lot_most = d.pop("lot_most")
        rounds = d.pop("rounds")
        smallest_bid = d.pop("smallest_bid")
        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = MediciTableInfo.from_dict(tables_item_data)

            tables.append(tables_item)

        warehouse_capacity = d.pop("warehouse_capacity")
        wares = []
        _wares = d.pop("wares")
        for wares_item_data in _wares:
            wares_item = MediciWareInfo.from_dict(wares_item_data)

            wares.append(wares_item)

        model = cls(
            account_awards=account_awards,
            account_spaces=account_spaces,
            cards=cards,
            edition=edition,
            lot_most=lot_most,
            rounds=rounds,
            smallest_bid=smallest_bid,
            tables=tables,
            warehouse_capacity=warehouse_capacity,
            wares=wares,
        )
        model.additional_properties = d
        return model


from ..models.medici_card_info import MediciCardInfo  # noqa: E402
from ..models.medici_space_info import MediciSpaceInfo  # noqa: E402
from ..models.medici_table_info import MediciTableInfo  # noqa: E402
from ..models.medici_ware_info import MediciWareInfo  # noqa: E402
