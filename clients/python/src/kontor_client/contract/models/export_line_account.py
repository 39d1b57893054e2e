from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="ExportLineAccount")


@_attrs_define
class ExportLineAccount:
    """The account itself: the first line."""

    created_at: datetime.datetime
    """ When the account was made. """
    names_taken: list[str]
    """ The names that operators have taken from the player. """
    player: Player
    """ A player, as everybody may know them. """
    profile: OwnProfile
    """ What a player says and shows of themself. """
    recovery_codes_left: int
    """ How many recovery codes were not used yet. """
    seen_at: datetime.datetime | None
    """ When the player was last here, rounded down to five minutes; null unless the player shows it. """
    suspension: None | ProblemSuspension
    type_: Literal["account"] = "account"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        created_at = self.created_at.isoformat()
        names_taken = self.names_taken

        player = self.player.to_dict()
        profile = self.profile.to_dict()
        recovery_codes_left = self.recovery_codes_left
        seen_at = self.seen_at
        if seen_at is not None and seen_at is not UNSET:
            seen_at_type_0 = seen_at.isoformat()
            seen_at = seen_at_type_0

        suspension = self.suspension
        if suspension is not None and suspension is not UNSET:
            suspension_type_0 = suspension.to_dict()
            suspension = suspension_type_0

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "created_at": created_at,
            "names_taken": names_taken,
            "player": player,
            "profile": profile,
            "recovery_codes_left": recovery_codes_left,
            "seen_at": seen_at,
            "suspension": suspension,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        names_taken = cast(list[str], d.pop("names_taken"))

        player = Player.from_dict(d.pop("player"))

        profile = OwnProfile.from_dict(d.pop("profile"))

        recovery_codes_left = d.pop("recovery_codes_left")
        seen_at = d.pop("seen_at")
        if seen_at is not None and seen_at is not UNSET:
            seen_at_type_0 = datetime.datetime.fromisoformat(seen_at)

            seen_at = seen_at_type_0

        suspension = d.pop("suspension")
        if suspension is not None and suspension is not UNSET:
            suspension_type_0 = ProblemSuspension.from_dict(suspension)

            suspension = suspension_type_0

        type_ = cast(Literal["account"], d.pop("type"))
        if type_ != "account":
            raise ValueError(f"type must match const 'account', got '{type_}'")
        model = cls(
            created_at=created_at,
            names_taken=names_taken,
            player=player,
            profile=profile,
            recovery_codes_left=recovery_codes_left,
            seen_at=seen_at,
            suspension=suspension,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.own_profile import OwnProfile  # noqa: E402
from ..models.player import Player  # noqa: E402
from ..models.problem_suspension import ProblemSuspension  # noqa: E402
