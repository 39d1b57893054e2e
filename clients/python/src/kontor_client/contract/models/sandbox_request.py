from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="SandboxRequest")


@_attrs_define
class SandboxRequest:
    """A table whose luck is known from the beginning: for trying things out, not for playing."""

    seed: str
    """ The secret seed, 64 hexadecimal digits. The same seed and the same commands after the start give the same events,
    views and decisions; ids, times and the chain differ. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seed = self.seed
        json: dict[str, Any] = {
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
        return model
