from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.player_kind import check_player_kind
from ..models.player_kind import PlayerKind

T = TypeVar("T", bound="Player")


@_attrs_define
class Player:
    """A player, as everybody may know them."""

    id: str
    """ The player's id. It never changes. """
    kind: PlayerKind
    """ How a player can come back. """
    name: str
    """ The name to show, 1 to 40 characters. Names of users are unique, names of guests are not. """
    engine: Engine | Unset = UNSET
    """ The program that plays for a bot account, as its owner calls it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        id = self.id
        kind = self.kind
        name = self.name
        engine = UNSET
        if not isinstance(self.engine, Unset):
            engine = self.engine.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "id": id,
            "kind": kind,
            "name": name,
        }
        if engine is not UNSET:
            json["engine"] = engine
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        id = d.pop("id")
        kind = check_player_kind(d.pop("kind"))

        name = d.pop("name")
        _engine = d.pop("engine", UNSET)
        engine: Engine | Unset
        if isinstance(_engine, Unset):
            engine = UNSET
        else:
            engine = Engine.from_dict(_engine)

        model = cls(
            id=id,
            kind=kind,
            name=name,
            engine=engine,
        )
        model.additional_properties = d
        return model


from ..models.engine import Engine  # noqa: E402
