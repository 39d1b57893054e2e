from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsGameEndedEventData")


@_attrs_define
class DaleOfMerchantsGameEndedEventData:
    """The game came to its end."""

    standings: list[DaleOfMerchantsPlacing]
    """ The final standings. """
    undecided: bool
    """ Whether the rounds have run out. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        undecided = self.undecided
        json: dict[str, Any] = {
            **self.additional_properties,
            "standings": standings,
            "undecided": undecided,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = DaleOfMerchantsPlacing.from_dict(standings_item_data)

            standings.append(standings_item)

        undecided = d.pop("undecided")
        model = cls(
            standings=standings,
            undecided=undecided,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_placing import DaleOfMerchantsPlacing  # noqa: E402
