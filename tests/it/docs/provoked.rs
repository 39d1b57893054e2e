//! Which test provokes a refusal that a page promises, over HTTP. The contract says what the server
//! can answer, and these tests what it does answer.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use super::{
    page::{files_below, root},
    promises::PROMISES,
};

/// A page, a code that it promises, and the tests that provoke it.
type Provoked = (&'static str, &'static str, &'static [&'static str]);

const PROVOKED: &[Provoked] = &[
    ("accounts", "history-hidden", &["a_hidden_history_is_shown_to_the_player_alone"]),
    ("accounts", "rate-limited", &["wrong_passwords_and_codes_count_like_attempts_to_sign_in"]),
    ("accounts", "recovery-invalid", &["a_recovery_code_sets_a_password_once"]),
    ("administration", "account-suspended", &["a_suspended_player_is_told_until_when_and_why"]),
    (
        "administration",
        "game-quarantined",
        &["a_quarantined_game_accepts_nothing_until_it_is_released"],
    ),
    (
        "analysis",
        "busy",
        &["evaluations_beyond_the_queue_of_a_player_are_refused_as_busy_and_answered_later"],
    ),
    (
        "analysis",
        "decision-unknown",
        &["only_open_games_are_evaluated_and_only_where_a_seat_is_asked"],
    ),
    (
        "analysis",
        "game-not-over",
        &["only_open_games_are_evaluated_and_only_where_a_seat_is_asked"],
    ),
    ("apps", "app-changed", &["an_app_is_allowed_only_as_it_was_shown"]),
    ("apps", "name-taken", &["no_app_is_called_like_the_server_or_like_the_app_of_somebody_else"]),
    ("clients", "game-unknown", &["ids_with_odd_letters_are_unknown_games"]),
    ("clocks", "abort-changes-spent", &["each_player_has_changes_of_their_own"]),
    ("clocks", "clock-changes-spent", &["a_wish_for_a_pause_can_always_be_taken_back"]),
    ("clocks", "malformed-body", &["a_year_has_thirty_days_of_vacation"]),
    ("clocks", "others-needed", &["nobody_takes_back_alone_what_counts_beyond_the_table"]),
    ("clocks", "seatings-spent", &["a_player_comes_back_as_often_as_a_table_can_be_sat_at"]),
    ("clocks", "vacation-spent", &["a_year_has_thirty_days_of_vacation"]),
    (
        "decisions",
        "decision-closed",
        &["an_answered_decision_is_closed_and_the_problem_lists_the_open_ones"],
    ),
    ("events", "draining", &["a_stream_ends_when_the_server_drains"]),
    ("events", "game-quarantined", &["an_event_source_goes_on_when_its_game_does"]),
    (
        "getting-started",
        "decision-closed",
        &["the_reply_to_a_move_shows_a_token_without_read_nothing_of_the_players"],
    ),
    ("getting-started", "scope-missing", &["a_token_does_what_its_scopes_allow"]),
    ("life-of-a-game", "already-seated", &["a_player_has_one_seat_and_a_seat_one_player"]),
    ("life-of-a-game", "fork-too-deep", &["a_limited_number_of_games_comes_before_a_fork"]),
    ("life-of-a-game", "game-not-over", &["before_the_end_no_view_of_a_seat_can_be_requested"]),
    ("life-of-a-game", "name-taken", &["guests_may_have_the_same_name_but_users_may_not"]),
    ("life-of-a-game", "not-your-table", &["the_owner_starts_once_all_seats_are_taken"]),
    (
        "life-of-a-game",
        "parameter-invalid",
        &["without_the_wish_the_rematch_of_a_rated_game_is_private_and_not_rated"],
    ),
    ("operations", "busy", &["a_full_password_queue_changes_neither_guest_nor_name"]),
    ("operations", "draining", &["a_server_that_leaves_is_not_ready_and_takes_everything"]),
    ("operations", "game-quarantined", &["a_game_whose_log_was_altered_is_quarantined"]),
    ("operations", "game-unknown", &["ids_with_odd_letters_are_unknown_games"]),
    ("operations", "not-invitable", &["a_player_has_so_many_open_invitations_and_so_many_of_one"]),
    (
        "operations",
        "read-only",
        &["a_server_that_is_told_to_only_read_changes_no_file_of_the_database"],
    ),
    ("operations", "record-unsupported", &["an_unsupported_record_is_refused_with_the_field"]),
    (
        "operations",
        "storage-full",
        &[
            "nothing_new_is_stored_when_little_space_is_left_and_games_go_on",
            "a_full_disk_takes_no_seek_match_tournament_invitation_and_webhook",
        ],
    ),
    (
        "operations",
        "storage-quota",
        &[
            "forks_imports_and_messages_count_too",
            "a_full_quota_takes_no_seek_match_tournament_and_rematch",
        ],
    ),
    (
        "operations",
        "store-unavailable",
        &[
            "what_the_store_does_not_confirm_is_unavailable",
            "by_a_wrong_clock_nothing_is_forked_imported_or_entered",
        ],
    ),
    (
        "operations",
        "too-many-connections",
        &["a_connection_above_the_limit_of_an_address_is_refused_with_an_answer"],
    ),
    ("opponents", "blocks-spent", &["lists_have_each_player_once_and_are_bounded"]),
    ("opponents", "bot-games-spent", &["so_many_games_with_bots_of_an_owner_are_under_way"]),
    ("opponents", "invitations-spent", &["a_table_invites_so_many_at_a_time"]),
    ("opponents", "mutes-spent", &["lists_have_each_player_once_and_are_bounded"]),
    ("opponents", "not-invitable", &["who_has_blocked_a_player_cannot_invite_that_player"]),
    ("opponents", "rated-table", &["terms_that_cannot_be_played_are_refused"]),
    ("opponents", "rating-outside", &["a_range_admits_ratings_within_it"]),
    ("opponents", "seat-reserved", &["an_invitation_opens_a_private_table_and_its_seat_is_kept"]),
    ("opponents", "seat-taken", &["only_the_owner_invites_and_only_who_can_sit_there"]),
    ("opponents", "seek-closed", &["the_last_player_who_comes_starts_the_game"]),
    ("opponents", "seek-unknown", &["a_seek_expires"]),
    ("opponents", "seeks-spent", &["a_player_is_in_so_many_seeks"]),
    ("proxies", "draining", &["readers_come_back_at_different_times_after_a_drain"]),
    ("ratings", "history-hidden", &["a_hidden_history_is_shown_to_the_player_alone"]),
    ("ratings", "rated-table", &["users_alone_sit_at_a_rated_table_of_a_user"]),
    ("ratings", "user-needed", &["what_is_no_profile_is_refused_and_changes_nothing"]),
    (
        "records",
        "options-invalid",
        &["a_record_with_texts_that_cannot_be_seen_is_verified_and_not_imported"],
    ),
    ("records", "record-diverges", &["an_unfinished_or_future_game_is_not_imported"]),
    ("records", "record-unfinished", &["an_unfinished_or_future_game_is_not_imported"]),
    ("records", "record-unsupported", &["an_unsupported_record_is_refused_with_the_field"]),
    (
        "tournaments",
        "entries-spent",
        &["who_enters_and_withdraws_again_and_again_keeps_nobody_out"],
    ),
    ("tournaments", "history-hidden", &["a_hidden_history_is_shown_to_the_player_alone"]),
    (
        "tournaments",
        "tournaments-spent",
        &["an_organizer_has_few_open_tournaments_and_may_cancel_them"],
    ),
    (
        "webhooks",
        "game-quarantined",
        &["a_decision_of_a_game_that_is_set_aside_is_delivered_when_the_game_goes_on"],
    ),
    (
        "webhooks",
        "scope-missing",
        &["a_token_makes_no_webhook_that_does_more_than_it_may_do_itself"],
    ),
];

/// The functions of a file that stand by themselves, each with its text.
fn functions(text: &str) -> BTreeMap<&str, String> {
    let mut found = BTreeMap::new();
    let mut open: Option<(&str, String)> = None;
    for line in text.lines() {
        if open.is_none() && !line.starts_with([' ', '/']) {
            let begins = line.split_once("fn ").and_then(|(_, rest)| rest.split(['(', '<']).next());
            open = begins.map(|name| (name, String::new()));
        }
        let Some((_, body)) = &mut open else { continue };
        body.push_str(line);
        body.push('\n');
        if line == "}" {
            found.extend(open.take());
        }
    }
    found
}

/// The names of the tests of a file.
fn tests(text: &str) -> BTreeSet<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let pairs = lines
        .windows(2)
        .filter(|pair| pair[0].starts_with("#[tokio::test") || pair[0].starts_with("#[test]"));
    let named = pairs.filter_map(|pair| pair[1].split_once("fn ")?.1.split('(').next());
    named.collect()
}

/// Whether a test names the code, or a function of the same file that it calls.
fn names_the_code(functions: &BTreeMap<&str, String>, test: &str, code: &str) -> bool {
    let (code, body) = (format!("\"{code}\""), &functions[test]);
    let is_called = |name: &&str| body.contains(&format!("{name}("));
    let mut called = functions.iter().filter(|(name, _)| is_called(name));
    called.any(|(_, text)| text.contains(&code))
}

#[test]
fn each_refusal_that_a_page_promises_is_provoked_by_a_test() {
    let promised: BTreeSet<_> = PROMISES.iter().map(|(page, code, _)| (*page, *code)).collect();
    let provoked: BTreeSet<_> = PROVOKED
        .iter()
        .filter(|(.., tests)| !tests.is_empty())
        .map(|(page, code, _)| (*page, *code))
        .collect();
    let missing: Vec<_> = promised.difference(&provoked).collect();
    let stale: Vec<_> = provoked.difference(&promised).collect();
    assert!(missing.is_empty(), "which test provokes these? {missing:?}");
    assert!(stale.is_empty(), "no page promises these: {stale:?}");
    let files: Vec<String> = files_below(&root().join("tests/it"))
        .iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    for (page, code, named) in PROVOKED {
        for test in *named {
            let mut of_it = files.iter().filter(|text| tests(text).contains(test));
            let text = of_it.next().unwrap_or_else(|| panic!("{page}, {code}: no test {test}"));
            assert!(of_it.next().is_none(), "two tests are called {test}");
            let provokes = names_the_code(&functions(text), test, code);
            assert!(provokes, "{page}: {test} does not name {code}");
        }
    }
}
