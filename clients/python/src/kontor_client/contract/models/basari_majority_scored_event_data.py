from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.basari_colour import BasariColour
from ..models.basari_colour import check_basari_colour

T = TypeVar("T", bound="BasariMajorityScoredEventData")


@_attrs_define
class BasariMajorityScoredEventData:
    """The majority in a colour brought its points, and gems were given back."""

    colour: BasariColour
    """ A colour of gems, the most valuable first in all lists («Das Handeln»). """
    scores: list[BasariMajorityScore]
    """ One entry per seat, in seat order. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        colour = self.colour
        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "colour": colour,
            "scores": scores,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        colour = check_basari_colour(d.pop("colour"))

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = BasariMajorityScore.from_dict(scores_item_data)

            scores.append(scores_item)

        model = cls(
            colour=colour,
            scores=scores,
        )
        model.additional_properties = d
        return model


from ..models.basari_majority_score import BasariMajorityScore  # noqa: E402
