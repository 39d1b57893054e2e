from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card

T = TypeVar("T", bound="BasariActionLapsedEventData")


@_attrs_define
class BasariActionLapsedEventData:
    """An action was chosen by three or four, so none of them carries it out."""

    card: BasariCard
    """ An action card; each player has all three, in every round («Die 2. Phase»). """
    seats: list[int]
    """ Who chose it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        seats = self.seats

        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "seats": seats,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = check_basari_card(d.pop("card"))

        seats = cast(list[int], d.pop("seats"))

        model = cls(
            card=card,
            seats=seats,
        )
        model.additional_properties = d
        return model
