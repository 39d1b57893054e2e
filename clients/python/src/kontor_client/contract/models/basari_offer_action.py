from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="BasariOfferAction")


@_attrs_define
class BasariOfferAction:
    """Open a trade with an offer, or raise the other's offer."""

    gems: BasariOfferedGems
    """ Gems of an offer. """
    type_: Literal["basari.offer"] = "basari.offer"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        gems = self.gems.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            "gems": gems,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        gems = BasariOfferedGems.from_dict(d.pop("gems"))

        type_ = cast(Literal["basari.offer"], d.pop("type"))
        if type_ != "basari.offer":
            raise ValueError(f"type must match const 'basari.offer', got '{type_}'")
        model = cls(
            gems=gems,
            type_=type_,
        )
        forget_unknown_fields(model)
        return model


from ..models.basari_offered_gems import BasariOfferedGems  # noqa: E402
