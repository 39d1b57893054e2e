from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.medici_ware import check_medici_ware
from ..models.medici_ware import MediciWare

T = TypeVar("T", bound="MediciAccountScoredEventData")


@_attrs_define
class MediciAccountScoredEventData:
    """The counters of an account advanced and brought awards and prizes."""

    scores: list[MediciAccountScore]
    """ One entry per seat, in seat order. """
    ware: MediciWare
    """ A kind of goods; each has an account in the middle of the board. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        ware = self.ware
        json: dict[str, Any] = {
            **self.additional_properties,
            "scores": scores,
            "ware": ware,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = MediciAccountScore.from_dict(scores_item_data)

            scores.append(scores_item)

        ware = check_medici_ware(d.pop("ware"))

        model = cls(
            scores=scores,
            ware=ware,
        )
        model.additional_properties = d
        return model


from ..models.medici_account_score import MediciAccountScore  # noqa: E402
