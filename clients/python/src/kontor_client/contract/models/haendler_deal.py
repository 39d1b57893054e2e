from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerDeal")


@_attrs_define
class HaendlerDeal:
    """A deal between the player who proposes it and a partner."""

    asks: HaendlerTerms
    """ What one side of a deal gives. """
    first: int | None
    """ Whose pledge has to be kept before the other's binds; `null` if both bind at once. """
    gives: HaendlerTerms
    """ What one side of a deal gives. """
    partner: int
    """ The partner. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        asks = self.asks.to_dict()
        first = self.first

        gives = self.gives.to_dict()
        partner = self.partner
        json: dict[str, Any] = {
            **self.additional_properties,
            "asks": asks,
            "first": first,
            "gives": gives,
            "partner": partner,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        asks = HaendlerTerms.from_dict(d.pop("asks"))

        first = d.pop("first")

        gives = HaendlerTerms.from_dict(d.pop("gives"))

        partner = d.pop("partner")
        model = cls(
            asks=asks,
            first=first,
            gives=gives,
            partner=partner,
        )
        model.additional_properties = d
        return model


from ..models.haendler_terms import HaendlerTerms  # noqa: E402
