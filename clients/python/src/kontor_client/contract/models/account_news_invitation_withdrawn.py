from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsInvitationWithdrawn")


@_attrs_define
class AccountNewsInvitationWithdrawn:
    """The invitation to a table of which the caller was told has been withdrawn."""

    by: PlayerRef
    """ A player as others see one. """
    type_: Literal["invitation.withdrawn"] = "invitation.withdrawn"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = PlayerRef.from_dict(d.pop("by"))

        type_ = cast(Literal["invitation.withdrawn"], d.pop("type"))
        if type_ != "invitation.withdrawn":
            raise ValueError(f"type must match const 'invitation.withdrawn', got '{type_}'")
        model = cls(
            by=by,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
