from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Authorization")


@_attrs_define
class Authorization:
    """Where the browser of the user goes on."""

    redirect_to: str
    """ The address of the app, with the code or the error. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        redirect_to = self.redirect_to
        json: dict[str, Any] = {
            **self.additional_properties,
            "redirect_to": redirect_to,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        redirect_to = d.pop("redirect_to")
        model = cls(
            redirect_to=redirect_to,
        )
        model.additional_properties = d
        return model
