from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableTournamentCancelledPreviewedEvent")


@_attrs_define
class TableTournamentCancelledPreviewedEvent:
    """The tournament of the table was cancelled: the game goes on as an ordinary one, and the end of the round means
    nothing for its clocks any more."""

    data: Any
    """ The tournament of the table was cancelled: the game goes on as an ordinary one, and the end of the round means
    nothing for its clocks any more. """
    type_: Literal["table.tournament_cancelled"] = "table.tournament_cancelled"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        data = self.data
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
        data = d.pop("data")
        type_ = cast(Literal["table.tournament_cancelled"], d.pop("type"))
        if type_ != "table.tournament_cancelled":
            raise ValueError(f"type must match const 'table.tournament_cancelled', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model
