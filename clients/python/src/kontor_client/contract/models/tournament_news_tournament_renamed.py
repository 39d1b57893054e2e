from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentNewsTournamentRenamed")


@_attrs_define
class TournamentNewsTournamentRenamed:
    """An operator of the server gave the tournament another name. Earlier events have it, too."""

    name: str
    """ What it is called now. """
    type_: Literal["tournament.renamed"] = "tournament.renamed"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        name = self.name
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "name": name,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        name = d.pop("name")
        type_ = cast(Literal["tournament.renamed"], d.pop("type"))
        if type_ != "tournament.renamed":
            raise ValueError(f"type must match const 'tournament.renamed', got '{type_}'")
        model = cls(
            name=name,
            type_=type_,
        )
        model.additional_properties = d
        return model
