from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="Engine")


@_attrs_define
class Engine:
    """The program that plays for a bot account, as its owner calls it."""

    name: str
    """ Its name, 1 to 40 characters. """
    version: str
    """ Its version, 1 to 40 characters. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        name = self.name
        version = self.version
        json: dict[str, Any] = {
            "name": name,
            "version": version,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        name = d.pop("name")
        version = d.pop("version")
        model = cls(
            name=name,
            version=version,
        )
        return model
