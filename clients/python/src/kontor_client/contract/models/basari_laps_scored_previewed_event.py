from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariLapsScoredPreviewedEvent")


@_attrs_define
class BasariLapsScoredPreviewedEvent:
    """A player got round, so a scoring began; laps brought their points."""

    data: BasariLapsScoredEventData
    """ A player got round, so a scoring began; laps brought their points. """
    type_: Literal["basari.laps_scored"] = "basari.laps_scored"
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
        data = BasariLapsScoredEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["basari.laps_scored"], d.pop("type"))
        if type_ != "basari.laps_scored":
            raise ValueError(f"type must match const 'basari.laps_scored', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_laps_scored_event_data import BasariLapsScoredEventData  # noqa: E402
