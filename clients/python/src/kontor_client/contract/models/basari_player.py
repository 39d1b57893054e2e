from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_figure import BasariFigure
    from ..models.basari_gems import BasariGems


T = TypeVar("T", bound="BasariPlayer")


@_attrs_define
class BasariPlayer:
    """What a player owns; all of it is public.

    Attributes:
        figure (BasariFigure | None):
        gems (BasariGems): Gems, counted by colour.
        points (int): Points; a plain number that does not wrap at 85.
        seat (int): The player's seat. Example: 0.
    """

    figure: BasariFigure | None
    gems: BasariGems
    points: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_figure import BasariFigure  # noqa: PLC0415
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        figure: dict[str, Any] | None
        if isinstance(self.figure, BasariFigure):
            figure = self.figure.to_dict()
        else:
            figure = self.figure

        gems = self.gems.to_dict()

        points = self.points

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "figure": figure,
                "gems": gems,
                "points": points,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_figure import BasariFigure  # noqa: PLC0415
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_figure(data: object) -> BasariFigure | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                figure_type_0 = BasariFigure.from_dict(data)

                return figure_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BasariFigure | None, data)

        figure = _parse_figure(d.pop("figure"))

        gems = BasariGems.from_dict(d.pop("gems"))

        points = d.pop("points")

        seat = d.pop("seat")

        basari_player = cls(
            figure=figure,
            gems=gems,
            points=points,
            seat=seat,
        )

        basari_player.additional_properties = d
        return basari_player

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
