from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from ..models.haendler_direction import check_haendler_direction
from ..models.haendler_direction import HaendlerDirection
from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerUseOfficeChoice")


@_attrs_define
class HaendlerUseOfficeChoice:
    """A price may be moved."""

    direction: HaendlerDirection
    """ Which way a price moves. """
    goods: list[HaendlerGood]
    """ Which prices. """
    office: HaendlerAbility
    """ A special ability, a red card («Quick Description of Special Abilities»). """
    type_: Literal["haendler.use_office"] = "haendler.use_office"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        direction = self.direction
        goods = []
        for goods_item_data in self.goods:
            goods_item: str = goods_item_data
            goods.append(goods_item)

        office = self.office
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "direction": direction,
            "goods": goods,
            "office": office,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
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
        model = cls(
            direction=direction,
            goods=goods,
            office=office,
            type_=type_,
        )
        model.additional_properties = d
        return model
