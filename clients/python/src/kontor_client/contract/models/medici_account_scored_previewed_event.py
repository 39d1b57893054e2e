from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciAccountScoredPreviewedEvent")


@_attrs_define
class MediciAccountScoredPreviewedEvent:
    """The counters of an account advanced and brought awards and prizes."""

    data: MediciAccountScoredEventData
    """ The counters of an account advanced and brought awards and prizes. """
    type_: Literal["medici.account_scored"] = "medici.account_scored"
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
        data = MediciAccountScoredEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["medici.account_scored"], d.pop("type"))
        if type_ != "medici.account_scored":
            raise ValueError(f"type must match const 'medici.account_scored', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.medici_account_scored_event_data import MediciAccountScoredEventData  # noqa: E402
