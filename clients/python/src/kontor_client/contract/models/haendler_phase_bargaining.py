from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_bargain import HaendlerBargain


T = TypeVar("T", bound="HaendlerPhaseBargaining")


@_attrs_define
class HaendlerPhaseBargaining:
    """Phase 2: the Loading Master bargains.

    Attributes:
        bargains (list[HaendlerBargain]): What lies between the master and each player, by seat.
        closed (bool): Whether the master has closed.
        master (int): The master. Example: 0.
        phase (Literal['bargaining']):
        wagon (int): Number of the wagon.
    """

    bargains: list[HaendlerBargain]
    closed: bool
    master: int
    phase: Literal["bargaining"]
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_bargain import HaendlerBargain  # noqa: PLC0415

        bargains = []
        for bargains_item_data in self.bargains:
            bargains_item = bargains_item_data.to_dict()
            bargains.append(bargains_item)

        closed = self.closed

        master = self.master

        phase = self.phase

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bargains": bargains,
                "closed": closed,
                "master": master,
                "phase": phase,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_bargain import HaendlerBargain  # noqa: PLC0415

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

        haendler_phase_bargaining = cls(
            bargains=bargains,
            closed=closed,
            master=master,
            phase=phase,
            wagon=wagon,
        )

        haendler_phase_bargaining.additional_properties = d
        return haendler_phase_bargaining

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
