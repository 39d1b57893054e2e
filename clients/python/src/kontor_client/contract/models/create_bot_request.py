from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="CreateBotRequest")


@_attrs_define
class CreateBotRequest:
    """A bot account to be made."""

    engine: Engine
    """ The program that plays for a bot account, as its owner calls it. """
    name: str
    """ The name to show, 1 to 40 characters. Names of users and bot accounts are unique. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        engine = self.engine.to_dict()
        name = self.name
        json: dict[str, Any] = {
            "engine": engine,
            "name": name,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        engine = Engine.from_dict(d.pop("engine"))

        name = d.pop("name")
        model = cls(
            engine=engine,
            name=name,
        )
        forget_unknown_fields(model)
        return model


from ..models.engine import Engine  # noqa: E402
