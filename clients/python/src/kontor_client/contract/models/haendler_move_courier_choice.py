from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerMoveCourierChoice")


@_attrs_define
class HaendlerMoveCourierChoice:
    """The courier may be moved."""

    spaces: list[HaendlerCourierSpace]
    """ Where it may end. """
    type_: Literal["haendler.move_courier"] = "haendler.move_courier"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        spaces = []
        for spaces_item_data in self.spaces:
            spaces_item = spaces_item_data.to_dict()
            spaces.append(spaces_item)

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "spaces": spaces,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        spaces = []
        _spaces = d.pop("spaces")
        for spaces_item_data in _spaces:
            spaces_item = HaendlerCourierSpace.from_dict(spaces_item_data)

            spaces.append(spaces_item)

        type_ = cast(Literal["haendler.move_courier"], d.pop("type"))
        if type_ != "haendler.move_courier":
            raise ValueError(f"type must match const 'haendler.move_courier', got '{type_}'")
        model = cls(
            spaces=spaces,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_courier_space import HaendlerCourierSpace  # noqa: E402
