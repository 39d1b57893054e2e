from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentNewsTournamentCreated")


@_attrs_define
class TournamentNewsTournamentCreated:
    """The tournament was made."""

    commitment: str
    """ SHA-256 of the text of the `seed` that is published at the start, 64 hexadecimal digits. """
    organizer: PlayerRef
    """ A player as others see one. """
    terms: TournamentTerms
    """ The terms of a tournament. """
    type_: Literal["tournament.created"] = "tournament.created"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        commitment = self.commitment
        organizer = self.organizer.to_dict()
        terms = self.terms.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "commitment": commitment,
            "organizer": organizer,
            "terms": terms,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        commitment = d.pop("commitment")
        organizer = PlayerRef.from_dict(d.pop("organizer"))

        terms = TournamentTerms.from_dict(d.pop("terms"))

        type_ = cast(Literal["tournament.created"], d.pop("type"))
        if type_ != "tournament.created":
            raise ValueError(f"type must match const 'tournament.created', got '{type_}'")
        model = cls(
            commitment=commitment,
            organizer=organizer,
            terms=terms,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
from ..models.tournament_terms import TournamentTerms  # noqa: E402
