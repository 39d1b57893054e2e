from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.medici_ware import check_medici_ware
from ..models.medici_ware import MediciWare

T = TypeVar("T", bound="MediciWareInfo")


@_attrs_define
class MediciWareInfo:
    """A ware."""

    id: MediciWare
    """ A kind of goods; each has an account in the middle of the board. """
    name: str
    """ Its name for people, in English. """
    names: Texts
    """ A text for people in every language of the contract. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        id = self.id
        name = self.name
        names = self.names.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "id": id,
            "name": name,
            "names": names,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        id = check_medici_ware(d.pop("id"))

        name = d.pop("name")
        names = Texts.from_dict(d.pop("names"))

        model = cls(
            id=id,
            name=name,
            names=names,
        )
        model.additional_properties = d
        return model


from ..models.texts import Texts  # noqa: E402
