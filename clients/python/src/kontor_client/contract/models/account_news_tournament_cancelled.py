from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsTournamentCancelled")


@_attrs_define
class AccountNewsTournamentCancelled:
    """A tournament in which the caller takes part was cancelled."""

    name: str
    """ What it is called. """
    tournament: str
    """ Id of the tournament. """
    type_: Literal["tournament.cancelled"] = "tournament.cancelled"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        name = self.name
        tournament = self.tournament
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "name": name,
            "tournament": tournament,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        name = d.pop("name")
        tournament = d.pop("tournament")
        type_ = cast(Literal["tournament.cancelled"], d.pop("type"))
        if type_ != "tournament.cancelled":
            raise ValueError(f"type must match const 'tournament.cancelled', got '{type_}'")
        model = cls(
            name=name,
            tournament=tournament,
            type_=type_,
        )
        model.additional_properties = d
        return model
