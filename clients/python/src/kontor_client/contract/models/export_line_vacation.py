from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineVacation")


@_attrs_define
class ExportLineVacation:
    """The last vacation of the player."""

    vacation: Vacation
    """ A time in which a player is away, and the clocks of the player stand. """
    type_: Literal["vacation"] = "vacation"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        vacation = self.vacation.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "type": type_,
            "vacation": vacation,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["vacation"], d.pop("type"))
        if type_ != "vacation":
            raise ValueError(f"type must match const 'vacation', got '{type_}'")
        vacation = Vacation.from_dict(d.pop("vacation"))

        model = cls(
            type_=type_,
            vacation=vacation,
        )
        model.additional_properties = d
        return model


from ..models.vacation import Vacation  # noqa: E402
