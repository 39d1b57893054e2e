from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPledgeMoveWagon")


@_attrs_define
class HaendlerPledgeMoveWagon:
    """To move a wagon with one's next tile, as far along the route as possible.

    Attributes:
        route (list[str]): The places that follow each other on the route. It ends in a city or where roads part.
        type_ (Literal['move_wagon']):
        wagon (int): Number of the wagon.
    """

    route: list[str]
    type_: Literal["move_wagon"]
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        route = self.route

        type_ = self.type_

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "route": route,
                "type": type_,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        route = cast(list[str], d.pop("route"))

        type_ = cast(Literal["move_wagon"], d.pop("type"))
        if type_ != "move_wagon":
            raise ValueError(f"type must match const 'move_wagon', got '{type_}'")

        wagon = d.pop("wagon")

        haendler_pledge_move_wagon = cls(
            route=route,
            type_=type_,
            wagon=wagon,
        )

        haendler_pledge_move_wagon.additional_properties = d
        return haendler_pledge_move_wagon

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
