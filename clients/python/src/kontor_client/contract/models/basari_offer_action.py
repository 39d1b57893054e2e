from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.basari_offered_gems import BasariOfferedGems


T = TypeVar("T", bound="BasariOfferAction")


@_attrs_define
class BasariOfferAction:
    """Open a trade with an offer, or raise the other's offer.

    Attributes:
        gems (BasariOfferedGems): Gems of an offer.
        type_ (Literal['basari.offer']):
    """

    gems: BasariOfferedGems
    type_: Literal["basari.offer"]

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_offered_gems import BasariOfferedGems  # noqa: PLC0415

        gems = self.gems.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "gems": gems,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_offered_gems import BasariOfferedGems  # noqa: PLC0415

        d = dict(src_dict)
        gems = BasariOfferedGems.from_dict(d.pop("gems"))

        type_ = cast(Literal["basari.offer"], d.pop("type"))
        if type_ != "basari.offer":
            raise ValueError(f"type must match const 'basari.offer', got '{type_}'")

        basari_offer_action = cls(
            gems=gems,
            type_=type_,
        )

        return basari_offer_action
