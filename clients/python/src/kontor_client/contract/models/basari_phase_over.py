from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariPhaseOver")


@_attrs_define
class BasariPhaseOver:
    """The game has ended."""

    standings: list[BasariPlacing]
    """ The final standings, best place first and by seat within a place. """
    phase: Literal["over"] = "over"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        phase = self.phase
        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "phase": phase,
            "standings": standings,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        phase = cast(Literal["over"], d.pop("phase"))
        if phase != "over":
            raise ValueError(f"phase must match const 'over', got '{phase}'")
        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = BasariPlacing.from_dict(standings_item_data)

            standings.append(standings_item)

        model = cls(
            phase=phase,
            standings=standings,
        )
        model.additional_properties = d
        return model


from ..models.basari_placing import BasariPlacing  # noqa: E402
