from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.medici_warehouse_score import MediciWarehouseScore


T = TypeVar("T", bound="MediciWarehousesScoredEventData")


@_attrs_define
class MediciWarehousesScoredEventData:
    """The warehouses brought their proceeds.

    Attributes:
        scores (list[MediciWarehouseScore]): One entry per seat, in seat order.
    """

    scores: list[MediciWarehouseScore]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.medici_warehouse_score import MediciWarehouseScore  # noqa: PLC0415

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "scores": scores,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.medici_warehouse_score import MediciWarehouseScore  # noqa: PLC0415

        d = dict(src_dict)
        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = MediciWarehouseScore.from_dict(scores_item_data)

            scores.append(scores_item)

        medici_warehouses_scored_event_data = cls(
            scores=scores,
        )

        medici_warehouses_scored_event_data.additional_properties = d
        return medici_warehouses_scored_event_data

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
