from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.basari_colour import BasariColour
from ..models.basari_colour import check_basari_colour

T = TypeVar("T", bound="BasariColourInfo")


@_attrs_define
class BasariColourInfo:
    """A colour of gems."""

    count: int
    """ How many gems of this colour there are. """
    id: BasariColour
    """ A colour of gems, the most valuable first in all lists («Das Handeln»). """
    majority_points: int
    """ Points for the majority at a scoring. """
    name: str
    """ Its name for people, in English. """
    names: Texts
    """ A text for people in every language of the contract. """
    rank: int
    """ Its rank when offers are compared, 1 for the most valuable. """
    start_count: int
    """ How many each player begins with. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        count = self.count
        id = self.id
        majority_points = self.majority_points
        name = self.name
        names = self.names.to_dict()
        rank = self.rank
        start_count = self.start_count
        json: dict[str, Any] = {
            **self.additional_properties,
            "count": count,
            "id": id,
            "majority_points": majority_points,
            "name": name,
            "names": names,
            "rank": rank,
            "start_count": start_count,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        count = d.pop("count")
        id = check_basari_colour(d.pop("id"))

        majority_points = d.pop("majority_points")
        name = d.pop("name")
        names = Texts.from_dict(d.pop("names"))

        rank = d.pop("rank")
        start_count = d.pop("start_count")
        model = cls(
            count=count,
            id=id,
            majority_points=majority_points,
            name=name,
            names=names,
            rank=rank,
            start_count=start_count,
        )
        model.additional_properties = d
        return model


from ..models.texts import Texts  # noqa: E402
