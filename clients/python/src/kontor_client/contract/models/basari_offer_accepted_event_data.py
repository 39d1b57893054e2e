from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_accept_reason import BasariAcceptReason
from ..models.basari_accept_reason import check_basari_accept_reason
from typing import cast

if TYPE_CHECKING:
    from ..models.basari_gems import BasariGems


T = TypeVar("T", bound="BasariOfferAcceptedEventData")


@_attrs_define
class BasariOfferAcceptedEventData:
    """A player took the gems offered and left the action to the other.

    Attributes:
        actor (int): Who gave them and carries out the action. Example: 0.
        gems (BasariGems): Gems, counted by colour.
        reason (BasariAcceptReason): Why an offer was accepted.
        seat (int): Who took the gems. Example: 0.
    """

    actor: int
    gems: BasariGems
    reason: BasariAcceptReason
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        actor = self.actor

        gems = self.gems.to_dict()

        reason: str = self.reason

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "actor": actor,
                "gems": gems,
                "reason": reason,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        d = dict(src_dict)
        actor = d.pop("actor")

        gems = BasariGems.from_dict(d.pop("gems"))

        reason = check_basari_accept_reason(d.pop("reason"))

        seat = d.pop("seat")

        basari_offer_accepted_event_data = cls(
            actor=actor,
            gems=gems,
            reason=reason,
            seat=seat,
        )

        basari_offer_accepted_event_data.additional_properties = d
        return basari_offer_accepted_event_data

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
