from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerProposalWithdrawnEventData")


@_attrs_define
class HaendlerProposalWithdrawnEventData:
    """A player withdrew a proposal. What was set aside came back."""

    receiver: int
    """ To whom it was made. """
    seat: int
    """ Whose proposal. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        receiver = self.receiver
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "receiver": receiver,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        receiver = d.pop("receiver")
        seat = d.pop("seat")
        model = cls(
            receiver=receiver,
            seat=seat,
        )
        model.additional_properties = d
        return model
