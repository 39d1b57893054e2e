from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentStartedEntrant")


@_attrs_define
class TournamentStartedEntrant:
    """A participant at the start."""

    lot: int
    """ The place in the lot, from 1 on. """
    participant: int
    """ The number of the participant. """
    rating_milli: int
    """ The rating at that time, in thousandths of a point. """
    seed: int
    """ The place in the seeding, from 1 on. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        lot = self.lot
        participant = self.participant
        rating_milli = self.rating_milli
        seed = self.seed
        json: dict[str, Any] = {
            **self.additional_properties,
            "lot": lot,
            "participant": participant,
            "rating_milli": rating_milli,
            "seed": seed,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        lot = d.pop("lot")
        participant = d.pop("participant")
        rating_milli = d.pop("rating_milli")
        seed = d.pop("seed")
        model = cls(
            lot=lot,
            participant=participant,
            rating_milli=rating_milli,
            seed=seed,
        )
        model.additional_properties = d
        return model
