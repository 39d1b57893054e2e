from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciTableInfo")


@_attrs_define
class MediciTableInfo:
    """The figures for a number of players."""

    deck_size: int
    """ Cards in the deck of each round; the others are left out of the round, unseen. """
    proceeds: list[int]
    """ Florins for the warehouses by value, one figure per place, the most valuable first. """
    seats: int
    """ Number of players. """
    start_wealth: int
    """ Florins each player begins with. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        deck_size = self.deck_size
        proceeds = self.proceeds

        seats = self.seats
        start_wealth = self.start_wealth
        json: dict[str, Any] = {
            **self.additional_properties,
            "deck_size": deck_size,
            "proceeds": proceeds,
            "seats": seats,
            "start_wealth": start_wealth,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        deck_size = d.pop("deck_size")
        proceeds = cast(list[int], d.pop("proceeds"))

        seats = d.pop("seats")
        start_wealth = d.pop("start_wealth")
        model = cls(
            deck_size=deck_size,
            proceeds=proceeds,
            seats=seats,
            start_wealth=start_wealth,
        )
        model.additional_properties = d
        return model
