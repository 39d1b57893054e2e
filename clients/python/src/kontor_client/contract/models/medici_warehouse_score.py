from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="MediciWarehouseScore")


@_attrs_define
class MediciWarehouseScore:
    """What a warehouse was worth and brought."""

    proceeds: int
    """ Florins received. """
    seat: int
    """ Whose warehouse. """
    value: int
    """ Sum of the values of its cards. """
    warehouse: list[MediciCard] | Unset = UNSET
    """ The cards that lay there, in the order they came. Games that began under `medici/1` do not have them. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        proceeds = self.proceeds
        seat = self.seat
        value = self.value
        warehouse = UNSET
        if not isinstance(self.warehouse, Unset):
            warehouse = []
            for warehouse_item_data in self.warehouse:
                warehouse_item = warehouse_item_data.to_dict()
                warehouse.append(warehouse_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "proceeds": proceeds,
            "seat": seat,
            "value": value,
        }
        if warehouse is not UNSET:
            json["warehouse"] = warehouse
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        proceeds = d.pop("proceeds")
        seat = d.pop("seat")
        value = d.pop("value")
        _warehouse = d.pop("warehouse", UNSET)
        warehouse: list[MediciCard] | Unset = UNSET
        if _warehouse is not UNSET:
            warehouse = []
            for warehouse_item_data in _warehouse:
                warehouse_item = MediciCard.from_dict(warehouse_item_data)

                warehouse.append(warehouse_item)

        model = cls(
            proceeds=proceeds,
            seat=seat,
            value=value,
            warehouse=warehouse,
        )
        model.additional_properties = d
        return model


from ..models.medici_card import MediciCard  # noqa: E402
