from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="HaendlerPledgeKeptEventData")


@_attrs_define
class HaendlerPledgeKeptEventData:
    """A pledge was kept."""

    number: int
    """ Number of the deal. """
    pledge: unions.HaendlerPledge
    """ What a player may bind himself to. The rules then leave him nothing that breaks it. """
    receiver: int
    """ To whom. """
    seat: int
    """ Who had given it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        number = self.number
        pledge = self.pledge.to_dict()

        receiver = self.receiver
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "number": number,
            "pledge": pledge,
            "receiver": receiver,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        number = d.pop("number")
        pledge = unions.read_haendler_pledge(d.pop("pledge"))

        receiver = d.pop("receiver")
        seat = d.pop("seat")
        model = cls(
            number=number,
            pledge=pledge,
            receiver=receiver,
            seat=seat,
        )
        model.additional_properties = d
        return model
