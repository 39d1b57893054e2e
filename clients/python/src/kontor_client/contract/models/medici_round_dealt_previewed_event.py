from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciRoundDealtPreviewedEvent")


@_attrs_define
class MediciRoundDealtPreviewedEvent:
    """All cards were shuffled and the deck of a round was dealt; the warehouses are empty again."""

    data: MediciRoundDealtEventData
    """ All cards were shuffled and the deck of a round was dealt; the warehouses are empty again. """
    type_: Literal["medici.round_dealt"] = "medici.round_dealt"
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
        data = MediciRoundDealtEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["medici.round_dealt"], d.pop("type"))
        if type_ != "medici.round_dealt":
            raise ValueError(f"type must match const 'medici.round_dealt', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.medici_round_dealt_event_data import MediciRoundDealtEventData  # noqa: E402
