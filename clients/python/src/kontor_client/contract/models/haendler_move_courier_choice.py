from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_courier_space import HaendlerCourierSpace


T = TypeVar("T", bound="HaendlerMoveCourierChoice")


@_attrs_define
class HaendlerMoveCourierChoice:
    """The courier may be moved.

    Attributes:
        spaces (list[HaendlerCourierSpace]): Where it may end.
        type_ (Literal['haendler.move_courier']):
    """

    spaces: list[HaendlerCourierSpace]
    type_: Literal["haendler.move_courier"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_courier_space import HaendlerCourierSpace  # noqa: PLC0415

        spaces = []
        for spaces_item_data in self.spaces:
            spaces_item = spaces_item_data.to_dict()
            spaces.append(spaces_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "spaces": spaces,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_courier_space import HaendlerCourierSpace  # noqa: PLC0415

        d = dict(src_dict)
        spaces = []
        _spaces = d.pop("spaces")
        for spaces_item_data in _spaces:
            spaces_item = HaendlerCourierSpace.from_dict(spaces_item_data)

            spaces.append(spaces_item)

        type_ = cast(Literal["haendler.move_courier"], d.pop("type"))
        if type_ != "haendler.move_courier":
            raise ValueError(f"type must match const 'haendler.move_courier', got '{type_}'")

        haendler_move_courier_choice = cls(
            spaces=spaces,
            type_=type_,
        )

        haendler_move_courier_choice.additional_properties = d
        return haendler_move_courier_choice

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
