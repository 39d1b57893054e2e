from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_opening_roll import BasariOpeningRoll


T = TypeVar("T", bound="BasariOpeningRolledEventData")


@_attrs_define
class BasariOpeningRolledEventData:
    """Two players with as many points rolled for the first offer; the higher die makes it, equal dice are rolled again.

    Attributes:
        rolls (list[BasariOpeningRoll]): Their dice, in seat order; these move no figure and score nothing.
    """

    rolls: list[BasariOpeningRoll]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_opening_roll import BasariOpeningRoll  # noqa: PLC0415

        rolls = []
        for rolls_item_data in self.rolls:
            rolls_item = rolls_item_data.to_dict()
            rolls.append(rolls_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rolls": rolls,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_opening_roll import BasariOpeningRoll  # noqa: PLC0415

        d = dict(src_dict)
        rolls = []
        _rolls = d.pop("rolls")
        for rolls_item_data in _rolls:
            rolls_item = BasariOpeningRoll.from_dict(rolls_item_data)

            rolls.append(rolls_item)

        basari_opening_rolled_event_data = cls(
            rolls=rolls,
        )

        basari_opening_rolled_event_data.additional_properties = d
        return basari_opening_rolled_event_data

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
