from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="HaendlerStepBeganEventData")


@_attrs_define
class HaendlerStepBeganEventData:
    """A step of the round began in which players decide."""

    step: unions.HaendlerStep
    """ A step of the round in which players decide. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        step = self.step.to_dict()

        json: dict[str, Any] = {
            **self.additional_properties,
            "step": step,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        step = unions.read_haendler_step(d.pop("step"))

        model = cls(
            step=step,
        )
        model.additional_properties = d
        return model
