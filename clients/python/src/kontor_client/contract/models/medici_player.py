from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.medici_account import MediciAccount
    from ..models.medici_card import MediciCard


T = TypeVar("T", bound="MediciPlayer")


@_attrs_define
class MediciPlayer:
    """What a player owns; all of it is public.

    Attributes:
        accounts (list[MediciAccount]): The player's counters on the five accounts, in the order of the wares.
        room (int): How many more cards the warehouse takes in this round.
        seat (int): The player's seat. Example: 0.
        warehouse (list[MediciCard]): The cards bought or received in this round, in the order they came.
        warehouse_value (int): Sum of the values of these cards.
        wealth (int): Florins owned; a plain number that does not wrap at 100.
    """

    accounts: list[MediciAccount]
    room: int
    seat: int
    warehouse: list[MediciCard]
    warehouse_value: int
    wealth: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.medici_account import MediciAccount  # noqa: PLC0415
        from ..models.medici_card import MediciCard  # noqa: PLC0415

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

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "accounts": accounts,
                "room": room,
                "seat": seat,
                "warehouse": warehouse,
                "warehouse_value": warehouse_value,
                "wealth": wealth,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.medici_account import MediciAccount  # noqa: PLC0415
        from ..models.medici_card import MediciCard  # noqa: PLC0415

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

        medici_player = cls(
            accounts=accounts,
            room=room,
            seat=seat,
            warehouse=warehouse,
            warehouse_value=warehouse_value,
            wealth=wealth,
        )

        medici_player.additional_properties = d
        return medici_player

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
