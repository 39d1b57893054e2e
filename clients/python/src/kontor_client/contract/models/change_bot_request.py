from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="ChangeBotRequest")


@_attrs_define
class ChangeBotRequest:
    """A change of a bot account."""

    engine: Engine
    """ The program that plays for a bot account, as its owner calls it. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        engine = self.engine.to_dict()
        json: dict[str, Any] = {
            "engine": engine,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        engine = Engine.from_dict(d.pop("engine"))

        model = cls(
            engine=engine,
        )
        forget_unknown_fields(model)
        return model


from ..models.engine import Engine  # noqa: E402
