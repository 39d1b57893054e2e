from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_names import HaendlerNames


T = TypeVar("T", bound="HaendlerAbilityInfo")


@_attrs_define
class HaendlerAbilityInfo:
    """An ability card.

    Attributes:
        id (HaendlerAbility): A special ability, a red card («Quick Description of Special Abilities»).
        names (HaendlerNames): What something is called on the cards and in the rulebooks.
        phase (int): The phase in which it is used.
        price (int): The printed price, with which an auction begins.
    """

    id: HaendlerAbility
    names: HaendlerNames
    phase: int
    price: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_names import HaendlerNames  # noqa: PLC0415

        id: str = self.id

        names = self.names.to_dict()

        phase = self.phase

        price = self.price

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "names": names,
                "phase": phase,
                "price": price,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_names import HaendlerNames  # noqa: PLC0415

        d = dict(src_dict)
        id = check_haendler_ability(d.pop("id"))

        names = HaendlerNames.from_dict(d.pop("names"))

        phase = d.pop("phase")

        price = d.pop("price")

        haendler_ability_info = cls(
            id=id,
            names=names,
            phase=phase,
            price=price,
        )

        haendler_ability_info.additional_properties = d
        return haendler_ability_info

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
