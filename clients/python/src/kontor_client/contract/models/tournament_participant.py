from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="TournamentParticipant")


@_attrs_define
class TournamentParticipant:
    """How a participant stands, and who it is."""

    rating_milli: int | None
    """ The rating at the start, in thousandths of a point; null before. """
    seed: int | None
    """ The place in the seeding, from 1 on; null before the start. """
    standing: TournamentStanding
    """ How a participant stands. """
    who: unions.TournamentEntrant
    """ Who takes part, distinguished by `type`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        rating_milli = self.rating_milli

        seed = self.seed

        standing = self.standing.to_dict()
        who = self.who.to_dict()

        json: dict[str, Any] = {
            **self.additional_properties,
            "rating_milli": rating_milli,
            "seed": seed,
            "standing": standing,
            "who": who,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        rating_milli = d.pop("rating_milli")

        seed = d.pop("seed")

        standing = TournamentStanding.from_dict(d.pop("standing"))

        who = unions.read_tournament_entrant(d.pop("who"))

        model = cls(
            rating_milli=rating_milli,
            seed=seed,
            standing=standing,
            who=who,
        )
        model.additional_properties = d
        return model


from ..models.tournament_standing import TournamentStanding  # noqa: E402
