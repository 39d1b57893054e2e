from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWagon")


@_attrs_define
class HaendlerWagon:
    """A wagon."""

    arrived: bool
    """ Whether it reached a city in this round. """
    broken_axles: list[int]
    """ The owners of the Broken Axles on it. """
    from_: None | str
    """ The place that it came from and cannot go back to; `null` in a city. """
    loads: list[HaendlerGoods]
    """ Each player's goods, by seat. """
    master: int | None
    """ Its Loading Master, while it stands in the city where there is one. """
    place: str
    """ The city or space where it stands. """
    sale_with_bonus: list[int]
    """ Who played Sale with Bonus on it in this round. """
    wagon: int
    """ Its number. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arrived = self.arrived
        broken_axles = self.broken_axles

        from_ = self.from_

        loads = []
        for loads_item_data in self.loads:
            loads_item = loads_item_data.to_dict()
            loads.append(loads_item)

        master = self.master

        place = self.place
        sale_with_bonus = self.sale_with_bonus

        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "arrived": arrived,
            "broken_axles": broken_axles,
            "from": from_,
            "loads": loads,
            "master": master,
            "place": place,
            "sale_with_bonus": sale_with_bonus,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arrived = d.pop("arrived")
        broken_axles = cast(list[int], d.pop("broken_axles"))

        from_ = d.pop("from")

        loads = []
        _loads = d.pop("loads")
        for loads_item_data in _loads:
            loads_item = HaendlerGoods.from_dict(loads_item_data)

            loads.append(loads_item)

        master = d.pop("master")

        place = d.pop("place")
        sale_with_bonus = cast(list[int], d.pop("sale_with_bonus"))

        wagon = d.pop("wagon")
        model = cls(
            arrived=arrived,
            broken_axles=broken_axles,
            from_=from_,
            loads=loads,
            master=master,
            place=place,
            sale_with_bonus=sale_with_bonus,
            wagon=wagon,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
