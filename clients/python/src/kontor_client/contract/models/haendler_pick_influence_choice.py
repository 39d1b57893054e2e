from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_influence_cards import HaendlerInfluenceCards


T = TypeVar("T", bound="HaendlerPickInfluenceChoice")


@_attrs_define
class HaendlerPickInfluenceChoice:
    """An influence card has to be picked.

    Attributes:
        pile (HaendlerInfluenceCards): Influence cards, counted by kind.
        type_ (Literal['haendler.pick_influence']):
    """

    pile: HaendlerInfluenceCards
    type_: Literal["haendler.pick_influence"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: PLC0415

        pile = self.pile.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pile": pile,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_influence_cards import HaendlerInfluenceCards  # noqa: PLC0415

        d = dict(src_dict)
        pile = HaendlerInfluenceCards.from_dict(d.pop("pile"))

        type_ = cast(Literal["haendler.pick_influence"], d.pop("type"))
        if type_ != "haendler.pick_influence":
            raise ValueError(f"type must match const 'haendler.pick_influence', got '{type_}'")

        haendler_pick_influence_choice = cls(
            pile=pile,
            type_=type_,
        )

        haendler_pick_influence_choice.additional_properties = d
        return haendler_pick_influence_choice

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
