from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_dealt_card import check_haendler_dealt_card
from ..models.haendler_dealt_card import HaendlerDealtCard
from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_pledge_let_load import HaendlerPledgeLetLoad
    from ..models.haendler_pledge_move_wagon import HaendlerPledgeMoveWagon
    from ..models.haendler_pledge_no_bid import HaendlerPledgeNoBid
    from ..models.haendler_pledge_no_office import HaendlerPledgeNoOffice
    from ..models.haendler_pledge_office_only import HaendlerPledgeOfficeOnly
    from ..models.haendler_pledge_office_spares import HaendlerPledgeOfficeSpares


T = TypeVar("T", bound="HaendlerTerms")


@_attrs_define
class HaendlerTerms:
    """What one side of a deal gives.

    Attributes:
        card (HaendlerDealtCard | None):
        money (int): Guilders, at once.
        pledge (HaendlerPledgeLetLoad | HaendlerPledgeMoveWagon | HaendlerPledgeNoBid | HaendlerPledgeNoOffice |
            HaendlerPledgeOfficeOnly | HaendlerPledgeOfficeSpares | None):
    """

    card: HaendlerDealtCard | None
    money: int
    pledge: (
        HaendlerPledgeLetLoad
        | HaendlerPledgeMoveWagon
        | HaendlerPledgeNoBid
        | HaendlerPledgeNoOffice
        | HaendlerPledgeOfficeOnly
        | HaendlerPledgeOfficeSpares
        | None
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_pledge_let_load import HaendlerPledgeLetLoad  # noqa: PLC0415
        from ..models.haendler_pledge_move_wagon import HaendlerPledgeMoveWagon  # noqa: PLC0415
        from ..models.haendler_pledge_no_bid import HaendlerPledgeNoBid  # noqa: PLC0415
        from ..models.haendler_pledge_no_office import HaendlerPledgeNoOffice  # noqa: PLC0415
        from ..models.haendler_pledge_office_only import HaendlerPledgeOfficeOnly  # noqa: PLC0415
        from ..models.haendler_pledge_office_spares import HaendlerPledgeOfficeSpares  # noqa: PLC0415

        card: None | str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        money = self.money

        from kontor_client.unions import write

        pledge: Any = write(self.pledge)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "money": money,
                "pledge": pledge,
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

        def _parse_card(data: object) -> HaendlerDealtCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_haendler_dealt_card(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerDealtCard | None, data)

        card = _parse_card(d.pop("card"))

        money = d.pop("money")

        def _parse_pledge(data: object) -> Any:
            if data is None:
                return data
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

        haendler_terms = cls(
            card=card,
            money=money,
            pledge=pledge,
        )

        haendler_terms.additional_properties = d
        return haendler_terms

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
