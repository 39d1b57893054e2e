from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsTableInvited")


@_attrs_define
class AccountNewsTableInvited:
    """A player asks the caller to a table: the rematch of a game of both. The caller sits down by asking for the rematch,
    too."""

    by: PlayerRef
    """ A player as others see one. """
    rematch_of: str
    """ Id of the game whose rematch it is. """
    type_: Literal["table.invited"] = "table.invited"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by.to_dict()
        rematch_of = self.rematch_of
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "rematch_of": rematch_of,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = PlayerRef.from_dict(d.pop("by"))

        rematch_of = d.pop("rematch_of")
        type_ = cast(Literal["table.invited"], d.pop("type"))
        if type_ != "table.invited":
            raise ValueError(f"type must match const 'table.invited', got '{type_}'")
        model = cls(
            by=by,
            rematch_of=rematch_of,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
