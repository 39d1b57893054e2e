from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_given_pledge import HaendlerGivenPledge
    from ..models.haendler_proposal import HaendlerProposal


T = TypeVar("T", bound="HaendlerNegotiation")


@_attrs_define
class HaendlerNegotiation:
    """What lies between players by deals.

    Attributes:
        pledges (list[HaendlerGivenPledge]): Pledges that have neither been kept nor lapsed, in the order of their
            deals.
        proposals (list[HaendlerProposal]): The open proposals, one of each player at most.
        proposals_left (list[int]): Proposals that each player can still make in this round, by seat.
    """

    pledges: list[HaendlerGivenPledge]
    proposals: list[HaendlerProposal]
    proposals_left: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_given_pledge import HaendlerGivenPledge  # noqa: PLC0415
        from ..models.haendler_proposal import HaendlerProposal  # noqa: PLC0415

        pledges = []
        for pledges_item_data in self.pledges:
            pledges_item = pledges_item_data.to_dict()
            pledges.append(pledges_item)

        proposals = []
        for proposals_item_data in self.proposals:
            proposals_item = proposals_item_data.to_dict()
            proposals.append(proposals_item)

        proposals_left = self.proposals_left

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pledges": pledges,
                "proposals": proposals,
                "proposals_left": proposals_left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_given_pledge import HaendlerGivenPledge  # noqa: PLC0415
        from ..models.haendler_proposal import HaendlerProposal  # noqa: PLC0415

        d = dict(src_dict)
        pledges = []
        _pledges = d.pop("pledges")
        for pledges_item_data in _pledges:
            pledges_item = HaendlerGivenPledge.from_dict(pledges_item_data)

            pledges.append(pledges_item)

        proposals = []
        _proposals = d.pop("proposals")
        for proposals_item_data in _proposals:
            proposals_item = HaendlerProposal.from_dict(proposals_item_data)

            proposals.append(proposals_item)

        proposals_left = cast(list[int], d.pop("proposals_left"))

        haendler_negotiation = cls(
            pledges=pledges,
            proposals=proposals,
            proposals_left=proposals_left,
        )

        haendler_negotiation.additional_properties = d
        return haendler_negotiation

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
