from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsTableWishesChanged")


@_attrs_define
class AccountNewsTableWishesChanged:
    """The players of a running game want something else than before: a pause, or to end the game without a result. Where
    they agree to end it, only the end is told."""

    abort_wanted: list[int]
    """ The seats whose players want to end the game without a result. """
    pause_wanted: list[int]
    """ The seats whose players want a pause. """
    paused: bool
    """ Whether the clocks stand, because all of them want it. """
    type_: Literal["table.wishes_changed"] = "table.wishes_changed"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        abort_wanted = self.abort_wanted

        pause_wanted = self.pause_wanted

        paused = self.paused
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "abort_wanted": abort_wanted,
            "pause_wanted": pause_wanted,
            "paused": paused,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        abort_wanted = cast(list[int], d.pop("abort_wanted"))

        pause_wanted = cast(list[int], d.pop("pause_wanted"))

        paused = d.pop("paused")
        type_ = cast(Literal["table.wishes_changed"], d.pop("type"))
        if type_ != "table.wishes_changed":
            raise ValueError(f"type must match const 'table.wishes_changed', got '{type_}'")
        model = cls(
            abort_wanted=abort_wanted,
            pause_wanted=pause_wanted,
            paused=paused,
            type_=type_,
        )
        model.additional_properties = d
        return model
