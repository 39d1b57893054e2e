from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerProposalWithdrawnPreviewedEvent")


@_attrs_define
class HaendlerProposalWithdrawnPreviewedEvent:
    """A player withdrew a proposal. What was set aside came back."""

    data: HaendlerProposalWithdrawnEventData
    """ A player withdrew a proposal. What was set aside came back. """
    type_: Literal["haendler.proposal_withdrawn"] = "haendler.proposal_withdrawn"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        data = self.data.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "data": data,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        data = HaendlerProposalWithdrawnEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.proposal_withdrawn"], d.pop("type"))
        if type_ != "haendler.proposal_withdrawn":
            raise ValueError(f"type must match const 'haendler.proposal_withdrawn', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_proposal_withdrawn_event_data import HaendlerProposalWithdrawnEventData  # noqa: E402
