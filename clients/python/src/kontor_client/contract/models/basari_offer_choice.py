from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="BasariOfferChoice")


@_attrs_define
class BasariOfferChoice:
    """Any of the own gems may be offered, at least one; against an offer, they must outrank it: by being more, or as many
    and more of the most valuable colour in which the two differ."""

    above: BasariGems | None
    own: BasariGems
    """ Gems, counted by colour. """
    type_: Literal["basari.offer"] = "basari.offer"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        above = self.above
        if above is not None and above is not UNSET:
            above_type_0 = above.to_dict()
            above = above_type_0

        own = self.own.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "above": above,
            "own": own,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        above = d.pop("above")
        if above is not None and above is not UNSET:
            above_type_0 = BasariGems.from_dict(above)

            above = above_type_0

        own = BasariGems.from_dict(d.pop("own"))

        type_ = cast(Literal["basari.offer"], d.pop("type"))
        if type_ != "basari.offer":
            raise ValueError(f"type must match const 'basari.offer', got '{type_}'")
        model = cls(
            above=above,
            own=own,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems import BasariGems  # noqa: E402
