from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.basari_placing import BasariPlacing


T = TypeVar("T", bound="BasariPhaseOver")


@_attrs_define
class BasariPhaseOver:
    """The game has ended.

    Attributes:
        phase (Literal['over']):
        standings (list[BasariPlacing]): The final standings, best place first and by seat within a place.
    """

    phase: Literal["over"]
    standings: list[BasariPlacing]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_placing import BasariPlacing  # noqa: PLC0415

        phase = self.phase

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "phase": phase,
                "standings": standings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_placing import BasariPlacing  # noqa: PLC0415

        d = dict(src_dict)
        phase = cast(Literal["over"], d.pop("phase"))
        if phase != "over":
            raise ValueError(f"phase must match const 'over', got '{phase}'")

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = BasariPlacing.from_dict(standings_item_data)

            standings.append(standings_item)

        basari_phase_over = cls(
            phase=phase,
            standings=standings,
        )

        basari_phase_over.additional_properties = d
        return basari_phase_over

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
