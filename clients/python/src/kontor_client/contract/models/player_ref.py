from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.player_kind import check_player_kind
from ..models.player_kind import PlayerKind

T = TypeVar("T", bound="PlayerRef")


@_attrs_define
class PlayerRef:
    """A player as others see one."""

    id: str
    """ Id of the player; empty for a player of an imported game, who is a mere name there and no player of this server. """
    name: str
    """ Name of the player when the seat was taken. `Former player` where the account was deleted, and in quotation marks in
    an imported game, where it may be anybody's; except in records, which stay as they were signed. """
    engine: Engine | Unset = UNSET
    """ The program that plays for a bot account, as its owner calls it. """
    kind: PlayerKind | Unset = UNSET
    """ How a player can come back. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        id = self.id
        name = self.name
        engine = UNSET
        if not isinstance(self.engine, Unset):
            engine = self.engine.to_dict()
        kind = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        json: dict[str, Any] = {
            **self.additional_properties,
            "id": id,
            "name": name,
        }
        if engine is not UNSET:
            json["engine"] = engine
        if kind is not UNSET:
            json["kind"] = kind
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        id = d.pop("id")
        name = d.pop("name")
        _engine = d.pop("engine", UNSET)
        engine: Engine | Unset
        if isinstance(_engine, Unset):
            engine = UNSET
        else:
            engine = Engine.from_dict(_engine)

        _kind = d.pop("kind", UNSET)
        kind: PlayerKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_player_kind(_kind)

        model = cls(
            id=id,
            name=name,
            engine=engine,
            kind=kind,
        )
        model.additional_properties = d
        return model


from ..models.engine import Engine  # noqa: E402
