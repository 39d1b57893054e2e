from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.rate_settings import RateSettings


T = TypeVar("T", bound="Limits")


@_attrs_define
class Limits:
    """Every limit of the contract.

    Attributes:
        access_token_s (int): How long an access token lives, in seconds.
        actions_listed_max (int): Most actions that a decision lists.
        body_bytes_max (int): Largest body, in bytes.
        bot_games_max (int): How many games with bots may be under way at the tables of one owner.
        decisions_page_max (int): Most games on a page of waiting decisions.
        events_page_max (int): Most events on a page.
        games_page_max (int): Most games on a page.
        heartbeat_s (int): Longest silence of a stream, in seconds.
        idempotency_key_length_max (int): Longest Idempotency-Key, in characters.
        message_length_max (int): Longest message, in characters.
        messages_max (int): How many messages a player may say at one table.
        messages_page_max (int): Most messages on a page.
        name_length_max (int): Longest name of a player, in characters.
        nonce_length_max (int): Longest nonce, in characters.
        password_length_max (int): Longest password, in characters.
        password_length_min (int): Shortest password, in characters.
        rates (RateSettings): Requests per minute and bucket.
        seatings_max (int): How often a player may sit down at one table.
        slow_reader_s_max (int): A stream whose reader takes nothing for so many seconds is cut off.
        streams_max (int): Most event streams of one caller.
        table_messages_before_start_max (int): How many of these before the start.
        table_messages_max (int): How many messages all players together may say at one table.
        table_seatings_max (int): How often all players together may sit down at one table.
        turn_limit_s_max (int): Longest `turn_limit_s` of a table.
        turn_limit_s_min (int): Shortest `turn_limit_s` of a table.
        wait_s_max (int): Longest wait of a long poll, in seconds.
    """

    access_token_s: int
    actions_listed_max: int
    body_bytes_max: int
    bot_games_max: int
    decisions_page_max: int
    events_page_max: int
    games_page_max: int
    heartbeat_s: int
    idempotency_key_length_max: int
    message_length_max: int
    messages_max: int
    messages_page_max: int
    name_length_max: int
    nonce_length_max: int
    password_length_max: int
    password_length_min: int
    rates: RateSettings
    seatings_max: int
    slow_reader_s_max: int
    streams_max: int
    table_messages_before_start_max: int
    table_messages_max: int
    table_seatings_max: int
    turn_limit_s_max: int
    turn_limit_s_min: int
    wait_s_max: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.rate_settings import RateSettings  # noqa: PLC0415

        access_token_s = self.access_token_s

        actions_listed_max = self.actions_listed_max

        body_bytes_max = self.body_bytes_max

        bot_games_max = self.bot_games_max

        decisions_page_max = self.decisions_page_max

        events_page_max = self.events_page_max

        games_page_max = self.games_page_max

        heartbeat_s = self.heartbeat_s

        idempotency_key_length_max = self.idempotency_key_length_max

        message_length_max = self.message_length_max

        messages_max = self.messages_max

        messages_page_max = self.messages_page_max

        name_length_max = self.name_length_max

        nonce_length_max = self.nonce_length_max

        password_length_max = self.password_length_max

        password_length_min = self.password_length_min

        rates = self.rates.to_dict()

        seatings_max = self.seatings_max

        slow_reader_s_max = self.slow_reader_s_max

        streams_max = self.streams_max

        table_messages_before_start_max = self.table_messages_before_start_max

        table_messages_max = self.table_messages_max

        table_seatings_max = self.table_seatings_max

        turn_limit_s_max = self.turn_limit_s_max

        turn_limit_s_min = self.turn_limit_s_min

        wait_s_max = self.wait_s_max

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "access_token_s": access_token_s,
                "actions_listed_max": actions_listed_max,
                "body_bytes_max": body_bytes_max,
                "bot_games_max": bot_games_max,
                "decisions_page_max": decisions_page_max,
                "events_page_max": events_page_max,
                "games_page_max": games_page_max,
                "heartbeat_s": heartbeat_s,
                "idempotency_key_length_max": idempotency_key_length_max,
                "message_length_max": message_length_max,
                "messages_max": messages_max,
                "messages_page_max": messages_page_max,
                "name_length_max": name_length_max,
                "nonce_length_max": nonce_length_max,
                "password_length_max": password_length_max,
                "password_length_min": password_length_min,
                "rates": rates,
                "seatings_max": seatings_max,
                "slow_reader_s_max": slow_reader_s_max,
                "streams_max": streams_max,
                "table_messages_before_start_max": table_messages_before_start_max,
                "table_messages_max": table_messages_max,
                "table_seatings_max": table_seatings_max,
                "turn_limit_s_max": turn_limit_s_max,
                "turn_limit_s_min": turn_limit_s_min,
                "wait_s_max": wait_s_max,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rate_settings import RateSettings  # noqa: PLC0415

        d = dict(src_dict)
        access_token_s = d.pop("access_token_s")

        actions_listed_max = d.pop("actions_listed_max")

        body_bytes_max = d.pop("body_bytes_max")

        bot_games_max = d.pop("bot_games_max")

        decisions_page_max = d.pop("decisions_page_max")

        events_page_max = d.pop("events_page_max")

        games_page_max = d.pop("games_page_max")

        heartbeat_s = d.pop("heartbeat_s")

        idempotency_key_length_max = d.pop("idempotency_key_length_max")

        message_length_max = d.pop("message_length_max")

        messages_max = d.pop("messages_max")

        messages_page_max = d.pop("messages_page_max")

        name_length_max = d.pop("name_length_max")

        nonce_length_max = d.pop("nonce_length_max")

        password_length_max = d.pop("password_length_max")

        password_length_min = d.pop("password_length_min")

        rates = RateSettings.from_dict(d.pop("rates"))

        seatings_max = d.pop("seatings_max")

        slow_reader_s_max = d.pop("slow_reader_s_max")

        streams_max = d.pop("streams_max")

        table_messages_before_start_max = d.pop("table_messages_before_start_max")

        table_messages_max = d.pop("table_messages_max")

        table_seatings_max = d.pop("table_seatings_max")

        turn_limit_s_max = d.pop("turn_limit_s_max")

        turn_limit_s_min = d.pop("turn_limit_s_min")

        wait_s_max = d.pop("wait_s_max")

        limits = cls(
            access_token_s=access_token_s,
            actions_listed_max=actions_listed_max,
            body_bytes_max=body_bytes_max,
            bot_games_max=bot_games_max,
            decisions_page_max=decisions_page_max,
            events_page_max=events_page_max,
            games_page_max=games_page_max,
            heartbeat_s=heartbeat_s,
            idempotency_key_length_max=idempotency_key_length_max,
            message_length_max=message_length_max,
            messages_max=messages_max,
            messages_page_max=messages_page_max,
            name_length_max=name_length_max,
            nonce_length_max=nonce_length_max,
            password_length_max=password_length_max,
            password_length_min=password_length_min,
            rates=rates,
            seatings_max=seatings_max,
            slow_reader_s_max=slow_reader_s_max,
            streams_max=streams_max,
            table_messages_before_start_max=table_messages_before_start_max,
            table_messages_max=table_messages_max,
            table_seatings_max=table_seatings_max,
            turn_limit_s_max=turn_limit_s_max,
            turn_limit_s_min=turn_limit_s_min,
            wait_s_max=wait_s_max,
        )

        limits.additional_properties = d
        return limits

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
