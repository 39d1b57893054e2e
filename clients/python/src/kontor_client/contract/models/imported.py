from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Imported")


@_attrs_define
class Imported:
    """Where an imported game comes from."""

    game: str
    """ The id that its record gave it. """
    signature: str
    """ The signature of its record, as it came. With the public keys of the server that wrote it, id, number of commits and
    chain head can be checked against it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        signature = self.signature
        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "signature": signature,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        signature = d.pop("signature")
        model = cls(
            game=game,
            signature=signature,
        )
        model.additional_properties = d
        return model
