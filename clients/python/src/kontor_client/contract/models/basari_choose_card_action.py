from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card

T = TypeVar("T", bound="BasariChooseCardAction")


@_attrs_define
class BasariChooseCardAction:
    """Choose the action of this round, in secret and for good."""

    card: BasariCard
    """ An action card; each player has all three, in every round («Die 2. Phase»). """
    type_: Literal["basari.choose_card"] = "basari.choose_card"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        type_ = self.type_
        json: dict[str, Any] = {
            "card": card,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = check_basari_card(d.pop("card"))

        type_ = cast(Literal["basari.choose_card"], d.pop("type"))
        if type_ != "basari.choose_card":
            raise ValueError(f"type must match const 'basari.choose_card', got '{type_}'")
        model = cls(
            card=card,
            type_=type_,
        )
        return model
