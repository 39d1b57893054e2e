from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariOpeningRolledEventData")


@_attrs_define
class BasariOpeningRolledEventData:
    """Two players with as many points rolled for the first offer; the higher die makes it, equal dice are rolled again."""

    rolls: list[BasariOpeningRoll]
    """ Their dice, in seat order; these move no figure and score nothing. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        rolls = []
        for rolls_item_data in self.rolls:
            rolls_item = rolls_item_data.to_dict()
            rolls.append(rolls_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "rolls": rolls,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        rolls = []
        _rolls = d.pop("rolls")
        for rolls_item_data in _rolls:
            rolls_item = BasariOpeningRoll.from_dict(rolls_item_data)

            rolls.append(rolls_item)

        model = cls(
            rolls=rolls,
        )
        model.additional_properties = d
        return model


from ..models.basari_opening_roll import BasariOpeningRoll  # noqa: E402
