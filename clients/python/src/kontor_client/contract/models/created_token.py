from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="CreatedToken")


@_attrs_define
class CreatedToken:
    """A personal token that was made."""

    secret: str
    """ The token, for the header `Authorization: Bearer …`. It is shown this once. """
    token: Token
    """ A personal token, without its secret. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        secret = self.secret
        token = self.token.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "secret": secret,
            "token": token,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        secret = d.pop("secret")
        token = Token.from_dict(d.pop("token"))

        model = cls(
            secret=secret,
            token=token,
        )
        model.additional_properties = d
        return model


from ..models.token import Token  # noqa: E402
