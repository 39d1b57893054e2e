from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="RateSettings")


@_attrs_define
class RateSettings:
    """Requests per minute and bucket."""

    account_per_minute: int
    """ Attempts to sign in under one name, from all addresses together; an address from which a player has signed in under
    that name counts on its own. """
    address_per_minute: int
    """ Requests without a valid access token from one address (IPv6: one /64); those with a stream ticket, too. """
    address_total_per_minute: int
    """ All requests of all callers from one address, but those of `files_per_minute`. It stands above the limits of
    players, so that many guests of one address do not get the allowance of each. """
    evaluations_per_minute: int
    """ Evaluations of one player. """
    files_per_minute: int
    """ Files of the page, and questions of browsers whether a page may call (preflights), from one address. Questions after
    the health of the server count too, but are always answered; above the limit their connection ends. """
    messages_per_minute: int
    """ Messages that one player posts at tables. """
    moves_per_minute: int
    """ Moves of one player, counted on their own: a due move is never throttled below this. """
    player_per_minute: int
    """ All other requests of one signed-in player. """
    previews_per_minute: int
    """ Previews of one player. """
    records_per_minute: int
    """ Records that one player sends to be checked or imported, and forks that one player makes. """
    sign_ins_per_minute: int
    """ Sign-ups, upgrades, sign-ins and refreshes from one address. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        account_per_minute = self.account_per_minute
        address_per_minute = self.address_per_minute
        address_total_per_minute = self.address_total_per_minute
        evaluations_per_minute = self.evaluations_per_minute
        files_per_minute = self.files_per_minute
        messages_per_minute = self.messages_per_minute
        moves_per_minute = self.moves_per_minute
        player_per_minute = self.player_per_minute
        previews_per_minute = self.previews_per_minute
        records_per_minute = self.records_per_minute
        sign_ins_per_minute = self.sign_ins_per_minute
        json: dict[str, Any] = {
            **self.additional_properties,
            "account_per_minute": account_per_minute,
            "address_per_minute": address_per_minute,
            "address_total_per_minute": address_total_per_minute,
            "evaluations_per_minute": evaluations_per_minute,
            "files_per_minute": files_per_minute,
            "messages_per_minute": messages_per_minute,
            "moves_per_minute": moves_per_minute,
            "player_per_minute": player_per_minute,
            "previews_per_minute": previews_per_minute,
            "records_per_minute": records_per_minute,
            "sign_ins_per_minute": sign_ins_per_minute,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        account_per_minute = d.pop("account_per_minute")
        address_per_minute = d.pop("address_per_minute")
        address_total_per_minute = d.pop("address_total_per_minute")
        evaluations_per_minute = d.pop("evaluations_per_minute")
        files_per_minute = d.pop("files_per_minute")
        messages_per_minute = d.pop("messages_per_minute")
        moves_per_minute = d.pop("moves_per_minute")
        player_per_minute = d.pop("player_per_minute")
        previews_per_minute = d.pop("previews_per_minute")
        records_per_minute = d.pop("records_per_minute")
        sign_ins_per_minute = d.pop("sign_ins_per_minute")
        model = cls(
            account_per_minute=account_per_minute,
            address_per_minute=address_per_minute,
            address_total_per_minute=address_total_per_minute,
            evaluations_per_minute=evaluations_per_minute,
            files_per_minute=files_per_minute,
            messages_per_minute=messages_per_minute,
            moves_per_minute=moves_per_minute,
            player_per_minute=player_per_minute,
            previews_per_minute=previews_per_minute,
            records_per_minute=records_per_minute,
            sign_ins_per_minute=sign_ins_per_minute,
        )
        model.additional_properties = d
        return model
