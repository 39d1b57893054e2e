from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_end_reason import check_haendler_end_reason
from ..models.haendler_end_reason import HaendlerEndReason

T = TypeVar("T", bound="HaendlerPhaseOver")


@_attrs_define
class HaendlerPhaseOver:
    """The game has ended."""

    reason: HaendlerEndReason
    """ Why a game ended. """
    standings: list[HaendlerPlacing]
    """ The final standings, best place first and by seat within a place. """
    phase: Literal["over"] = "over"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        phase = self.phase
        reason = self.reason
        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "phase": phase,
            "reason": reason,
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
        reason = check_haendler_end_reason(d.pop("reason"))

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = HaendlerPlacing.from_dict(standings_item_data)

            standings.append(standings_item)

        model = cls(
            phase=phase,
            reason=reason,
            standings=standings,
        )
        model.additional_properties = d
        return model


from ..models.haendler_placing import HaendlerPlacing  # noqa: E402
