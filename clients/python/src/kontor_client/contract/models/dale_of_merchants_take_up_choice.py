from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsTakeUpChoice")


@_attrs_define
class DaleOfMerchantsTakeUpChoice:
    """One of these cards of the schedule is next."""

    places: list[int]
    """ Their places on the schedule. """
    type_: Literal["dale_of_merchants.take_up"] = "dale_of_merchants.take_up"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        places = self.places

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "places": places,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        places = cast(list[int], d.pop("places"))

        type_ = cast(Literal["dale_of_merchants.take_up"], d.pop("type"))
        if type_ != "dale_of_merchants.take_up":
            raise ValueError(f"type must match const 'dale_of_merchants.take_up', got '{type_}'")
        model = cls(
            places=places,
            type_=type_,
        )
        model.additional_properties = d
        return model
