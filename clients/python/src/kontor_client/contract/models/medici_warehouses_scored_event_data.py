from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciWarehousesScoredEventData")


@_attrs_define
class MediciWarehousesScoredEventData:
    """The warehouses brought their proceeds."""

    scores: list[MediciWarehouseScore]
    """ One entry per seat, in seat order. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "scores": scores,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = MediciWarehouseScore.from_dict(scores_item_data)

            scores.append(scores_item)

        model = cls(
            scores=scores,
        )
        model.additional_properties = d
        return model


from ..models.medici_warehouse_score import MediciWarehouseScore  # noqa: E402
