from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_dealt_card import check_haendler_dealt_card
from ..models.haendler_dealt_card import HaendlerDealtCard
from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_pledge_let_load import HaendlerPledgeLetLoad
    from ..models.haendler_pledge_move_wagon import HaendlerPledgeMoveWagon
    from ..models.haendler_pledge_no_bid import HaendlerPledgeNoBid
    from ..models.haendler_pledge_no_office import HaendlerPledgeNoOffice
    from ..models.haendler_pledge_office_only import HaendlerPledgeOfficeOnly
    from ..models.haendler_pledge_office_spares import HaendlerPledgeOfficeSpares
    from ..models.haendler_proposed_card import HaendlerProposedCard


T = TypeVar("T", bound="HaendlerProposeDealAction")


@_attrs_define
class HaendlerProposeDealAction:
    """Propose a deal, for all to hear. What it gives at once is set aside.

    Attributes:
        asked_card (HaendlerDealtCard | None):
        asked_money (int): Guilders to ask for; a multiple of 100. They may be more than the other has, who cannot
            accept then.
        asked_pledge (HaendlerPledgeLetLoad | HaendlerPledgeMoveWagon | HaendlerPledgeNoBid | HaendlerPledgeNoOffice |
            HaendlerPledgeOfficeOnly | HaendlerPledgeOfficeSpares | None):
        card (HaendlerProposedCard | None):
        first (int | None): Whose pledge has to be kept before the other's binds; `null` if both bind at once. Example:
            0.
        money (int): Guilders to give; a multiple of 100.
        pledge (HaendlerPledgeLetLoad | HaendlerPledgeMoveWagon | HaendlerPledgeNoBid | HaendlerPledgeNoOffice |
            HaendlerPledgeOfficeOnly | HaendlerPledgeOfficeSpares | None):
        seat (int): To whom. Example: 0.
        type_ (Literal['haendler.propose_deal']):
    """

    asked_card: HaendlerDealtCard | None
    asked_money: int
    asked_pledge: (
        HaendlerPledgeLetLoad
        | HaendlerPledgeMoveWagon
        | HaendlerPledgeNoBid
        | HaendlerPledgeNoOffice
        | HaendlerPledgeOfficeOnly
        | HaendlerPledgeOfficeSpares
        | None
    )
    card: HaendlerProposedCard | None
    first: int | None
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
    seat: int
    type_: Literal["haendler.propose_deal"]

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_pledge_let_load import HaendlerPledgeLetLoad  # noqa: PLC0415
        from ..models.haendler_pledge_move_wagon import HaendlerPledgeMoveWagon  # noqa: PLC0415
        from ..models.haendler_pledge_no_bid import HaendlerPledgeNoBid  # noqa: PLC0415
        from ..models.haendler_pledge_no_office import HaendlerPledgeNoOffice  # noqa: PLC0415
        from ..models.haendler_pledge_office_only import HaendlerPledgeOfficeOnly  # noqa: PLC0415
        from ..models.haendler_pledge_office_spares import HaendlerPledgeOfficeSpares  # noqa: PLC0415
        from ..models.haendler_proposed_card import HaendlerProposedCard  # noqa: PLC0415

        asked_card: None | str
        if isinstance(self.asked_card, str):
            asked_card = self.asked_card
        else:
            asked_card = self.asked_card

        asked_money = self.asked_money

        from kontor_client.unions import write

        asked_pledge: Any = write(self.asked_pledge)

        card: dict[str, Any] | None
        if isinstance(self.card, HaendlerProposedCard):
            card = self.card.to_dict()
        else:
            card = self.card

        first: int | None
        first = self.first

        money = self.money

        from kontor_client.unions import write

        pledge: Any = write(self.pledge)

        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "asked_card": asked_card,
                "asked_money": asked_money,
                "asked_pledge": asked_pledge,
                "card": card,
                "first": first,
                "money": money,
                "pledge": pledge,
                "seat": seat,
                "type": type_,
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
        from ..models.haendler_proposed_card import HaendlerProposedCard  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_asked_card(data: object) -> HaendlerDealtCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                asked_card_type_0 = check_haendler_dealt_card(data)

                return asked_card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerDealtCard | None, data)

        asked_card = _parse_asked_card(d.pop("asked_card"))

        asked_money = d.pop("asked_money")

        def _parse_asked_pledge(data: object) -> Any:
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

        asked_pledge = _parse_asked_pledge(d.pop("asked_pledge"))

        def _parse_card(data: object) -> HaendlerProposedCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                card_type_0 = HaendlerProposedCard.from_dict(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerProposedCard | None, data)

        card = _parse_card(d.pop("card"))

        def _parse_first(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first = _parse_first(d.pop("first"))

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

        seat = d.pop("seat")

        type_ = cast(Literal["haendler.propose_deal"], d.pop("type"))
        if type_ != "haendler.propose_deal":
            raise ValueError(f"type must match const 'haendler.propose_deal', got '{type_}'")

        haendler_propose_deal_action = cls(
            asked_card=asked_card,
            asked_money=asked_money,
            asked_pledge=asked_pledge,
            card=card,
            first=first,
            money=money,
            pledge=pledge,
            seat=seat,
            type_=type_,
        )

        return haendler_propose_deal_action
