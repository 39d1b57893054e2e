from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_pledge_let_load import HaendlerPledgeLetLoad
    from ..models.haendler_pledge_move_wagon import HaendlerPledgeMoveWagon
    from ..models.haendler_pledge_no_bid import HaendlerPledgeNoBid
    from ..models.haendler_pledge_no_office import HaendlerPledgeNoOffice
    from ..models.haendler_pledge_office_only import HaendlerPledgeOfficeOnly
    from ..models.haendler_pledge_office_spares import HaendlerPledgeOfficeSpares


T = TypeVar("T", bound="HaendlerPledgeLapsedEventData")


@_attrs_define
class HaendlerPledgeLapsedEventData:
    """A pledge lapsed: its time is over, it could not be kept, or what it waited for did not happen.

    Attributes:
        number (int): Number of the deal.
        pledge (HaendlerPledgeLetLoad | HaendlerPledgeMoveWagon | HaendlerPledgeNoBid | HaendlerPledgeNoOffice |
            HaendlerPledgeOfficeOnly | HaendlerPledgeOfficeSpares): What a player may bind himself to. The rules then leave
            him nothing that breaks it.
        receiver (int): To whom. Example: 0.
        seat (int): Who had given it. Example: 0.
    """

    number: int
    pledge: (
        HaendlerPledgeLetLoad
        | HaendlerPledgeMoveWagon
        | HaendlerPledgeNoBid
        | HaendlerPledgeNoOffice
        | HaendlerPledgeOfficeOnly
        | HaendlerPledgeOfficeSpares
    )
    receiver: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_pledge_let_load import HaendlerPledgeLetLoad  # noqa: PLC0415
        from ..models.haendler_pledge_move_wagon import HaendlerPledgeMoveWagon  # noqa: PLC0415
        from ..models.haendler_pledge_no_bid import HaendlerPledgeNoBid  # noqa: PLC0415
        from ..models.haendler_pledge_no_office import HaendlerPledgeNoOffice  # noqa: PLC0415
        from ..models.haendler_pledge_office_only import HaendlerPledgeOfficeOnly  # noqa: PLC0415
        from ..models.haendler_pledge_office_spares import HaendlerPledgeOfficeSpares  # noqa: PLC0415

        number = self.number

        from kontor_client.unions import write

        pledge: Any = write(self.pledge)

        receiver = self.receiver

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "pledge": pledge,
                "receiver": receiver,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_pledge_let_load import HaendlerPledgeLetLoad  # noqa: PLC0415
        from ..models.haendler_pledge_move_wagon import HaendlerPledgeMoveWagon  # noqa: PLC0415
        from ..models.haendler_pledge_no_bid import HaendlerPledgeNoBid  # noqa: PLC0415
        from ..models.haendler_pledge_no_office import HaendlerPledgeNoOffice  # noqa: PLC0415
        from ..models.haendler_pledge_office_only import HaendlerPledgeOfficeOnly  # noqa: PLC0415
        from ..models.haendler_pledge_office_spares import HaendlerPledgeOfficeSpares  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        def _parse_pledge(data: object) -> Any:
            from kontor_client.unions import read

            return read(
                data,
                (
                    HaendlerPledgeNoBid,
                    HaendlerPledgeLetLoad,
                    HaendlerPledgeMoveWagon,
                    HaendlerPledgeNoOffice,
                    HaendlerPledgeOfficeOnly,
                    HaendlerPledgeOfficeSpares,
                ),
            )

        pledge = _parse_pledge(d.pop("pledge"))

        receiver = d.pop("receiver")

        seat = d.pop("seat")

        haendler_pledge_lapsed_event_data = cls(
            number=number,
            pledge=pledge,
            receiver=receiver,
            seat=seat,
        )

        haendler_pledge_lapsed_event_data.additional_properties = d
        return haendler_pledge_lapsed_event_data

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
