"""Unions that are told apart by a tag: read by their tag, with room for members that are not known yet."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

import attrs


class Unknown:
    """An object of a type that this client does not know. Its fields are attributes with the names of the JSON."""

    __slots__ = ("raw",)

    # The tags by which unions are told apart. To a type checker they are one value that no other member has, or comparing a
    # tag would not narrow a union; what they really are is what came.
    if TYPE_CHECKING:
        type_: Literal["?"]
        phase: Literal["?"]
        ruleset: Literal["?"]
        zone: Literal["?"]

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw

    def __getattr__(self, name: str) -> Any:
        try:
            return self.raw[name.removesuffix("_")]
        except KeyError:
            raise AttributeError(name) from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unknown) and self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Unknown({self.raw!r})"

    def to_dict(self) -> dict[str, Any]:
        """The object as it was received."""
        return self.raw


def reader(tag: str, models: dict[str, str]) -> Callable[[dict[str, Any]], Any]:
    """What reads a union: `models` has the name of a model for each value of the tag. A model is loaded when it first comes."""
    loaded: dict[str, Any] = {}

    def read(data: dict[str, Any]) -> Any:
        value = data[tag]
        if value not in loaded:
            if value not in models:
                return Unknown(data)
            loaded[value] = getattr(import_module(f"{__package__}.contract.models"), models[value])
        return loaded[value].from_dict(data)

    return read


def forget_unknown_fields(part: Any) -> None:
    """Takes fields that this client does not know out of a part of what is sent back, and out of its own parts: the next server
    of the service may not know them either."""
    if isinstance(part, list):
        for item in part:
            forget_unknown_fields(item)
    elif attrs.has(type(part)):
        getattr(part, "additional_properties", {}).clear()
        for field in attrs.fields(type(part)):
            forget_unknown_fields(getattr(part, field.name))
