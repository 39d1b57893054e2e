from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsChooseDirectionChoice")


@_attrs_define
class DaleOfMerchantsChooseDirectionChoice:
    """A direction is chosen."""

    by: DaleOfMerchantsCard
    """ A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches
    it. """
    type_: Literal["dale_of_merchants.choose_direction"] = "dale_of_merchants.choose_direction"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = check_dale_of_merchants_card(d.pop("by"))

        type_ = cast(Literal["dale_of_merchants.choose_direction"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_direction":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_direction', got '{type_}'")
        model = cls(
            by=by,
            type_=type_,
        )
        model.additional_properties = d
        return model
