from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.seek_status import check_seek_status
from ..models.seek_status import SeekStatus

T = TypeVar("T", bound="Match")


@_attrs_define
class Match:
    """What has become of a request for a match."""

    game: str
    """ The id that the game will have, or has. It changes if the caller is moved into another seek. """
    seek: None | Seek
    status: SeekStatus
    """ How far a seek is. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        seek = self.seek
        if seek is not None and seek is not UNSET:
            seek_type_0 = seek.to_dict()
            seek = seek_type_0

        status = self.status
        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "seek": seek,
            "status": status,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        seek = d.pop("seek")
        if seek is not None and seek is not UNSET:
            seek_type_0 = Seek.from_dict(seek)

            seek = seek_type_0

        status = check_seek_status(d.pop("status"))

        model = cls(
            game=game,
            seek=seek,
            status=status,
        )
        model.additional_properties = d
        return model


from ..models.seek import Seek  # noqa: E402
