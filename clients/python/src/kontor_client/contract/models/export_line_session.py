from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineSession")


@_attrs_define
class ExportLineSession:
    """A session."""

    session: SignIn
    """ A sign-in. """
    type_: Literal["session"] = "session"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        session = self.session.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "session": session,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        session = SignIn.from_dict(d.pop("session"))

        type_ = cast(Literal["session"], d.pop("type"))
        if type_ != "session":
            raise ValueError(f"type must match const 'session', got '{type_}'")
        model = cls(
            session=session,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.sign_in import SignIn  # noqa: E402
