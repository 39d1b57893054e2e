from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineToken")


@_attrs_define
class ExportLineToken:
    """A personal token, without its secret."""

    token: Token
    """ A personal token, without its secret. """
    type_: Literal["token"] = "token"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        token = self.token.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "token": token,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        token = Token.from_dict(d.pop("token"))

        type_ = cast(Literal["token"], d.pop("type"))
        if type_ != "token":
            raise ValueError(f"type must match const 'token', got '{type_}'")
        model = cls(
            token=token,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.token import Token  # noqa: E402
