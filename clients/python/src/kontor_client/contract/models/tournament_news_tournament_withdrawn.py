from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.tournament_withdraw_reason import check_tournament_withdraw_reason
from ..models.tournament_withdraw_reason import TournamentWithdrawReason

T = TypeVar("T", bound="TournamentNewsTournamentWithdrawn")


@_attrs_define
class TournamentNewsTournamentWithdrawn:
    """A participant withdrew."""

    participant: int
    """ The number of the participant. """
    reason: TournamentWithdrawReason
    """ Why a participant is out. """
    type_: Literal["tournament.withdrawn"] = "tournament.withdrawn"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        participant = self.participant
        reason = self.reason
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "participant": participant,
            "reason": reason,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        participant = d.pop("participant")
        reason = check_tournament_withdraw_reason(d.pop("reason"))

        type_ = cast(Literal["tournament.withdrawn"], d.pop("type"))
        if type_ != "tournament.withdrawn":
            raise ValueError(f"type must match const 'tournament.withdrawn', got '{type_}'")
        model = cls(
            participant=participant,
            reason=reason,
            type_=type_,
        )
        model.additional_properties = d
        return model
