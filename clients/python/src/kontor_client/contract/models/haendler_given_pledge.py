from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="HaendlerGivenPledge")


@_attrs_define
class HaendlerGivenPledge:
    """A pledge that is in force, or will be."""

    number: int
    """ Number of the deal. """
    pledge: unions.HaendlerPledge
    """ What a player may bind himself to. The rules then leave him nothing that breaks it. """
    receiver: int
    """ To whom. """
    round_: int
    """ The round in which the deal was made. """
    seat: int
    """ Who gave it. """
    waits: bool
    """ Whether the other's pledge has to be kept before it binds. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        number = self.number
        pledge = self.pledge.to_dict()

        receiver = self.receiver
        round_ = self.round_
        seat = self.seat
        waits = self.waits
        json: dict[str, Any] = {
            **self.additional_properties,
            "number": number,
            "pledge": pledge,
            "receiver": receiver,
            "round": round_,
            "seat": seat,
            "waits": waits,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        number = d.pop("number")
        pledge = unions.read_haendler_pledge(d.pop("pledge"))

        receiver = d.pop("receiver")
        round_ = d.pop("round")
        seat = d.pop("seat")
        waits = d.pop("waits")
        model = cls(
            number=number,
            pledge=pledge,
            receiver=receiver,
            round_=round_,
            seat=seat,
            waits=waits,
        )
        model.additional_properties = d
        return model
