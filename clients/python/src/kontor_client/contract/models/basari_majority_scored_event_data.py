from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_colour import BasariColour
from ..models.basari_colour import check_basari_colour
from typing import cast

if TYPE_CHECKING:
    from ..models.basari_majority_score import BasariMajorityScore


T = TypeVar("T", bound="BasariMajorityScoredEventData")


@_attrs_define
class BasariMajorityScoredEventData:
    """The majority in a colour brought its points, and gems were given back.

    Attributes:
        colour (BasariColour): A colour of gems, the most valuable first in all lists («Das Handeln»).
        scores (list[BasariMajorityScore]): One entry per seat, in seat order.
    """

    colour: BasariColour
    scores: list[BasariMajorityScore]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_majority_score import BasariMajorityScore  # noqa: PLC0415

        colour: str = self.colour

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "colour": colour,
                "scores": scores,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_majority_score import BasariMajorityScore  # noqa: PLC0415

        d = dict(src_dict)
        colour = check_basari_colour(d.pop("colour"))

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = BasariMajorityScore.from_dict(scores_item_data)

            scores.append(scores_item)

        basari_majority_scored_event_data = cls(
            colour=colour,
            scores=scores,
        )

        basari_majority_scored_event_data.additional_properties = d
        return basari_majority_scored_event_data

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
