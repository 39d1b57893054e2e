from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineInvitation")


@_attrs_define
class ExportLineInvitation:
    """An open invitation to a table."""

    invitation: Invitation
    """ An invitation of the caller to a table. """
    type_: Literal["invitation"] = "invitation"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        invitation = self.invitation.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "invitation": invitation,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        invitation = Invitation.from_dict(d.pop("invitation"))

        type_ = cast(Literal["invitation"], d.pop("type"))
        if type_ != "invitation":
            raise ValueError(f"type must match const 'invitation', got '{type_}'")
        model = cls(
            invitation=invitation,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.invitation import Invitation  # noqa: E402
