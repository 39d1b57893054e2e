from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerDeclineProposalChoice")


@_attrs_define
class HaendlerDeclineProposalChoice:
    """A player's proposal may be declined.

    Attributes:
        seat (int): Whose. Example: 0.
        type_ (Literal['haendler.decline_proposal']):
    """

    seat: int
    type_: Literal["haendler.decline_proposal"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        type_ = cast(Literal["haendler.decline_proposal"], d.pop("type"))
        if type_ != "haendler.decline_proposal":
            raise ValueError(f"type must match const 'haendler.decline_proposal', got '{type_}'")

        haendler_decline_proposal_choice = cls(
            seat=seat,
            type_=type_,
        )

        haendler_decline_proposal_choice.additional_properties = d
        return haendler_decline_proposal_choice

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
