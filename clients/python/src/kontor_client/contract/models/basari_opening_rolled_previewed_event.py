from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariOpeningRolledPreviewedEvent")


@_attrs_define
class BasariOpeningRolledPreviewedEvent:
    """Two players with as many points rolled for the first offer; the higher die makes it, equal dice are rolled again."""

    data: BasariOpeningRolledEventData
    """ Two players with as many points rolled for the first offer; the higher die makes it, equal dice are rolled again. """
    type_: Literal["basari.opening_rolled"] = "basari.opening_rolled"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        data = self.data.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "data": data,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        data = BasariOpeningRolledEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["basari.opening_rolled"], d.pop("type"))
        if type_ != "basari.opening_rolled":
            raise ValueError(f"type must match const 'basari.opening_rolled', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_opening_rolled_event_data import BasariOpeningRolledEventData  # noqa: E402
