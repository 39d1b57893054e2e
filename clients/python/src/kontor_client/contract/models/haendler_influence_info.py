from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence

T = TypeVar("T", bound="HaendlerInfluenceInfo")


@_attrs_define
class HaendlerInfluenceInfo:
    """A kind of influence cards."""

    count: int
    """ How many there are. """
    id: HaendlerInfluence
    """ A kind of influence cards, the green ones («Influence Cards»). """
    names: HaendlerNames
    """ What something is called on the cards and in the rulebooks. """
    phase: int
    """ The phase in which it is played. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        count = self.count
        id = self.id
        names = self.names.to_dict()
        phase = self.phase
        json: dict[str, Any] = {
            **self.additional_properties,
            "count": count,
            "id": id,
            "names": names,
            "phase": phase,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        count = d.pop("count")
        id = check_haendler_influence(d.pop("id"))

        names = HaendlerNames.from_dict(d.pop("names"))

        phase = d.pop("phase")
        model = cls(
            count=count,
            id=id,
            names=names,
            phase=phase,
        )
        model.additional_properties = d
        return model


from ..models.haendler_names import HaendlerNames  # noqa: E402
