from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsSeekExpired")


@_attrs_define
class AccountNewsSeekExpired:
    """A seek in which the caller was has expired, and begins no game."""

    seek: str
    """ Id of the seek. """
    type_: Literal["seek.expired"] = "seek.expired"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seek = self.seek
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "seek": seek,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seek = d.pop("seek")
        type_ = cast(Literal["seek.expired"], d.pop("type"))
        if type_ != "seek.expired":
            raise ValueError(f"type must match const 'seek.expired', got '{type_}'")
        model = cls(
            seek=seek,
            type_=type_,
        )
        model.additional_properties = d
        return model
