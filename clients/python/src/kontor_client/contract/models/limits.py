from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Limits")


@_attrs_define
class Limits:
    """Every limit of the contract."""

    abort_changes_max: int
    """ How often a player may change at one table whether an end without a result is wanted. The wish can always be taken
    back. """
    about_length_max: int
    """ Longest text that players can say of themselves in their profile, in characters. """
    access_token_s: int
    """ How long an access token lives, in seconds. """
    account_events_kept_min: int
    """ How many events of an account are kept at least. """
    account_events_tables_max: int
    """ How many open and running tables of a player the events of the account tell of. """
    actions_listed_max: int
    """ Most actions that a decision lists. """
    address_reports_per_day_max: int
    """ How many messages may be reported from one address in a day (UTC). """
    app_tokens_max: int
    """ How many tokens of one user an app can have; a further one ends the oldest. """
    apps_max: int
    """ How many apps a user can register. """
    blocks_max: int
    """ How many players one player can block. """
    body_bytes_max: int
    """ Largest body, in bytes. """
    body_grace_s: int
    """ A body must have arrived after so many seconds, and longer if it is large: see `body_rate_min`. """
    body_rate_min: int
    """ For each so many bytes that have arrived, a body has a second more than `body_grace_s`. """
    bot_accounts_max: int
    """ How many bot accounts a user can have. """
    bot_games_max: int
    """ How many games with bots may be under way at the tables of one owner. """
    clock_changes_max: int
    """ How often a player may give time at one table, and change whether a pause is wanted. A wish can always be taken
    back. """
    clock_increment_s_max: int
    """ Longest `increment_s` of a clock, in seconds. """
    clock_time_s_max: int
    """ Longest time that a clock may give for a decision, a turn or at the start, and longest `max_s`, in seconds. """
    clock_time_s_min: int
    """ Shortest time that a clock may give for a decision, a turn or at the start, in seconds. """
    connections_max: int
    """ Most connections of one address (IPv6: one /64). Further ones are closed at once. """
    connections_rate_max: int
    """ New connections of one address (IPv6: one /64) that are served per second; a quarter of them, but at least 16, at
    once after a pause. Further ones wait for their turn. """
    decisions_page_max: int
    """ Most games on a page of waiting decisions. """
    deleted_table_s: int
    """ For how long the events of a table can be read that was deleted before its start, in seconds. Then its stored bytes
    are given back. """
    deliveries_kept_max: int
    """ How many of the last deliveries of a webhook are kept. """
    entered_tournaments_max: int
    """ In how many tournaments that are not over a player may take part. """
    evaluated_actions_max: int
    """ Most actions that an evaluation has. """
    events_page_max: int
    """ Most events on a page. """
    forked_commits_max: int
    """ Most commits that a fork takes over. """
    free_bytes_for_moves_min: int
    """ Free bytes on the disk of the server below which moves are refused, too. """
    free_bytes_min: int
    """ Free bytes on the disk of the server below which nothing new is stored: no players, tables, messages, forks or
    imports. 0 if there is no limit. """
    games_page_max: int
    """ Most games on a page. """
    games_per_owner_max: int
    """ Most public games of one owner on a page, as long as there are enough of others. """
    gift_s_max: int
    """ Most time that a player can give at once, in seconds. """
    gift_s_min: int
    """ Least time that a player can give at once, in seconds. """
    gifts_s_max: int
    """ How much time a seat can be given by all others in a game at most, in seconds. """
    gifts_s_min: int
    """ How much time a seat can be given by all others in a game, in seconds, where its clock gives less than that at the
    start. Where it gives more, a seat can be given as much again, but no more than `gifts_s_max`. """
    guest_days: int
    """ Days after which an unused guest is forgotten. 0 if guests are kept for ever. """
    guest_game_days: int
    """ Days for which a game of guests is kept after its last move. It is deleted then, unless a user made it or played in
    it, or a fork goes on from it. 0 if all games are kept. """
    heartbeat_s: int
    """ Longest silence of a stream, in seconds. """
    hours_off_max: int
    """ How many windows of a week a clock may have in which it does not run. """
    hours_on_min: int
    """ In how many hours of a week a clock runs at least. """
    idempotency_key_length_max: int
    """ Longest Idempotency-Key, in characters. """
    import_completed_s: int
    """ For how long the same request can complete an import of a record that was interrupted, in seconds. Then what was
    written of it is deleted, and its stored bytes are given back. """
    invitation_days: int
    """ For how many days an invitation is open. """
    invitations_per_day_max: int
    """ How many invitations a player may send in a day (UTC). """
    invitations_received_max: int
    """ How many open invitations a player can have. """
    invitations_to_one_max: int
    """ How many invitations of one player to another one may be open. """
    invites_replaced_max: int
    """ How often the owner may replace the invite of a table. """
    large_bodies_per_address_max: int
    """ Most large bodies, records not counted, that one address may send at the same time. Further ones are refused with
    `busy`. """
    leaderboard_page_max: int
    """ Most entries on a page of a leaderboard. """
    look_back_cost: int
    """ How many requests a look back at a game (`at`) counts for. """
    match_range: int
    """ By how many points the ratings of players who are matched may differ at first. """
    match_range_a_second: int
    """ By how many points more the ratings of players who are matched may differ with each second for which one of them has
    waited. """
    match_scanned_max: int
    """ At how many open seeks for its game a request for a match looks: of those that somebody has chosen and of the others
    half as many each, the oldest first. """
    message_length_max: int
    """ Longest message, in characters. """
    messages_max: int
    """ How many messages a player may say at one table. """
    messages_page_max: int
    """ Most messages on a page. """
    mutes_max: int
    """ How many players one player can mute. """
    name_kept_days: int
    """ For how many days the name of a deleted account cannot be taken. """
    name_length_max: int
    """ Longest name of a player, in characters. """
    nonce_length_max: int
    """ Longest nonce, in characters. """
    open_table_days: int
    """ After how many days a table is deleted at which nothing happens and whose game has not begun. """
    open_tables_guest_max: int
    """ How many tables of a guest may be open. """
    open_tables_user_max: int
    """ How many tables of a user may be open. """
    open_tournaments_max: int
    """ How many tournaments of one organizer may not be over. """
    own_entries_max: int
    """ How often one player may enter the same tournament. """
    password_length_max: int
    """ Longest password, in characters. """
    password_length_min: int
    """ Shortest password, in characters. """
    presence_step_s: int
    """ How coarse the time is at which a profile says that a player was here, in seconds. """
    rates: RateSettings
    """ Requests per minute and bucket. """
    record_bodies_per_address_max: int
    """ Most records that one address may send at the same time. Further ones wait. """
    record_bytes_max: int
    """ Largest body that is a record, in bytes. """
    record_commits_max: int
    """ Most commits of a record. """
    record_cost: int
    """ How many requests reading a record counts for. """
    record_events_max: int
    """ Most events of a record. """
    record_values_max: int
    """ Most commas, and so values, of a record. """
    record_wait_s: int
    """ How long a record waits for its turn to be received before it is refused with `busy`, in seconds. """
    records_delay_s: int
    """ How long after its end a game comes into the list of records, in seconds. """
    records_page_cost: int
    """ How many requests reading a page of records counts for. """
    records_page_max: int
    """ Most games on a page of records. """
    records_rate_max: int
    """ Bytes of records that the server receives per second, from all clients together. It sends as many. """
    recovery_codes: int
    """ How many recovery codes a user gets at a time. """
    rematches_max: int
    """ How often the table of a game's rematch may be made again after it was deleted. """
    report_text_length_max: int
    """ Longest text of a report, in characters. """
    reports_per_day_max: int
    """ How many messages a player may report in a day (UTC). """
    return_s_min: int
    """ How much time a player has at least who comes back to a seat, in seconds, unless a decision or the start gives less. """
    seatings_max: int
    """ How often a player may sit down at one table. """
    seek_lifetime_s_max: int
    """ Longest `lifetime_s` of a seek, in seconds. """
    seek_lifetime_s_min: int
    """ Shortest `lifetime_s` of a seek, in seconds. """
    seek_remembered_s: int
    """ For how long a seek is there after its game has begun, in seconds. """
    seek_wait_s_max: int
    """ Longest `wait_s` of a seek, in seconds. """
    seek_wait_s_min: int
    """ Shortest `wait_s` of a seek, in seconds. """
    seeks_max: int
    """ In how many seeks a player can be. """
    seeks_of_address_max: int
    """ How many open seeks can have been made from one address. """
    seeks_page_max: int
    """ Most seeks on a page. """
    seeks_per_day_max: int
    """ For how many seeks and matches a player can ask in a day (UTC). """
    sessions_max: int
    """ How many sessions of a user can live; a further sign-in ends the oldest one. """
    slow_reader_s_max: int
    """ A stream whose reader takes nothing for so many seconds is cut off. """
    small_body_bytes: int
    """ A body of more bytes than this, or one that does not say its length, is large. """
    start_by_others_days: int
    """ For how many days nothing has happened at a full table when others than its owner may start the game. """
    stored_bytes_address_max: int
    """ How many bytes all players of one address (IPv6: one /64) may store together. 0 if there is no limit. """
    stored_bytes_guest_max: int
    """ How many bytes may be stored for a guest: tables that the guest made, however they grew, forks, imports and
    messages, each in whole units. 0 if there is no limit. """
    stored_bytes_unit: int
    """ The unit in which stored bytes are counted. """
    stored_bytes_user_max: int
    """ How many bytes may be stored for a user. 0 if there is no limit. """
    stream_ticket_s: int
    """ How long a stream ticket opens connections, in seconds. """
    streams_max: int
    """ Most event streams of one caller. """
    table_invitations_max: int
    """ How many invitations of named players to one table may be open. """
    table_messages_before_start_max: int
    """ How many messages all players together may say at one table before the start. """
    table_messages_max: int
    """ How many messages all players together may say at one table. """
    table_seatings_kept: int
    """ How many of these strangers leave to the owner and to invited players. """
    table_seatings_max: int
    """ How often all players together may sit down at one table. """
    token_days_max: int
    """ For how many days a personal token is valid at most. """
    tokens_max: int
    """ How many personal tokens a user can have. """
    tournament_entries_max: int
    """ How many entries a tournament has at most, with those of players who withdraw before it starts. """
    tournament_games_max: int
    """ Most games of a tournament. """
    tournament_name_length_max: int
    """ Longest name of a tournament, in characters. """
    tournament_participants_max: int
    """ Most participants of a tournament. """
    tournament_registration_s_max: int
    """ Longest registration of a tournament, in seconds. """
    tournament_rounds_max: int
    """ Most rounds of a tournament. """
    tournaments_page_max: int
    """ Most tournaments on a page. """
    tournaments_per_day_max: int
    """ How many tournaments an organizer may make within 24 hours. """
    turn_limit_s_max: int
    """ Longest `turn_limit_s` of a table. """
    turn_limit_s_min: int
    """ Shortest `turn_limit_s` of a table. """
    vacation_changes_max: int
    """ How often a player may begin and change vacations in a year. """
    vacation_days_per_year: int
    """ How many days of vacation a player has in a year. """
    wait_s_max: int
    """ Longest wait of a long poll, in seconds. """
    webhooks_max: int
    """ How many webhooks a player can have. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        abort_changes_max = self.abort_changes_max
        about_length_max = self.about_length_max
        access_token_s = self.access_token_s
        account_events_kept_min = self.account_events_kept_min
        account_events_tables_max = self.account_events_tables_max
        actions_listed_max = self.actions_listed_max
        address_reports_per_day_max = self.address_reports_per_day_max
        app_tokens_max = self.app_tokens_max
        apps_max = self.apps_max
        blocks_max = self.blocks_max
        body_bytes_max = self.body_bytes_max
        body_grace_s = self.body_grace_s
        body_rate_min = self.body_rate_min
        bot_accounts_max = self.bot_accounts_max
        bot_games_max = self.bot_games_max
        clock_changes_max = self.clock_changes_max
        clock_increment_s_max = self.clock_increment_s_max
        clock_time_s_max = self.clock_time_s_max
        clock_time_s_min = self.clock_time_s_min
        connections_max = self.connections_max
        connections_rate_max = self.connections_rate_max
        decisions_page_max = self.decisions_page_max
        deleted_table_s = self.deleted_table_s
        deliveries_kept_max = self.deliveries_kept_max
        entered_tournaments_max = self.entered_tournaments_max
        evaluated_actions_max = self.evaluated_actions_max
        events_page_max = self.events_page_max
        forked_commits_max = self.forked_commits_max
        free_bytes_for_moves_min = self.free_bytes_for_moves_min
        free_bytes_min = self.free_bytes_min
        games_page_max = self.games_page_max
        games_per_owner_max = self.games_per_owner_max
        gift_s_max = self.gift_s_max
        gift_s_min = self.gift_s_min
        gifts_s_max = self.gifts_s_max
        gifts_s_min = self.gifts_s_min
        guest_days = self.guest_days
        guest_game_days = self.guest_game_days
        heartbeat_s = self.heartbeat_s
        hours_off_max = self.hours_off_max
        hours_on_min = self.hours_on_min
        idempotency_key_length_max = self.idempotency_key_length_max
        import_completed_s = self.import_completed_s
        invitation_days = self.invitation_days
        invitations_per_day_max = self.invitations_per_day_max
        invitations_received_max = self.invitations_received_max
        invitations_to_one_max = self.invitations_to_one_max
        invites_replaced_max = self.invites_replaced_max
        large_bodies_per_address_max = self.large_bodies_per_address_max
        leaderboard_page_max = self.leaderboard_page_max
        look_back_cost = self.look_back_cost
        match_range = self.match_range
        match_range_a_second = self.match_range_a_second
        match_scanned_max = self.match_scanned_max
        message_length_max = self.message_length_max
        messages_max = self.messages_max
        messages_page_max = self.messages_page_max
        mutes_max = self.mutes_max
        name_kept_days = self.name_kept_days
        name_length_max = self.name_length_max
        nonce_length_max = self.nonce_length_max
        open_table_days = self.open_table_days
        open_tables_guest_max = self.open_tables_guest_max
        open_tables_user_max = self.open_tables_user_max
        open_tournaments_max = self.open_tournaments_max
        own_entries_max = self.own_entries_max
        password_length_max = self.password_length_max
        password_length_min = self.password_length_min
        presence_step_s = self.presence_step_s
        rates = self.rates.to_dict()
        record_bodies_per_address_max = self.record_bodies_per_address_max
        record_bytes_max = self.record_bytes_max
        record_commits_max = self.record_commits_max
        record_cost = self.record_cost
        record_events_max = self.record_events_max
        record_values_max = self.record_values_max
        record_wait_s = self.record_wait_s
        records_delay_s = self.records_delay_s
        records_page_cost = self.records_page_cost
        records_page_max = self.records_page_max
        records_rate_max = self.records_rate_max
        recovery_codes = self.recovery_codes
        rematches_max = self.rematches_max
        report_text_length_max = self.report_text_length_max
        reports_per_day_max = self.reports_per_day_max
        return_s_min = self.return_s_min
        seatings_max = self.seatings_max
        seek_lifetime_s_max = self.seek_lifetime_s_max
        seek_lifetime_s_min = self.seek_lifetime_s_min
        seek_remembered_s = self.seek_remembered_s
        seek_wait_s_max = self.seek_wait_s_max
        seek_wait_s_min = self.seek_wait_s_min
        seeks_max = self.seeks_max
        seeks_of_address_max = self.seeks_of_address_max
        seeks_page_max = self.seeks_page_max
        seeks_per_day_max = self.seeks_per_day_max
        sessions_max = self.sessions_max
        slow_reader_s_max = self.slow_reader_s_max
        small_body_bytes = self.small_body_bytes
        start_by_others_days = self.start_by_others_days
        stored_bytes_address_max = self.stored_bytes_address_max
        stored_bytes_guest_max = self.stored_bytes_guest_max
        stored_bytes_unit = self.stored_bytes_unit
        stored_bytes_user_max = self.stored_bytes_user_max
        stream_ticket_s = self.stream_ticket_s
        streams_max = self.streams_max
        table_invitations_max = self.table_invitations_max
        table_messages_before_start_max = self.table_messages_before_start_max
        table_messages_max = self.table_messages_max
        table_seatings_kept = self.table_seatings_kept
        table_seatings_max = self.table_seatings_max
        token_days_max = self.token_days_max
        tokens_max = self.tokens_max
        tournament_entries_max = self.tournament_entries_max
        tournament_games_max = self.tournament_games_max
        tournament_name_length_max = self.tournament_name_length_max
        tournament_participants_max = self.tournament_participants_max
        tournament_registration_s_max = self.tournament_registration_s_max
        tournament_rounds_max = self.tournament_rounds_max
        tournaments_page_max = self.tournaments_page_max
        tournaments_per_day_max = self.tournaments_per_day_max
        turn_limit_s_max = self.turn_limit_s_max
        turn_limit_s_min = self.turn_limit_s_min
        vacation_changes_max = self.vacation_changes_max
        vacation_days_per_year = self.vacation_days_per_year
        wait_s_max = self.wait_s_max
        webhooks_max = self.webhooks_max
        json: dict[str, Any] = {
            **self.additional_properties,
            "abort_changes_max": abort_changes_max,
            "about_length_max": about_length_max,
            "access_token_s": access_token_s,
            "account_events_kept_min": account_events_kept_min,
            "account_events_tables_max": account_events_tables_max,
            "actions_listed_max": actions_listed_max,
            "address_reports_per_day_max": address_reports_per_day_max,
            "app_tokens_max": app_tokens_max,
            "apps_max": apps_max,
            "blocks_max": blocks_max,
            "body_bytes_max": body_bytes_max,
            "body_grace_s": body_grace_s,
            "body_rate_min": body_rate_min,
            "bot_accounts_max": bot_accounts_max,
            "bot_games_max": bot_games_max,
            "clock_changes_max": clock_changes_max,
            "clock_increment_s_max": clock_increment_s_max,
            "clock_time_s_max": clock_time_s_max,
            "clock_time_s_min": clock_time_s_min,
            "connections_max": connections_max,
            "connections_rate_max": connections_rate_max,
            "decisions_page_max": decisions_page_max,
            "deleted_table_s": deleted_table_s,
            "deliveries_kept_max": deliveries_kept_max,
            "entered_tournaments_max": entered_tournaments_max,
            "evaluated_actions_max": evaluated_actions_max,
            "events_page_max": events_page_max,
            "forked_commits_max": forked_commits_max,
            "free_bytes_for_moves_min": free_bytes_for_moves_min,
            "free_bytes_min": free_bytes_min,
            "games_page_max": games_page_max,
            "games_per_owner_max": games_per_owner_max,
            "gift_s_max": gift_s_max,
            "gift_s_min": gift_s_min,
            "gifts_s_max": gifts_s_max,
            "gifts_s_min": gifts_s_min,
            "guest_days": guest_days,
            "guest_game_days": guest_game_days,
            "heartbeat_s": heartbeat_s,
            "hours_off_max": hours_off_max,
            "hours_on_min": hours_on_min,
            "idempotency_key_length_max": idempotency_key_length_max,
            "import_completed_s": import_completed_s,
            "invitation_days": invitation_days,
            "invitations_per_day_max": invitations_per_day_max,
            "invitations_received_max": invitations_received_max,
            "invitations_to_one_max": invitations_to_one_max,
            "invites_replaced_max": invites_replaced_max,
            "large_bodies_per_address_max": large_bodies_per_address_max,
            "leaderboard_page_max": leaderboard_page_max,
            "look_back_cost": look_back_cost,
            "match_range": match_range,
            "match_range_a_second": match_range_a_second,
            "match_scanned_max": match_scanned_max,
            "message_length_max": message_length_max,
            "messages_max": messages_max,
            "messages_page_max": messages_page_max,
            "mutes_max": mutes_max,
            "name_kept_days": name_kept_days,
            "name_length_max": name_length_max,
            "nonce_length_max": nonce_length_max,
            "open_table_days": open_table_days,
            "open_tables_guest_max": open_tables_guest_max,
            "open_tables_user_max": open_tables_user_max,
            "open_tournaments_max": open_tournaments_max,
            "own_entries_max": own_entries_max,
            "password_length_max": password_length_max,
            "password_length_min": password_length_min,
            "presence_step_s": presence_step_s,
            "rates": rates,
            "record_bodies_per_address_max": record_bodies_per_address_max,
            "record_bytes_max": record_bytes_max,
            "record_commits_max": record_commits_max,
            "record_cost": record_cost,
            "record_events_max": record_events_max,
            "record_values_max": record_values_max,
            "record_wait_s": record_wait_s,
            "records_delay_s": records_delay_s,
            "records_page_cost": records_page_cost,
            "records_page_max": records_page_max,
            "records_rate_max": records_rate_max,
            "recovery_codes": recovery_codes,
            "rematches_max": rematches_max,
            "report_text_length_max": report_text_length_max,
            "reports_per_day_max": reports_per_day_max,
            "return_s_min": return_s_min,
            "seatings_max": seatings_max,
            "seek_lifetime_s_max": seek_lifetime_s_max,
            "seek_lifetime_s_min": seek_lifetime_s_min,
            "seek_remembered_s": seek_remembered_s,
            "seek_wait_s_max": seek_wait_s_max,
            "seek_wait_s_min": seek_wait_s_min,
            "seeks_max": seeks_max,
            "seeks_of_address_max": seeks_of_address_max,
            "seeks_page_max": seeks_page_max,
            "seeks_per_day_max": seeks_per_day_max,
            "sessions_max": sessions_max,
            "slow_reader_s_max": slow_reader_s_max,
            "small_body_bytes": small_body_bytes,
            "start_by_others_days": start_by_others_days,
            "stored_bytes_address_max": stored_bytes_address_max,
            "stored_bytes_guest_max": stored_bytes_guest_max,
            "stored_bytes_unit": stored_bytes_unit,
            "stored_bytes_user_max": stored_bytes_user_max,
            "stream_ticket_s": stream_ticket_s,
            "streams_max": streams_max,
            "table_invitations_max": table_invitations_max,
            "table_messages_before_start_max": table_messages_before_start_max,
            "table_messages_max": table_messages_max,
            "table_seatings_kept": table_seatings_kept,
            "table_seatings_max": table_seatings_max,
            "token_days_max": token_days_max,
            "tokens_max": tokens_max,
            "tournament_entries_max": tournament_entries_max,
            "tournament_games_max": tournament_games_max,
            "tournament_name_length_max": tournament_name_length_max,
            "tournament_participants_max": tournament_participants_max,
            "tournament_registration_s_max": tournament_registration_s_max,
            "tournament_rounds_max": tournament_rounds_max,
            "tournaments_page_max": tournaments_page_max,
            "tournaments_per_day_max": tournaments_per_day_max,
            "turn_limit_s_max": turn_limit_s_max,
            "turn_limit_s_min": turn_limit_s_min,
            "vacation_changes_max": vacation_changes_max,
            "vacation_days_per_year": vacation_days_per_year,
            "wait_s_max": wait_s_max,
            "webhooks_max": webhooks_max,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        abort_changes_max = d.pop("abort_changes_max")
        about_length_max = d.pop("about_length_max")
        access_token_s = d.pop("access_token_s")
        account_events_kept_min = d.pop("account_events_kept_min")
        account_events_tables_max = d.pop("account_events_tables_max")
        actions_listed_max = d.pop("actions_listed_max")
        address_reports_per_day_max = d.pop("address_reports_per_day_max")
        app_tokens_max = d.pop("app_tokens_max")
        apps_max = d.pop("apps_max")
        blocks_max = d.pop("blocks_max")
        body_bytes_max = d.pop("body_bytes_max")
        body_grace_s = d.pop("body_grace_s")
        body_rate_min = d.pop("body_rate_min")
        bot_accounts_max = d.pop("bot_accounts_max")
        bot_games_max = d.pop("bot_games_max")
        clock_changes_max = d.pop("clock_changes_max")
        clock_increment_s_max = d.pop("clock_increment_s_max")
        clock_time_s_max = d.pop("clock_time_s_max")
        clock_time_s_min = d.pop("clock_time_s_min")
        connections_max = d.pop("connections_max")
        connections_rate_max = d.pop("connections_rate_max")
        decisions_page_max = d.pop("decisions_page_max")
        deleted_table_s = d.pop("deleted_table_s")
        deliveries_kept_max = d.pop("deliveries_kept_max")
        entered_tournaments_max = d.pop("entered_tournaments_max")
        evaluated_actions_max = d.pop("evaluated_actions_max")
        events_page_max = d.pop("events_page_max")
        forked_commits_max = d.pop("forked_commits_max")
        free_bytes_for_moves_min = d.pop("free_bytes_for_moves_min")
        free_bytes_min = d.pop("free_bytes_min")
        games_page_max = d.pop("games_page_max")
        games_per_owner_max = d.pop("games_per_owner_max")
        gift_s_max = d.pop("gift_s_max")
        gift_s_min = d.pop("gift_s_min")
        gifts_s_max = d.pop("gifts_s_max")
        gifts_s_min = d.pop("gifts_s_min")
        guest_days = d.pop("guest_days")
        guest_game_days = d.pop("guest_game_days")
        heartbeat_s = d.pop("heartbeat_s")
        hours_off_max = d.pop("hours_off_max")
        hours_on_min = d.pop("hours_on_min")
        idempotency_key_length_max = d.pop("idempotency_key_length_max")
        import_completed_s = d.pop("import_completed_s")
        invitation_days = d.pop("invitation_days")
        invitations_per_day_max = d.pop("invitations_per_day_max")
        invitations_received_max = d.pop("invitations_received_max")
        invitations_to_one_max = d.pop("invitations_to_one_max")
        invites_replaced_max = d.pop("invites_replaced_max")
        large_bodies_per_address_max = d.pop("large_bodies_per_address_max")
        leaderboard_page_max = d.pop("leaderboard_page_max")
        look_back_cost = d.pop("look_back_cost")
        match_range = d.pop("match_range")
        match_range_a_second = d.pop("match_range_a_second")
        match_scanned_max = d.pop("match_scanned_max")
        message_length_max = d.pop("message_length_max")
        messages_max = d.pop("messages_max")
        messages_page_max = d.pop("messages_page_max")
        mutes_max = d.pop("mutes_max")
        name_kept_days = d.pop("name_kept_days")
        name_length_max = d.pop("name_length_max")
        nonce_length_max = d.pop("nonce_length_max")
        open_table_days = d.pop("open_table_days")
        open_tables_guest_max = d.pop("open_tables_guest_max")
        open_tables_user_max = d.pop("open_tables_user_max")
        open_tournaments_max = d.pop("open_tournaments_max")
        own_entries_max = d.pop("own_entries_max")
        password_length_max = d.pop("password_length_max")
        password_length_min = d.pop("password_length_min")
        presence_step_s = d.pop("presence_step_s")
        rates = RateSettings.from_dict(d.pop("rates"))

        record_bodies_per_address_max = d.pop("record_bodies_per_address_max")
        record_bytes_max = d.pop("record_bytes_max")
        record_commits_max = d.pop("record_commits_max")
        record_cost = d.pop("record_cost")
        record_events_max = d.pop("record_events_max")
        record_values_max = d.pop("record_values_max")
        record_wait_s = d.pop("record_wait_s")
        records_delay_s = d.pop("records_delay_s")
        records_page_cost = d.pop("records_page_cost")
        records_page_max = d.pop("records_page_max")
        records_rate_max = d.pop("records_rate_max")
        recovery_codes = d.pop("recovery_codes")
        rematches_max = d.pop("rematches_max")
        report_text_length_max = d.pop("report_text_length_max")
        reports_per_day_max = d.pop("reports_per_day_max")
        return_s_min = d.pop("return_s_min")
        seatings_max = d.pop("seatings_max")
        seek_lifetime_s_max = d.pop("seek_lifetime_s_max")
        seek_lifetime_s_min = d.pop("seek_lifetime_s_min")
        seek_remembered_s = d.pop("seek_remembered_s")
        seek_wait_s_max = d.pop("seek_wait_s_max")
        seek_wait_s_min = d.pop("seek_wait_s_min")
        seeks_max = d.pop("seeks_max")
        seeks_of_address_max = d.pop("seeks_of_address_max")
        seeks_page_max = d.pop("seeks_page_max")
        seeks_per_day_max = d.pop("seeks_per_day_max")
        sessions_max = d.pop("sessions_max")
        slow_reader_s_max = d.pop("slow_reader_s_max")
        small_body_bytes = d.pop("small_body_bytes")
        start_by_others_days = d.pop("start_by_others_days")
        stored_bytes_address_max = d.pop("stored_bytes_address_max")
        stored_bytes_guest_max = d.pop("stored_bytes_guest_max")
        stored_bytes_unit = d.pop("stored_bytes_unit")
        stored_bytes_user_max = d.pop("stored_bytes_user_max")
        stream_ticket_s = d.pop("stream_ticket_s")
        streams_max = d.pop("streams_max")
        table_invitations_max = d.pop("table_invitations_max")
        table_messages_before_start_max = d.pop("table_messages_before_start_max")
        table_messages_max = d.pop("table_messages_max")
        table_seatings_kept = d.pop("table_seatings_kept")
        table_seatings_max = d.pop("table_seatings_max")
        token_days_max = d.pop("token_days_max")
        tokens_max = d.pop("tokens_max")
        tournament_entries_max = d.pop("tournament_entries_max")
        tournament_games_max = d.pop("tournament_games_max")
        tournament_name_length_max = d.pop("tournament_name_length_max")
        tournament_participants_max = d.pop("tournament_participants_max")
        tournament_registration_s_max = d.pop("tournament_registration_s_max")
        tournament_rounds_max = d.pop("tournament_rounds_max")
        tournaments_page_max = d.pop("tournaments_page_max")
        tournaments_per_day_max = d.pop("tournaments_per_day_max")
        turn_limit_s_max = d.pop("turn_limit_s_max")
        turn_limit_s_min = d.pop("turn_limit_s_min")
        vacation_changes_max = d.pop("vacation_changes_max")
        vacation_days_per_year = d.pop("vacation_days_per_year")
        wait_s_max = d.pop("wait_s_max")
        webhooks_max = d.pop("webhooks_max")
        model = cls(
            abort_changes_max=abort_changes_max,
            about_length_max=about_length_max,
            access_token_s=access_token_s,
            account_events_kept_min=account_events_kept_min,
            account_events_tables_max=account_events_tables_max,
            actions_listed_max=actions_listed_max,
            address_reports_per_day_max=address_reports_per_day_max,
            app_tokens_max=app_tokens_max,
            apps_max=apps_max,
            blocks_max=blocks_max,
            body_bytes_max=body_bytes_max,
            body_grace_s=body_grace_s,
            body_rate_min=body_rate_min,
            bot_accounts_max=bot_accounts_max,
            bot_games_max=bot_games_max,
            clock_changes_max=clock_changes_max,
            clock_increment_s_max=clock_increment_s_max,
            clock_time_s_max=clock_time_s_max,
            clock_time_s_min=clock_time_s_min,
            connections_max=connections_max,
            connections_rate_max=connections_rate_max,
            decisions_page_max=decisions_page_max,
            deleted_table_s=deleted_table_s,
            deliveries_kept_max=deliveries_kept_max,
            entered_tournaments_max=entered_tournaments_max,
            evaluated_actions_max=evaluated_actions_max,
            events_page_max=events_page_max,
            forked_commits_max=forked_commits_max,
            free_bytes_for_moves_min=free_bytes_for_moves_min,
            free_bytes_min=free_bytes_min,
            games_page_max=games_page_max,
            games_per_owner_max=games_per_owner_max,
            gift_s_max=gift_s_max,
            gift_s_min=gift_s_min,
            gifts_s_max=gifts_s_max,
            gifts_s_min=gifts_s_min,
            guest_days=guest_days,
            guest_game_days=guest_game_days,
            heartbeat_s=heartbeat_s,
            hours_off_max=hours_off_max,
            hours_on_min=hours_on_min,
            idempotency_key_length_max=idempotency_key_length_max,
            import_completed_s=import_completed_s,
            invitation_days=invitation_days,
            invitations_per_day_max=invitations_per_day_max,
            invitations_received_max=invitations_received_max,
            invitations_to_one_max=invitations_to_one_max,
            invites_replaced_max=invites_replaced_max,
            large_bodies_per_address_max=large_bodies_per_address_max,
            leaderboard_page_max=leaderboard_page_max,
            look_back_cost=look_back_cost,
            match_range=match_range,
            match_range_a_second=match_range_a_second,
            match_scanned_max=match_scanned_max,
            message_length_max=message_length_max,
            messages_max=messages_max,
            messages_page_max=messages_page_max,
            mutes_max=mutes_max,
            name_kept_days=name_kept_days,
            name_length_max=name_length_max,
            nonce_length_max=nonce_length_max,
            open_table_days=open_table_days,
            open_tables_guest_max=open_tables_guest_max,
            open_tables_user_max=open_tables_user_max,
            open_tournaments_max=open_tournaments_max,
            own_entries_max=own_entries_max,
            password_length_max=password_length_max,
            password_length_min=password_length_min,
            presence_step_s=presence_step_s,
            rates=rates,
            record_bodies_per_address_max=record_bodies_per_address_max,
            record_bytes_max=record_bytes_max,
            record_commits_max=record_commits_max,
            record_cost=record_cost,
            record_events_max=record_events_max,
            record_values_max=record_values_max,
            record_wait_s=record_wait_s,
            records_delay_s=records_delay_s,
            records_page_cost=records_page_cost,
            records_page_max=records_page_max,
            records_rate_max=records_rate_max,
            recovery_codes=recovery_codes,
            rematches_max=rematches_max,
            report_text_length_max=report_text_length_max,
            reports_per_day_max=reports_per_day_max,
            return_s_min=return_s_min,
            seatings_max=seatings_max,
            seek_lifetime_s_max=seek_lifetime_s_max,
            seek_lifetime_s_min=seek_lifetime_s_min,
            seek_remembered_s=seek_remembered_s,
            seek_wait_s_max=seek_wait_s_max,
            seek_wait_s_min=seek_wait_s_min,
            seeks_max=seeks_max,
            seeks_of_address_max=seeks_of_address_max,
            seeks_page_max=seeks_page_max,
            seeks_per_day_max=seeks_per_day_max,
            sessions_max=sessions_max,
            slow_reader_s_max=slow_reader_s_max,
            small_body_bytes=small_body_bytes,
            start_by_others_days=start_by_others_days,
            stored_bytes_address_max=stored_bytes_address_max,
            stored_bytes_guest_max=stored_bytes_guest_max,
            stored_bytes_unit=stored_bytes_unit,
            stored_bytes_user_max=stored_bytes_user_max,
            stream_ticket_s=stream_ticket_s,
            streams_max=streams_max,
            table_invitations_max=table_invitations_max,
            table_messages_before_start_max=table_messages_before_start_max,
            table_messages_max=table_messages_max,
            table_seatings_kept=table_seatings_kept,
            table_seatings_max=table_seatings_max,
            token_days_max=token_days_max,
            tokens_max=tokens_max,
            tournament_entries_max=tournament_entries_max,
            tournament_games_max=tournament_games_max,
            tournament_name_length_max=tournament_name_length_max,
            tournament_participants_max=tournament_participants_max,
            tournament_registration_s_max=tournament_registration_s_max,
            tournament_rounds_max=tournament_rounds_max,
            tournaments_page_max=tournaments_page_max,
            tournaments_per_day_max=tournaments_per_day_max,
            turn_limit_s_max=turn_limit_s_max,
            turn_limit_s_min=turn_limit_s_min,
            vacation_changes_max=vacation_changes_max,
            vacation_days_per_year=vacation_days_per_year,
            wait_s_max=wait_s_max,
            webhooks_max=webhooks_max,
        )
        model.additional_properties = d
        return model


from ..models.rate_settings import RateSettings  # noqa: E402
