from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_end_reason import check_haendler_end_reason
from ..models.haendler_end_reason import HaendlerEndReason
from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_placing import HaendlerPlacing


T = TypeVar("T", bound="HaendlerGameEndedEventData")


@_attrs_define
class HaendlerGameEndedEventData:
    """The game is over.

    Attributes:
        reason (HaendlerEndReason): Why a game ended.
        standings (list[HaendlerPlacing]): The final standings, best place first and by seat within a place.
    """

    reason: HaendlerEndReason
    standings: list[HaendlerPlacing]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_placing import HaendlerPlacing  # noqa: PLC0415

        reason: str = self.reason

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "standings": standings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_placing import HaendlerPlacing  # noqa: PLC0415

        d = dict(src_dict)
        reason = check_haendler_end_reason(d.pop("reason"))

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = HaendlerPlacing.from_dict(standings_item_data)

            standings.append(standings_item)

        haendler_game_ended_event_data = cls(
            reason=reason,
            standings=standings,
        )

        haendler_game_ended_event_data.additional_properties = d
        return haendler_game_ended_event_data

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
