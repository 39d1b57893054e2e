from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsTournamentEnded")


@_attrs_define
class AccountNewsTournamentEnded:
    """A tournament in which the caller took part is over."""

    name: str
    """ What it is called. """
    tournament: str
    """ Id of the tournament. """
    type_: Literal["tournament.ended"] = "tournament.ended"
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
        type_ = cast(Literal["tournament.ended"], d.pop("type"))
        if type_ != "tournament.ended":
            raise ValueError(f"type must match const 'tournament.ended', got '{type_}'")
        model = cls(
            name=name,
            tournament=tournament,
            type_=type_,
        )
        model.additional_properties = d
        return model
