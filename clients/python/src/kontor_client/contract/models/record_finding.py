from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="RecordFinding")


@_attrs_define
class RecordFinding:
    """What was found about a record."""

    checked: None | RecordChecked
    divergence: None | RecordDivergence
    valid: bool
    """ Whether it is in order. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        checked = self.checked
        if checked is not None and checked is not UNSET:
            checked_type_0 = checked.to_dict()
            checked = checked_type_0

        divergence = self.divergence
        if divergence is not None and divergence is not UNSET:
            divergence_type_0 = divergence.to_dict()
            divergence = divergence_type_0

        valid = self.valid
        json: dict[str, Any] = {
            **self.additional_properties,
            "checked": checked,
            "divergence": divergence,
            "valid": valid,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        checked = d.pop("checked")
        if checked is not None and checked is not UNSET:
            checked_type_0 = RecordChecked.from_dict(checked)

            checked = checked_type_0

        divergence = d.pop("divergence")
        if divergence is not None and divergence is not UNSET:
            divergence_type_0 = RecordDivergence.from_dict(divergence)

            divergence = divergence_type_0

        valid = d.pop("valid")
        model = cls(
            checked=checked,
            divergence=divergence,
            valid=valid,
        )
        model.additional_properties = d
        return model


from ..models.record_checked import RecordChecked  # noqa: E402
from ..models.record_divergence import RecordDivergence  # noqa: E402
