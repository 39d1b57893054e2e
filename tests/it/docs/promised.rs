//! Where a page mentions a code of the catalogue without a request beside it: which requests can
//! answer so, and which tests provoke it. `promises.rs` holds the requests against the contract,
//! `provoked.rs` looks for the tests.

/// A code on a page.
pub(super) struct Promise {
    /// The page, without its folder and ending.
    pub(super) page: &'static str,
    /// The code.
    pub(super) code: &'static str,
    /// The requests that can answer with it. A page that speaks of a word and not of an answer,
    /// such as the reason of a stream's end, names none.
    pub(super) requests: &'static [&'static str],
    /// The tests that provoke it over HTTP.
    pub(super) tests: &'static [&'static str],
}

/// The table: page, code, requests, tests.
macro_rules! promises {
    ($($page:literal $code:literal [$($request:expr),* $(,)?] => [$($test:literal),+ $(,)?];)+) => {
        /// All of them.
        pub(super) const PROMISES: &[Promise] = &[$(Promise {
            page: $page,
            code: $code,
            requests: &[$($request),*],
            tests: &[$($test),+],
        }),+];
    };
}

const INVITE: &str = "PUT /v1/games/{game}/invitations/{player}";
const ACCEPT: &str = "POST /v1/me/invitations/{game}/accept";
const SEAT: &str = "PUT /v1/games/{game}/seats/{seat}";
const SEEK: &str = "POST /v1/seeks";
const JOIN: &str = "POST /v1/seeks/{seek}/join";
const MATCH: &str = "POST /v1/matches";
const IMPORT: &str = "POST /v1/records";
const VERIFY: &str = "POST /v1/records/verifications";
const TABLE: &str = "POST /v1/games";
const START: &str = "POST /v1/games/{game}/start";
const FORK: &str = "POST /v1/games/{game}/forks";
const MESSAGE: &str = "POST /v1/games/{game}/messages";
const ACTION: &str = "POST /v1/games/{game}/actions";
const VIEW: &str = "GET /v1/games/{game}/view";
const EVENTS: &str = "GET /v1/games/{game}/events";
const EVALUATE: &str = "POST /v1/games/{game}/evaluations";
const GAME: &str = "GET /v1/games/{game}";
const READY: &str = "GET /healthz/ready";
const SIGN_IN: &str = "POST /v1/sessions";
const RECOVER: &str = "POST /v1/sessions/recovery";
const PASSWORD: &str = "PUT /v1/me/password";
const MAKE_WEBHOOK: &str = "POST /v1/me/webhooks";
const CHANGE_WEBHOOK: &str = "PUT /v1/me/webhooks/{webhook}";
const TOURNAMENT: &str = "POST /v1/tournaments";
const ENTER: &str = "PUT /v1/tournaments/{tournament}/participants/me";
const GUEST: &str = "POST /v1/guests";
const USER: &str = "POST /v1/users";
const REMATCH: &str = "POST /v1/games/{game}/rematch";
const VACATION: &str = "PUT /v1/me/vacation";

promises! {
    "accounts" "history-hidden" ["GET /v1/games", "GET /v1/records", "GET /v1/tournaments"]
        => ["a_hidden_history_is_shown_to_the_player_alone"];
    "accounts" "rate-limited" [PASSWORD, RECOVER, "POST /v1/me/recovery-codes"]
        => ["wrong_passwords_and_codes_count_like_attempts_to_sign_in"];
    "accounts" "recovery-invalid" [RECOVER]
        => ["a_recovery_code_sets_a_password_once"];
    "administration" "account-suspended" [ACTION, SIGN_IN, RECOVER, EVENTS]
        => ["a_suspended_player_is_told_until_when_and_why"];
    "administration" "game-quarantined" [VIEW, EVENTS, MESSAGE, ACTION]
        => ["a_quarantined_game_accepts_nothing_until_it_is_released"];
    "analysis" "busy" [EVALUATE]
        => ["evaluations_beyond_the_queue_of_a_player_are_refused_as_busy_and_answered_later"];
    "analysis" "decision-unknown" [EVALUATE]
        => ["only_open_games_are_evaluated_and_only_where_a_seat_is_asked"];
    "analysis" "game-not-over" [EVALUATE]
        => ["only_open_games_are_evaluated_and_only_where_a_seat_is_asked"];
    "apps" "app-changed" ["POST /v1/me/authorizations", "POST /v1/me/devices/{user_code}"]
        => ["an_app_is_allowed_only_as_it_was_shown"];
    "apps" "name-taken" ["POST /v1/me/apps", "PUT /v1/me/apps/{app}"]
        => ["no_app_is_called_like_the_server_or_like_the_app_of_somebody_else"];
    "clients" "game-unknown" [GAME]
        => ["ids_with_odd_letters_are_unknown_games"];
    "clocks" "abort-changes-spent" ["PUT /v1/games/{game}/abort"]
        => ["each_player_has_changes_of_their_own"];
    "clocks" "clock-changes-spent" ["POST /v1/games/{game}/gifts", "PUT /v1/games/{game}/pause"]
        => ["a_wish_for_a_pause_can_always_be_taken_back"];
    "clocks" "malformed-body" [VACATION]
        => ["a_year_has_thirty_days_of_vacation"];
    "clocks" "others-needed" ["PUT /v1/games/{game}/abort"]
        => ["nobody_takes_back_alone_what_counts_beyond_the_table"];
    "clocks" "seatings-spent" ["POST /v1/games/{game}/returns"]
        => ["a_player_comes_back_as_often_as_a_table_can_be_sat_at"];
    "clocks" "vacation-spent" [VACATION]
        => ["a_year_has_thirty_days_of_vacation"];
    "decisions" "decision-closed" [ACTION]
        => ["an_answered_decision_is_closed_and_the_problem_lists_the_open_ones"];
    "events" "draining" []
        => ["a_stream_ends_when_the_server_drains"];
    "events" "game-quarantined" [EVENTS]
        => ["an_event_source_goes_on_when_its_game_does"];
    "getting-started" "decision-closed" [ACTION]
        => ["the_reply_to_a_move_shows_a_token_without_read_nothing_of_the_players"];
    "getting-started" "scope-missing" [ACTION, TABLE, GAME]
        => ["a_token_does_what_its_scopes_allow"];
    "life-of-a-game" "already-seated" [SEAT]
        => ["a_player_has_one_seat_and_a_seat_one_player"];
    "life-of-a-game" "fork-too-deep" [FORK]
        => ["a_limited_number_of_games_comes_before_a_fork"];
    "life-of-a-game" "game-not-over" [VIEW, EVENTS]
        => ["before_the_end_no_view_of_a_seat_can_be_requested"];
    "life-of-a-game" "name-taken" [GUEST, USER]
        => ["guests_may_have_the_same_name_but_users_may_not"];
    "life-of-a-game" "not-your-table" [START]
        => ["the_owner_starts_once_all_seats_are_taken"];
    "life-of-a-game" "parameter-invalid" [REMATCH]
        => ["without_the_wish_the_rematch_of_a_rated_game_is_private_and_not_rated"];
    "operations" "busy" [SIGN_IN, USER, VIEW, EVALUATE]
        => ["a_full_password_queue_changes_neither_guest_nor_name"];
    "operations" "draining" [READY]
        => ["a_server_that_leaves_is_not_ready_and_takes_everything"];
    "operations" "game-quarantined" [VIEW, ACTION]
        => ["a_game_whose_log_was_altered_is_quarantined"];
    "operations" "game-unknown" [GAME]
        => ["ids_with_odd_letters_are_unknown_games"];
    "operations" "read-only" [GUEST, SIGN_IN, TABLE, ACTION]
        => ["a_server_that_is_told_to_only_read_changes_no_file_of_the_database"];
    "operations" "storage-full"
        [GUEST, USER, TABLE, SEAT, MESSAGE, FORK, IMPORT, SEEK, TOURNAMENT, INVITE, MAKE_WEBHOOK]
        => [
            "nothing_new_is_stored_when_little_space_is_left_and_games_go_on",
            "a_full_disk_takes_no_seek_match_tournament_invitation_and_webhook",
        ];
    "operations" "storage-quota"
        [TABLE, START, FORK, IMPORT, MESSAGE, REMATCH, SEEK, MATCH, TOURNAMENT]
        => [
            "forks_imports_and_messages_count_too",
            "a_full_quota_takes_no_seek_match_tournament_and_rematch",
        ];
    "operations" "store-unavailable"
        [READY, ACTION, TABLE, FORK, IMPORT, SEEK, TOURNAMENT, VACATION]
        => [
            "what_the_store_does_not_confirm_is_unavailable",
            "by_a_wrong_clock_nothing_is_forked_imported_or_entered",
        ];
    "operations" "too-many-connections" [TABLE, GAME]
        => ["a_connection_above_the_limit_of_an_address_is_refused_with_an_answer"];
    "operations" "not-invitable" [INVITE]
        => ["a_player_has_so_many_open_invitations_and_so_many_of_one"];
    "operations" "record-unsupported" [IMPORT, VERIFY]
        => ["an_unsupported_record_is_refused_with_the_field"];
    "opponents" "blocks-spent" ["PUT /v1/me/blocks/{player}"]
        => ["lists_have_each_player_once_and_are_bounded"];
    "opponents" "bot-games-spent" [SEEK]
        => ["so_many_games_with_bots_of_an_owner_are_under_way"];
    "opponents" "invitations-spent" [INVITE]
        => ["a_table_invites_so_many_at_a_time"];
    "opponents" "mutes-spent" ["PUT /v1/me/mutes/{player}"]
        => ["lists_have_each_player_once_and_are_bounded"];
    "opponents" "not-invitable" [INVITE]
        => ["who_has_blocked_a_player_cannot_invite_that_player"];
    "opponents" "rated-table" [SEEK, JOIN, MATCH]
        => ["terms_that_cannot_be_played_are_refused"];
    "opponents" "rating-outside" [JOIN]
        => ["a_range_admits_ratings_within_it"];
    "opponents" "seat-reserved" [SEAT, ACCEPT]
        => ["an_invitation_opens_a_private_table_and_its_seat_is_kept"];
    "opponents" "seat-taken" [ACCEPT]
        => ["only_the_owner_invites_and_only_who_can_sit_there"];
    "opponents" "seek-closed" [JOIN, "DELETE /v1/seeks/{seek}"]
        => ["the_last_player_who_comes_starts_the_game"];
    "opponents" "seek-unknown" ["GET /v1/seeks/{seek}"]
        => ["a_seek_expires"];
    "opponents" "seeks-spent" [SEEK, JOIN, MATCH]
        => ["a_player_is_in_so_many_seeks"];
    "proxies" "draining" []
        => ["readers_come_back_at_different_times_after_a_drain"];
    "ratings" "history-hidden" ["GET /v1/games", "GET /v1/records"]
        => ["a_hidden_history_is_shown_to_the_player_alone"];
    "ratings" "rated-table" [SEAT, TABLE]
        => ["users_alone_sit_at_a_rated_table_of_a_user"];
    "ratings" "user-needed" ["PUT /v1/me/profile"]
        => ["what_is_no_profile_is_refused_and_changes_nothing"];
    "records" "idempotency-key-reused" [IMPORT]
        => ["a_repeated_import_is_answered_with_the_same_game"];
    "records" "options-invalid" [IMPORT]
        => ["a_record_with_texts_that_cannot_be_seen_is_verified_and_not_imported"];
    "records" "record-diverges" [IMPORT]
        => ["an_unfinished_or_future_game_is_not_imported"];
    "records" "record-unfinished" [IMPORT]
        => ["an_unfinished_or_future_game_is_not_imported"];
    "records" "record-unsupported" [IMPORT, VERIFY]
        => ["an_unsupported_record_is_refused_with_the_field"];
    "tournaments" "entries-spent" [ENTER]
        => ["who_enters_and_withdraws_again_and_again_keeps_nobody_out"];
    "tournaments" "history-hidden" ["GET /v1/tournaments"]
        => ["a_hidden_history_is_shown_to_the_player_alone"];
    "tournaments" "tournaments-spent" [TOURNAMENT]
        => ["an_organizer_has_few_open_tournaments_and_may_cancel_them"];
    "webhooks" "game-quarantined" [ACTION]
        => ["a_decision_of_a_game_that_is_set_aside_is_delivered_when_the_game_goes_on"];
    "webhooks" "scope-missing" [MAKE_WEBHOOK, CHANGE_WEBHOOK]
        => ["a_token_makes_no_webhook_that_does_more_than_it_may_do_itself"];
}
