from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariFigureMovedEventData")


@_attrs_define
class BasariFigureMovedEventData:
    """A player rolled the die of the first phase, and the figure moved."""

    arch: int
    """ Number of the arch where the figure stands now. """
    die: int
    """ The die; it scores nothing. """
    seat: int
    """ Whose figure. """
    steps: int
    """ How far it is from its start marker now. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arch = self.arch
        die = self.die
        seat = self.seat
        steps = self.steps
        json: dict[str, Any] = {
            **self.additional_properties,
            "arch": arch,
            "die": die,
            "seat": seat,
            "steps": steps,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arch = d.pop("arch")
        die = d.pop("die")
        seat = d.pop("seat")
        steps = d.pop("steps")
        model = cls(
            arch=arch,
            die=die,
            seat=seat,
            steps=steps,
        )
        model.additional_properties = d
        return model
