from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsWaitingEventData")


@_attrs_define
class DaleOfMerchantsWaitingEventData:
    """The game waits for players."""

    by: DaleOfMerchantsCard | None
    kind: str
    """ What kind of decision it is. """
    seats: list[int]
    """ For whom. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by
        if by is not None and by is not UNSET:
            by_type_0 = by
            by = by_type_0

        kind = self.kind
        seats = self.seats

        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "kind": kind,
            "seats": seats,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = d.pop("by")
        if by is not None and by is not UNSET:
            by_type_0 = check_dale_of_merchants_card(by)

            by = by_type_0

        kind = d.pop("kind")
        seats = cast(list[int], d.pop("seats"))

        model = cls(
            by=by,
            kind=kind,
            seats=seats,
        )
        model.additional_properties = d
        return model
