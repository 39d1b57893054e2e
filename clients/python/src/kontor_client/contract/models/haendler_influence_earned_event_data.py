from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_influence_cards import HaendlerInfluenceCards


T = TypeVar("T", bound="HaendlerInfluenceEarnedEventData")


@_attrs_define
class HaendlerInfluenceEarnedEventData:
    """A player looks through the pile of influence cards, to pick one.

    Attributes:
        pile (HaendlerInfluenceCards | None):
        seat (int): Who. Example: 0.
    """

    pile: HaendlerInfluenceCards | None
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: PLC0415

        pile: dict[str, Any] | None
        if isinstance(self.pile, HaendlerInfluenceCards):
            pile = self.pile.to_dict()
        else:
            pile = self.pile

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pile": pile,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_pile(data: object) -> HaendlerInfluenceCards | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pile_type_0 = HaendlerInfluenceCards.from_dict(data)

                return pile_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerInfluenceCards | None, data)

        pile = _parse_pile(d.pop("pile"))

        seat = d.pop("seat")

        haendler_influence_earned_event_data = cls(
            pile=pile,
            seat=seat,
        )

        haendler_influence_earned_event_data.additional_properties = d
        return haendler_influence_earned_event_data

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
