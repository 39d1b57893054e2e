from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPledgeMoveWagon")


@_attrs_define
class HaendlerPledgeMoveWagon:
    """To move a wagon with one's next tile, as far along the route as possible."""

    route: list[str]
    """ The places that follow each other on the route. It may end anywhere. """
    wagon: int
    """ Number of the wagon. """
    type_: Literal["move_wagon"] = "move_wagon"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        route = self.route

        type_ = self.type_
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "route": route,
            "type": type_,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        route = cast(list[str], d.pop("route"))

        type_ = cast(Literal["move_wagon"], d.pop("type"))
        if type_ != "move_wagon":
            raise ValueError(f"type must match const 'move_wagon', got '{type_}'")
        wagon = d.pop("wagon")
        model = cls(
            route=route,
            type_=type_,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
