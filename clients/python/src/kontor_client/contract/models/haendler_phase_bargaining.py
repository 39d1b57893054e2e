from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhaseBargaining")


@_attrs_define
class HaendlerPhaseBargaining:
    """Phase 2: the Loading Master bargains."""

    bargains: list[HaendlerBargain]
    """ What lies between the master and each player, by seat. """
    closed: bool
    """ Whether the master has closed. """
    master: int
    """ The master. """
    wagon: int
    """ Number of the wagon. """
    phase: Literal["bargaining"] = "bargaining"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bargains = []
        for bargains_item_data in self.bargains:
            bargains_item = bargains_item_data.to_dict()
            bargains.append(bargains_item)

        closed = self.closed
        master = self.master
        phase = self.phase
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "bargains": bargains,
            "closed": closed,
            "master": master,
            "phase": phase,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bargains = []
        _bargains = d.pop("bargains")
        for bargains_item_data in _bargains:
            bargains_item = HaendlerBargain.from_dict(bargains_item_data)

            bargains.append(bargains_item)

        closed = d.pop("closed")
        master = d.pop("master")
        phase = cast(Literal["bargaining"], d.pop("phase"))
        if phase != "bargaining":
            raise ValueError(f"phase must match const 'bargaining', got '{phase}'")
        wagon = d.pop("wagon")
        model = cls(
            bargains=bargains,
            closed=closed,
            master=master,
            phase=phase,
            wagon=wagon,
        )
        model.additional_properties = d
        return model


from ..models.haendler_bargain import HaendlerBargain  # noqa: E402
