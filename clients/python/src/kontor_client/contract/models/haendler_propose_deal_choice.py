from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence
from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_pledge_let_load import HaendlerPledgeLetLoad
    from ..models.haendler_pledge_move_wagon import HaendlerPledgeMoveWagon
    from ..models.haendler_pledge_no_bid import HaendlerPledgeNoBid
    from ..models.haendler_pledge_no_office import HaendlerPledgeNoOffice
    from ..models.haendler_pledge_office_only import HaendlerPledgeOfficeOnly
    from ..models.haendler_pledge_office_spares import HaendlerPledgeOfficeSpares


T = TypeVar("T", bound="HaendlerProposeDealChoice")


@_attrs_define
class HaendlerProposeDealChoice:
    """A deal may be proposed.

    Attributes:
        asked_money_most (int): The most money that can be asked for.
        asked_pledges (list[HaendlerPledgeLetLoad | HaendlerPledgeMoveWagon | HaendlerPledgeNoBid |
            HaendlerPledgeNoOffice | HaendlerPledgeOfficeOnly | HaendlerPledgeOfficeSpares]): What the other can be asked to
            pledge.
        cards (list[HaendlerInfluence]): Which influence cards can be given.
        first (list[int]): Whose pledge may have to be kept first.
        money_most (int): The most money that can be given.
        pledges (list[HaendlerPledgeLetLoad | HaendlerPledgeMoveWagon | HaendlerPledgeNoBid | HaendlerPledgeNoOffice |
            HaendlerPledgeOfficeOnly | HaendlerPledgeOfficeSpares]): What can be pledged.
        seat (int): To whom. Example: 0.
        type_ (Literal['haendler.propose_deal']):
    """

    asked_money_most: int
    asked_pledges: list[
        HaendlerPledgeLetLoad
        | HaendlerPledgeMoveWagon
        | HaendlerPledgeNoBid
        | HaendlerPledgeNoOffice
        | HaendlerPledgeOfficeOnly
        | HaendlerPledgeOfficeSpares
    ]
    cards: list[HaendlerInfluence]
    first: list[int]
    money_most: int
    pledges: list[
        HaendlerPledgeLetLoad
        | HaendlerPledgeMoveWagon
        | HaendlerPledgeNoBid
        | HaendlerPledgeNoOffice
        | HaendlerPledgeOfficeOnly
        | HaendlerPledgeOfficeSpares
    ]
    seat: int
    type_: Literal["haendler.propose_deal"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_pledge_let_load import HaendlerPledgeLetLoad  # noqa: PLC0415
        from ..models.haendler_pledge_move_wagon import HaendlerPledgeMoveWagon  # noqa: PLC0415
        from ..models.haendler_pledge_no_bid import HaendlerPledgeNoBid  # noqa: PLC0415
        from ..models.haendler_pledge_no_office import HaendlerPledgeNoOffice  # noqa: PLC0415
        from ..models.haendler_pledge_office_only import HaendlerPledgeOfficeOnly  # noqa: PLC0415
        from ..models.haendler_pledge_office_spares import HaendlerPledgeOfficeSpares  # noqa: PLC0415

        asked_money_most = self.asked_money_most

        asked_pledges = []
        for asked_pledges_item_data in self.asked_pledges:
            from kontor_client.unions import write

            asked_pledges_item: Any = write(asked_pledges_item_data)

            asked_pledges.append(asked_pledges_item)

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        first = self.first

        money_most = self.money_most

        pledges = []
        for pledges_item_data in self.pledges:
            from kontor_client.unions import write

            pledges_item: Any = write(pledges_item_data)

            pledges.append(pledges_item)

        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "asked_money_most": asked_money_most,
                "asked_pledges": asked_pledges,
                "cards": cards,
                "first": first,
                "money_most": money_most,
                "pledges": pledges,
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

        d = dict(src_dict)
        asked_money_most = d.pop("asked_money_most")

        asked_pledges = []
        _asked_pledges = d.pop("asked_pledges")
        for asked_pledges_item_data in _asked_pledges:

            def _parse_asked_pledges_item(data: object) -> Any:
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

            asked_pledges_item = _parse_asked_pledges_item(asked_pledges_item_data)

            asked_pledges.append(asked_pledges_item)

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_haendler_influence(cards_item_data)

            cards.append(cards_item)

        first = cast(list[int], d.pop("first"))

        money_most = d.pop("money_most")

        pledges = []
        _pledges = d.pop("pledges")
        for pledges_item_data in _pledges:

            def _parse_pledges_item(data: object) -> Any:
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

            pledges_item = _parse_pledges_item(pledges_item_data)

            pledges.append(pledges_item)

        seat = d.pop("seat")

        type_ = cast(Literal["haendler.propose_deal"], d.pop("type"))
        if type_ != "haendler.propose_deal":
            raise ValueError(f"type must match const 'haendler.propose_deal', got '{type_}'")

        haendler_propose_deal_choice = cls(
            asked_money_most=asked_money_most,
            asked_pledges=asked_pledges,
            cards=cards,
            first=first,
            money_most=money_most,
            pledges=pledges,
            seat=seat,
            type_=type_,
        )

        haendler_propose_deal_choice.additional_properties = d
        return haendler_propose_deal_choice

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
