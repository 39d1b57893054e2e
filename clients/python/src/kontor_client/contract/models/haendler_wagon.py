from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_goods import HaendlerGoods


T = TypeVar("T", bound="HaendlerWagon")


@_attrs_define
class HaendlerWagon:
    """A wagon.

    Attributes:
        arrived (bool): Whether it reached a city in this round.
        broken_axles (list[int]): The owners of the Broken Axles on it.
        from_ (None | str): The place that it came from and cannot go back to; `null` in a city.
        loads (list[HaendlerGoods]): Each player's goods, by seat.
        master (int | None): Its Loading Master, while it stands in the city where there is one. Example: 0.
        place (str): The city or space where it stands.
        sale_with_bonus (list[int]): Who played Sale with Bonus on it in this round.
        wagon (int): Its number.
    """

    arrived: bool
    broken_axles: list[int]
    from_: None | str
    loads: list[HaendlerGoods]
    master: int | None
    place: str
    sale_with_bonus: list[int]
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        arrived = self.arrived

        broken_axles = self.broken_axles

        from_: None | str
        from_ = self.from_

        loads = []
        for loads_item_data in self.loads:
            loads_item = loads_item_data.to_dict()
            loads.append(loads_item)

        master: int | None
        master = self.master

        place = self.place

        sale_with_bonus = self.sale_with_bonus

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arrived": arrived,
                "broken_axles": broken_axles,
                "from": from_,
                "loads": loads,
                "master": master,
                "place": place,
                "sale_with_bonus": sale_with_bonus,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        d = dict(src_dict)
        arrived = d.pop("arrived")

        broken_axles = cast(list[int], d.pop("broken_axles"))

        def _parse_from_(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        from_ = _parse_from_(d.pop("from"))

        loads = []
        _loads = d.pop("loads")
        for loads_item_data in _loads:
            loads_item = HaendlerGoods.from_dict(loads_item_data)

            loads.append(loads_item)

        def _parse_master(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        master = _parse_master(d.pop("master"))

        place = d.pop("place")

        sale_with_bonus = cast(list[int], d.pop("sale_with_bonus"))

        wagon = d.pop("wagon")

        haendler_wagon = cls(
            arrived=arrived,
            broken_axles=broken_axles,
            from_=from_,
            loads=loads,
            master=master,
            place=place,
            sale_with_bonus=sale_with_bonus,
            wagon=wagon,
        )

        haendler_wagon.additional_properties = d
        return haendler_wagon

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
