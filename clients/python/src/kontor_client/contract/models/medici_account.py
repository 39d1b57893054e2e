from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.medici_ware import check_medici_ware
from ..models.medici_ware import MediciWare

T = TypeVar("T", bound="MediciAccount")


@_attrs_define
class MediciAccount:
    """A counter on an account."""

    position: int
    """ The space where the counter stands, 0 at the bottom. """
    ware: MediciWare
    """ A kind of goods; each has an account in the middle of the board. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        position = self.position
        ware = self.ware
        json: dict[str, Any] = {
            **self.additional_properties,
            "position": position,
            "ware": ware,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        position = d.pop("position")
        ware = check_medici_ware(d.pop("ware"))

        model = cls(
            position=position,
            ware=ware,
        )
        model.additional_properties = d
        return model
