from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsWaitingEventData")


@_attrs_define
class DaleOfMerchantsWaitingEventData:
    """The game waits for somebody.

    Attributes:
        by (DaleOfMerchantsCard | None):
        kind (str): What kind of decision it is.
        seats (list[int]): For whom.
    """

    by: DaleOfMerchantsCard | None
    kind: str
    seats: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by: None | str
        if isinstance(self.by, str):
            by = self.by
        else:
            by = self.by

        kind = self.kind

        seats = self.seats

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "kind": kind,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_by(data: object) -> DaleOfMerchantsCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                by_type_0 = check_dale_of_merchants_card(data)

                return by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaleOfMerchantsCard | None, data)

        by = _parse_by(d.pop("by"))

        kind = d.pop("kind")

        seats = cast(list[int], d.pop("seats"))

        dale_of_merchants_waiting_event_data = cls(
            by=by,
            kind=kind,
            seats=seats,
        )

        dale_of_merchants_waiting_event_data.additional_properties = d
        return dale_of_merchants_waiting_event_data

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
