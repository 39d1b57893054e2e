from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="AcceptRequest")


@_attrs_define
class AcceptRequest:
    """An invitation to be accepted."""

    nonce: None | str | Unset = UNSET
    """ The player's contribution to the luck of the game, as when sitting down. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        nonce = self.nonce

        json: dict[str, Any] = {}
        if nonce is not UNSET:
            json["nonce"] = nonce
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        nonce = d.pop("nonce", UNSET)

        model = cls(
            nonce=nonce,
        )
        return model
