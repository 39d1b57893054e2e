from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.tournament_cancel_reason import check_tournament_cancel_reason
from ..models.tournament_cancel_reason import TournamentCancelReason

T = TypeVar("T", bound="TournamentNewsTournamentCancelled")


@_attrs_define
class TournamentNewsTournamentCancelled:
    """The tournament was cancelled."""

    reason: TournamentCancelReason
    """ Why a tournament was cancelled. """
    type_: Literal["tournament.cancelled"] = "tournament.cancelled"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reason = self.reason
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "reason": reason,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        reason = check_tournament_cancel_reason(d.pop("reason"))

        type_ = cast(Literal["tournament.cancelled"], d.pop("type"))
        if type_ != "tournament.cancelled":
            raise ValueError(f"type must match const 'tournament.cancelled', got '{type_}'")
        model = cls(
            reason=reason,
            type_=type_,
        )
        model.additional_properties = d
        return model
