from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerNegotiation")


@_attrs_define
class HaendlerNegotiation:
    """What lies between players by deals."""

    pledges: list[HaendlerGivenPledge]
    """ Pledges that have neither been kept nor lapsed, in the order of their deals. """
    proposals: list[HaendlerProposal]
    """ The open proposals, one of each player at most. """
    proposals_left: list[int]
    """ Proposals that each player can still make in this round, by seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        pledges = []
        for pledges_item_data in self.pledges:
            pledges_item = pledges_item_data.to_dict()
            pledges.append(pledges_item)

        proposals = []
        for proposals_item_data in self.proposals:
            proposals_item = proposals_item_data.to_dict()
            proposals.append(proposals_item)

        proposals_left = self.proposals_left

        json: dict[str, Any] = {
            **self.additional_properties,
            "pledges": pledges,
            "proposals": proposals,
            "proposals_left": proposals_left,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
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

        model = cls(
            pledges=pledges,
            proposals=proposals,
            proposals_left=proposals_left,
        )
        model.additional_properties = d
        return model


from ..models.haendler_given_pledge import HaendlerGivenPledge  # noqa: E402
from ..models.haendler_proposal import HaendlerProposal  # noqa: E402
