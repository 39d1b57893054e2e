from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_terms import HaendlerTerms


T = TypeVar("T", bound="HaendlerDeal")


@_attrs_define
class HaendlerDeal:
    """A deal between the player who proposes it and a partner.

    Attributes:
        asks (HaendlerTerms): What one side of a deal gives.
        first (int | None): Whose pledge has to be kept before the other's binds; `null` if both bind at once. Example:
            0.
        gives (HaendlerTerms): What one side of a deal gives.
        partner (int): The partner. Example: 0.
    """

    asks: HaendlerTerms
    first: int | None
    gives: HaendlerTerms
    partner: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_terms import HaendlerTerms  # noqa: PLC0415

        asks = self.asks.to_dict()

        first: int | None
        first = self.first

        gives = self.gives.to_dict()

        partner = self.partner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "asks": asks,
                "first": first,
                "gives": gives,
                "partner": partner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_terms import HaendlerTerms  # noqa: PLC0415

        d = dict(src_dict)
        asks = HaendlerTerms.from_dict(d.pop("asks"))

        def _parse_first(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first = _parse_first(d.pop("first"))

        gives = HaendlerTerms.from_dict(d.pop("gives"))

        partner = d.pop("partner")

        haendler_deal = cls(
            asks=asks,
            first=first,
            gives=gives,
            partner=partner,
        )

        haendler_deal.additional_properties = d
        return haendler_deal

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
