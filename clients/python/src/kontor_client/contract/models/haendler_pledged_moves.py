from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPledgedMoves")


@_attrs_define
class HaendlerPledgedMoves:
    """The moves of wagons that can be pledged in a deal."""

    by: list[int]
    """ Who of the two can pledge one. """
    places: list[str]
    """ The places on the routes. Like the routes they are the same with each partner, and stand in the first choice of a
    deal alone. """
    wagons: list[HaendlerPledgedSteps]
    """ The routes that can be named, by wagon. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by

        places = self.places

        wagons = []
        for wagons_item_data in self.wagons:
            wagons_item = wagons_item_data.to_dict()
            wagons.append(wagons_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "places": places,
            "wagons": wagons,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = cast(list[int], d.pop("by"))

        places = cast(list[str], d.pop("places"))

        wagons = []
        _wagons = d.pop("wagons")
        for wagons_item_data in _wagons:
            wagons_item = HaendlerPledgedSteps.from_dict(wagons_item_data)

            wagons.append(wagons_item)

        model = cls(
            by=by,
            places=places,
            wagons=wagons,
        )
        model.additional_properties = d
        return model


from ..models.haendler_pledged_steps import HaendlerPledgedSteps  # noqa: E402
