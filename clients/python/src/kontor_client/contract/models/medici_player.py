from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciPlayer")


@_attrs_define
class MediciPlayer:
    """What a player owns; all of it is public."""

    accounts: list[MediciAccount]
    """ The player's counters on the five accounts, in the order of the wares. """
    room: int
    """ How many more cards the warehouse takes in this round. """
    seat: int
    """ The player's seat. """
    warehouse: list[MediciCard]
    """ The cards bought or received in this round, in the order they came. """
    warehouse_value: int
    """ Sum of the values of these cards. """
    wealth: int
    """ Florins owned; a plain number that does not wrap at 100. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        accounts = []
        for accounts_item_data in self.accounts:
            accounts_item = accounts_item_data.to_dict()
            accounts.append(accounts_item)

        room = self.room
        seat = self.seat
        warehouse = []
        for warehouse_item_data in self.warehouse:
            warehouse_item = warehouse_item_data.to_dict()
            warehouse.append(warehouse_item)

        warehouse_value = self.warehouse_value
        wealth = self.wealth
        json: dict[str, Any] = {
            **self.additional_properties,
            "accounts": accounts,
            "room": room,
            "seat": seat,
            "warehouse": warehouse,
            "warehouse_value": warehouse_value,
            "wealth": wealth,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        accounts = []
        _accounts = d.pop("accounts")
        for accounts_item_data in _accounts:
            accounts_item = MediciAccount.from_dict(accounts_item_data)

            accounts.append(accounts_item)

        room = d.pop("room")
        seat = d.pop("seat")
        warehouse = []
        _warehouse = d.pop("warehouse")
        for warehouse_item_data in _warehouse:
            warehouse_item = MediciCard.from_dict(warehouse_item_data)

            warehouse.append(warehouse_item)

        warehouse_value = d.pop("warehouse_value")
        wealth = d.pop("wealth")
        model = cls(
            accounts=accounts,
            room=room,
            seat=seat,
            warehouse=warehouse,
            warehouse_value=warehouse_value,
            wealth=wealth,
        )
        model.additional_properties = d
        return model


from ..models.medici_account import MediciAccount  # noqa: E402
from ..models.medici_card import MediciCard  # noqa: E402
