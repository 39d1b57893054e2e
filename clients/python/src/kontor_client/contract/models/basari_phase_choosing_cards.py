from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariPhaseChoosingCards")


@_attrs_define
class BasariPhaseChoosingCards:
    """All choose a card, face down."""

    chosen: list[BasariChosen]
    """ Who has chosen, by seat. """
    phase: Literal["choosing_cards"] = "choosing_cards"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        chosen = []
        for chosen_item_data in self.chosen:
            chosen_item = chosen_item_data.to_dict()
            chosen.append(chosen_item)

        phase = self.phase
        json: dict[str, Any] = {
            **self.additional_properties,
            "chosen": chosen,
            "phase": phase,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        chosen = []
        _chosen = d.pop("chosen")
        for chosen_item_data in _chosen:
            chosen_item = BasariChosen.from_dict(chosen_item_data)

            chosen.append(chosen_item)

        phase = cast(Literal["choosing_cards"], d.pop("phase"))
        if phase != "choosing_cards":
            raise ValueError(f"phase must match const 'choosing_cards', got '{phase}'")
        model = cls(
            chosen=chosen,
            phase=phase,
        )
        model.additional_properties = d
        return model


from ..models.basari_chosen import BasariChosen  # noqa: E402
