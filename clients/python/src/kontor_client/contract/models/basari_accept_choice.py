from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.basari_gems import BasariGems


T = TypeVar("T", bound="BasariAcceptChoice")


@_attrs_define
class BasariAcceptChoice:
    """The offer may be accepted.

    Attributes:
        gems (BasariGems): Gems, counted by colour.
        type_ (Literal['basari.accept']):
    """

    gems: BasariGems
    type_: Literal["basari.accept"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        gems = self.gems.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gems": gems,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        d = dict(src_dict)
        gems = BasariGems.from_dict(d.pop("gems"))

        type_ = cast(Literal["basari.accept"], d.pop("type"))
        if type_ != "basari.accept":
            raise ValueError(f"type must match const 'basari.accept', got '{type_}'")

        basari_accept_choice = cls(
            gems=gems,
            type_=type_,
        )

        basari_accept_choice.additional_properties = d
        return basari_accept_choice

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
