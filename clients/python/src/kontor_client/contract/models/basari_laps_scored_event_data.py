from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_lap_score import BasariLapScore


T = TypeVar("T", bound="BasariLapsScoredEventData")


@_attrs_define
class BasariLapsScoredEventData:
    """Somebody got round, so a scoring began; laps brought their points.

    Attributes:
        scores (list[BasariLapScore]): One entry per seat, in seat order.
        scoring (int): Which scoring, from 1.
    """

    scores: list[BasariLapScore]
    scoring: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_lap_score import BasariLapScore  # noqa: PLC0415

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        scoring = self.scoring

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "scores": scores,
                "scoring": scoring,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_lap_score import BasariLapScore  # noqa: PLC0415

        d = dict(src_dict)
        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = BasariLapScore.from_dict(scores_item_data)

            scores.append(scores_item)

        scoring = d.pop("scoring")

        basari_laps_scored_event_data = cls(
            scores=scores,
            scoring=scoring,
        )

        basari_laps_scored_event_data.additional_properties = d
        return basari_laps_scored_event_data

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
