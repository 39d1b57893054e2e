from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="BasariChooseCardAction")


@_attrs_define
class BasariChooseCardAction:
    """Choose the action of this round, in secret and for good.

    Attributes:
        card (BasariCard): An action card; each player has all three, in every round («Die 2. Phase»).
        type_ (Literal['basari.choose_card']):
    """

    card: BasariCard
    type_: Literal["basari.choose_card"]

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = check_basari_card(d.pop("card"))

        type_ = cast(Literal["basari.choose_card"], d.pop("type"))
        if type_ != "basari.choose_card":
            raise ValueError(f"type must match const 'basari.choose_card', got '{type_}'")

        basari_choose_card_action = cls(
            card=card,
            type_=type_,
        )

        return basari_choose_card_action
