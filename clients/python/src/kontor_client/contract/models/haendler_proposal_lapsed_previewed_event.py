from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerProposalLapsedPreviewedEvent")


@_attrs_define
class HaendlerProposalLapsedPreviewedEvent:
    """A proposal lapsed: with the phase, before upkeep, or because something in it cannot be pledged any more."""

    data: HaendlerProposalLapsedEventData
    """ A proposal lapsed: with the phase, before upkeep, or because something in it cannot be pledged any more. """
    type_: Literal["haendler.proposal_lapsed"] = "haendler.proposal_lapsed"
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
        data = HaendlerProposalLapsedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.proposal_lapsed"], d.pop("type"))
        if type_ != "haendler.proposal_lapsed":
            raise ValueError(f"type must match const 'haendler.proposal_lapsed', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_proposal_lapsed_event_data import HaendlerProposalLapsedEventData  # noqa: E402
