from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariAcceptChoice")


@_attrs_define
class BasariAcceptChoice:
    """The offer may be accepted."""

    gems: BasariGems
    """ Gems, counted by colour. """
    type_: Literal["basari.accept"] = "basari.accept"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        gems = self.gems.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "gems": gems,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        gems = BasariGems.from_dict(d.pop("gems"))

        type_ = cast(Literal["basari.accept"], d.pop("type"))
        if type_ != "basari.accept":
            raise ValueError(f"type must match const 'basari.accept', got '{type_}'")
        model = cls(
            gems=gems,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems import BasariGems  # noqa: E402
