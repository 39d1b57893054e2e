from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciLotDiscardedPreviewedEvent")


@_attrs_define
class MediciLotDiscardedPreviewedEvent:
    """No player bid for the lot; its cards are out of the round."""

    data: MediciLotDiscardedEventData
    """ No player bid for the lot; its cards are out of the round. """
    type_: Literal["medici.lot_discarded"] = "medici.lot_discarded"
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
        data = MediciLotDiscardedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["medici.lot_discarded"], d.pop("type"))
        if type_ != "medici.lot_discarded":
            raise ValueError(f"type must match const 'medici.lot_discarded', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.medici_lot_discarded_event_data import MediciLotDiscardedEventData  # noqa: E402
