from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.basari_chosen import BasariChosen


T = TypeVar("T", bound="BasariPhaseChoosingCards")


@_attrs_define
class BasariPhaseChoosingCards:
    """All choose a card, face down.

    Attributes:
        chosen (list[BasariChosen]): Who has chosen, by seat.
        phase (Literal['choosing_cards']):
    """

    chosen: list[BasariChosen]
    phase: Literal["choosing_cards"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_chosen import BasariChosen  # noqa: PLC0415

        chosen = []
        for chosen_item_data in self.chosen:
            chosen_item = chosen_item_data.to_dict()
            chosen.append(chosen_item)

        phase = self.phase

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "chosen": chosen,
                "phase": phase,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_chosen import BasariChosen  # noqa: PLC0415

        d = dict(src_dict)
        chosen = []
        _chosen = d.pop("chosen")
        for chosen_item_data in _chosen:
            chosen_item = BasariChosen.from_dict(chosen_item_data)

            chosen.append(chosen_item)

        phase = cast(Literal["choosing_cards"], d.pop("phase"))
        if phase != "choosing_cards":
            raise ValueError(f"phase must match const 'choosing_cards', got '{phase}'")

        basari_phase_choosing_cards = cls(
            chosen=chosen,
            phase=phase,
        )

        basari_phase_choosing_cards.additional_properties = d
        return basari_phase_choosing_cards

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
