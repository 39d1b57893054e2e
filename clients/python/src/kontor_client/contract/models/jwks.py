from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Jwks")


@_attrs_define
class Jwks:
    """The public keys of this server."""

    keys: list[Jwk]
    """ All keys whose signatures count, the one that signs now first. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        keys = []
        for keys_item_data in self.keys:
            keys_item = keys_item_data.to_dict()
            keys.append(keys_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "keys": keys,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        keys = []
        _keys = d.pop("keys")
        for keys_item_data in _keys:
            keys_item = Jwk.from_dict(keys_item_data)

            keys.append(keys_item)

        model = cls(
            keys=keys,
        )
        model.additional_properties = d
        return model


from ..models.jwk import Jwk  # noqa: E402
