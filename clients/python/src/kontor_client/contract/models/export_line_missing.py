from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.export_part import check_export_part
from ..models.export_part import ExportPart

T = TypeVar("T", bound="ExportLineMissing")


@_attrs_define
class ExportLineMissing:
    """Something is missing, because it is damaged: the operator has to repair the store. Everything else is there."""

    game: None | str
    """ Id of the game of which it is missing; null if it is of none. """
    part: ExportPart
    """ What an export can lack, by the `type` of its lines; `orders` is a field of `game`. """
    type_: Literal["missing"] = "missing"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game

        part = self.part
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "part": part,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")

        part = check_export_part(d.pop("part"))

        type_ = cast(Literal["missing"], d.pop("type"))
        if type_ != "missing":
            raise ValueError(f"type must match const 'missing', got '{type_}'")
        model = cls(
            game=game,
            part=part,
            type_=type_,
        )
        model.additional_properties = d
        return model
