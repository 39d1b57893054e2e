from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AskedDelivery")


@_attrs_define
class AskedDelivery:
    """A delivery that will be made."""

    id: str
    """ Id of its message. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        id = self.id
        json: dict[str, Any] = {
            **self.additional_properties,
            "id": id,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        id = d.pop("id")
        model = cls(
            id=id,
        )
        model.additional_properties = d
        return model
