from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_deal_proposed_event_data import HaendlerDealProposedEventData


T = TypeVar("T", bound="HaendlerDealProposedPreviewedEvent")


@_attrs_define
class HaendlerDealProposedPreviewedEvent:
    """A player proposed a deal. What it gives at once was set aside.

    Attributes:
        data (HaendlerDealProposedEventData): A player proposed a deal. What it gives at once was set aside.
        type_ (Literal['haendler.deal_proposed']):
    """

    data: HaendlerDealProposedEventData
    type_: Literal["haendler.deal_proposed"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_deal_proposed_event_data import HaendlerDealProposedEventData  # noqa: PLC0415

        data = self.data.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "data": data,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_deal_proposed_event_data import HaendlerDealProposedEventData  # noqa: PLC0415

        d = dict(src_dict)
        data = HaendlerDealProposedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.deal_proposed"], d.pop("type"))
        if type_ != "haendler.deal_proposed":
            raise ValueError(f"type must match const 'haendler.deal_proposed', got '{type_}'")

        haendler_deal_proposed_previewed_event = cls(
            data=data,
            type_=type_,
        )

        haendler_deal_proposed_previewed_event.additional_properties = d
        return haendler_deal_proposed_previewed_event

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
