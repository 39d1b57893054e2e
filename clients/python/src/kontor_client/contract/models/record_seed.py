from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="RecordSeed")


@_attrs_define
class RecordSeed:
    """An opened seed."""

    from_commit: int
    """ The commit from which on it rules. """
    seed: str
    """ 64 hexadecimal digits. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        from_commit = self.from_commit
        seed = self.seed
        json: dict[str, Any] = {
            **self.additional_properties,
            "from_commit": from_commit,
            "seed": seed,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        from_commit = d.pop("from_commit")
        seed = d.pop("seed")
        model = cls(
            from_commit=from_commit,
            seed=seed,
        )
        model.additional_properties = d
        return model
