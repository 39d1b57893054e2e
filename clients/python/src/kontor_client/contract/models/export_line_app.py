from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineApp")


@_attrs_define
class ExportLineApp:
    """An app that the player has registered."""

    app: OwnApp
    """ An app of the caller. """
    type_: Literal["app"] = "app"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        app = self.app.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "app": app,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        app = OwnApp.from_dict(d.pop("app"))

        type_ = cast(Literal["app"], d.pop("type"))
        if type_ != "app":
            raise ValueError(f"type must match const 'app', got '{type_}'")
        model = cls(
            app=app,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.own_app import OwnApp  # noqa: E402
