from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerOffer")


@_attrs_define
class HaendlerOffer:
    """An offer of the Loading Master."""

    fee_for_one: int | None
    """ The fee for one good; `null` if that is not offered. """
    fee_for_two: int | None
    """ The fee for two goods together; `null` if that is not offered. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        fee_for_one = self.fee_for_one

        fee_for_two = self.fee_for_two

        json: dict[str, Any] = {
            **self.additional_properties,
            "fee_for_one": fee_for_one,
            "fee_for_two": fee_for_two,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        fee_for_one = d.pop("fee_for_one")

        fee_for_two = d.pop("fee_for_two")

        model = cls(
            fee_for_one=fee_for_one,
            fee_for_two=fee_for_two,
        )
        model.additional_properties = d
        return model
