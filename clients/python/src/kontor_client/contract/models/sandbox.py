from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Sandbox")


@_attrs_define
class Sandbox:
    """What is known of a sandbox."""

    seed: None | str
    """ Its seed, for those who sit there, gave their seat to a bot or own the table; null for others, and for a token
    without the scope `read`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seed = self.seed

        json: dict[str, Any] = {
            **self.additional_properties,
            "seed": seed,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seed = d.pop("seed")

        model = cls(
            seed=seed,
        )
        model.additional_properties = d
        return model
