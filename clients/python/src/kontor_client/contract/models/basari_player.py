from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="BasariPlayer")


@_attrs_define
class BasariPlayer:
    """What a player owns; all of it is public."""

    figure: BasariFigure | None
    gems: BasariGems
    """ Gems, counted by colour. """
    points: int
    """ Points; a plain number that does not wrap at 85. """
    seat: int
    """ The player's seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        figure = self.figure
        if figure is not None and figure is not UNSET:
            figure_type_0 = figure.to_dict()
            figure = figure_type_0

        gems = self.gems.to_dict()
        points = self.points
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "figure": figure,
            "gems": gems,
            "points": points,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        figure = d.pop("figure")
        if figure is not None and figure is not UNSET:
            figure_type_0 = BasariFigure.from_dict(figure)

            figure = figure_type_0

        gems = BasariGems.from_dict(d.pop("gems"))

        points = d.pop("points")
        seat = d.pop("seat")
        model = cls(
            figure=figure,
            gems=gems,
            points=points,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.basari_figure import BasariFigure  # noqa: E402
from ..models.basari_gems import BasariGems  # noqa: E402
