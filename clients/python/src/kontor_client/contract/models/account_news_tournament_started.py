from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsTournamentStarted")


@_attrs_define
class AccountNewsTournamentStarted:
    """A tournament in which the caller takes part begins."""

    name: str
    """ What it is called. """
    tournament: str
    """ Id of the tournament. """
    type_: Literal["tournament.started"] = "tournament.started"
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
        type_ = cast(Literal["tournament.started"], d.pop("type"))
        if type_ != "tournament.started":
            raise ValueError(f"type must match const 'tournament.started', got '{type_}'")
        model = cls(
            name=name,
            tournament=tournament,
            type_=type_,
        )
        model.additional_properties = d
        return model
