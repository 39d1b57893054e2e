from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="SandboxRequest")


@_attrs_define
class SandboxRequest:
    """A table whose luck is known from the beginning: for trying things out, not for playing.

    Attributes:
        seed (str): The secret seed, 64 hexadecimal digits. The same seed and the same commands after the start give the
            same events,
            views and decisions; ids, times and the chain differ.
    """

    seed: str

    def to_dict(self) -> dict[str, Any]:
        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seed": seed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seed = d.pop("seed")

        sandbox_request = cls(
            seed=seed,
        )

        return sandbox_request
