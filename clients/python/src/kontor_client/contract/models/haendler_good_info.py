from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerGoodInfo")


@_attrs_define
class HaendlerGoodInfo:
    """A kind of goods."""

    count: int
    """ How many there are in the supply when the game begins. """
    id: HaendlerGood
    """ A kind of goods. """
    names: HaendlerNames
    """ What something is called on the cards and in the rulebooks. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        count = self.count
        id = self.id
        names = self.names.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "count": count,
            "id": id,
            "names": names,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        count = d.pop("count")
        id = check_haendler_good(d.pop("id"))

        names = HaendlerNames.from_dict(d.pop("names"))

        model = cls(
            count=count,
            id=id,
            names=names,
        )
        model.additional_properties = d
        return model


from ..models.haendler_names import HaendlerNames  # noqa: E402
