"""Unions that are told apart by a tag: read by their tag, with room for members that are not known yet."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import attrs

from .contract.types import Unset

_LITERAL = re.compile(r"""Literal\[(['"])(?P<value>.*)\1\]""")


class Unknown:
    """An object of a type that this client does not know yet. Its fields are attributes, as JSON has them."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw

    def __getattr__(self, name: str) -> Any:
        try:
            return self.raw[name.removesuffix("_")]
        except KeyError:
            raise AttributeError(name) from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unknown) and self.raw == other.raw

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.raw)))

    def __repr__(self) -> str:
        return f"Unknown({self.raw!r})"

    def to_dict(self) -> dict[str, Any]:
        """The object as it came."""
        return self.raw


def read(data: Any, models: tuple[type, ...]) -> Any:
    """The member of the union that the tag names."""
    if not isinstance(data, dict):
        return data
    tag, by_value = _members(models)
    model = by_value.get(data.get(tag))
    return Unknown(data) if model is None else model.from_dict(data)


def write(value: Any) -> Any:
    """A member of a union as JSON."""
    return value if value is None or isinstance(value, Unset) or not hasattr(value, "to_dict") else value.to_dict()


@cache
def _members(models: tuple[type, ...]) -> tuple[str, dict[object, Any]]:
    """The name of the tag that all of them have, and the members by its values."""
    tags = [_literals(model) for model in models]
    (tag,) = set.intersection(*(set(literals) for literals in tags))
    return tag, {literals[tag]: model for literals, model in zip(tags, models, strict=True)}


def _literals(model: type) -> dict[str, str]:
    """The fields of a model that have one value only."""
    matches = ((field.name.removesuffix("_"), _LITERAL.fullmatch(str(field.type))) for field in attrs.fields(model))
    return {name: match["value"] for name, match in matches if match}
