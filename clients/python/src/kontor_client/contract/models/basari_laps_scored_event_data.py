from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariLapsScoredEventData")


@_attrs_define
class BasariLapsScoredEventData:
    """A player got round, so a scoring began; laps brought their points."""

    scores: list[BasariLapScore]
    """ One entry per seat, in seat order. """
    scoring: int
    """ Which scoring, from 1. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        scoring = self.scoring
        json: dict[str, Any] = {
            **self.additional_properties,
            "scores": scores,
            "scoring": scoring,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = BasariLapScore.from_dict(scores_item_data)

            scores.append(scores_item)

        scoring = d.pop("scoring")
        model = cls(
            scores=scores,
            scoring=scoring,
        )
        model.additional_properties = d
        return model


from ..models.basari_lap_score import BasariLapScore  # noqa: E402
