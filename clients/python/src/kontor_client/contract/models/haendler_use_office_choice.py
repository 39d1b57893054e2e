from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from ..models.haendler_direction import check_haendler_direction
from ..models.haendler_direction import HaendlerDirection
from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerUseOfficeChoice")


@_attrs_define
class HaendlerUseOfficeChoice:
    """A price may be moved.

    Attributes:
        direction (HaendlerDirection): Which way a price moves.
        goods (list[HaendlerGood]): Which prices.
        office (HaendlerAbility): A special ability, a red card («Quick Description of Special Abilities»).
        type_ (Literal['haendler.use_office']):
    """

    direction: HaendlerDirection
    goods: list[HaendlerGood]
    office: HaendlerAbility
    type_: Literal["haendler.use_office"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        direction: str = self.direction

        goods = []
        for goods_item_data in self.goods:
            goods_item: str = goods_item_data
            goods.append(goods_item)

        office: str = self.office

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "direction": direction,
                "goods": goods,
                "office": office,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        direction = check_haendler_direction(d.pop("direction"))

        goods = []
        _goods = d.pop("goods")
        for goods_item_data in _goods:
            goods_item = check_haendler_good(goods_item_data)

            goods.append(goods_item)

        office = check_haendler_ability(d.pop("office"))

        type_ = cast(Literal["haendler.use_office"], d.pop("type"))
        if type_ != "haendler.use_office":
            raise ValueError(f"type must match const 'haendler.use_office', got '{type_}'")

        haendler_use_office_choice = cls(
            direction=direction,
            goods=goods,
            office=office,
            type_=type_,
        )

        haendler_use_office_choice.additional_properties = d
        return haendler_use_office_choice

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
