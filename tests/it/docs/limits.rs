//! Limits are declared once: all are published, and the numbers that stand again in the guide and in
//! the schemas of requests are theirs.

use std::{collections::BTreeSet, fs};

use serde_json::Value;

use super::page::{Page, files_below, root};
use crate::support::{contract::DOCUMENTS, local::Local};

/// Sentences of the guide with the name of a limit where its number stands.
const SENTENCES: &[(&str, &str)] = &[
    ("accounts", "no user can take it for {name_kept_days} days"),
    ("analysis", "at most {evaluated_actions_max} (`evaluated_actions_max`)"),
    ("analysis", "A page counts as {records_page_cost} requests"),
    ("clocks", "A year (UTC) has {vacation_days_per_year} days of vacation"),
    ("events", "At least the last {account_events_kept_min} events are kept"),
    ("events", "The feed tells of the newest {account_events_tables_max} of your tables"),
    ("life-of-a-game", "It is deleted {open_table_days} days"),
    ("opponents", "in `seeks_max` seeks ({seeks_max};"),
    ("opponents", "open seeks can have been made ({seeks_of_address_max};"),
    ("opponents", "`seeks_per_day_max` seeks ({seeks_per_day_max},"),
    ("opponents", "{match_range} points apart (`match_range`)"),
    ("opponents", "{match_range_a_second} points more with each second"),
    ("opponents", "A request looks at {match_scanned_max} open seeks"),
    ("opponents", "| {table_invitations_max} open invitations to one table |"),
    ("opponents", "| {invitations_per_day_max} new invitations of a player"),
    ("opponents", "| {invitations_to_one_max} open invitations of one player to another one |"),
    ("opponents", "| {invitations_received_max} open invitations of one player |"),
    ("opponents", "can block {blocks_max} players and mute {mutes_max} "),
];

/// Where schemas repeat a limit: how the place ends, the keyword, the limit.
const BOUNDS: &str = "
    ?Idempotency-Key maxLength idempotency_key_length_max
    ?wait maximum wait_s_max
    /v1/games?limit maximum games_page_max
    /v1/games/{game}/events?limit maximum events_page_max
    /v1/games/{game}/messages?limit maximum messages_page_max
    /v1/leaderboards/{ruleset}?limit maximum leaderboard_page_max
    /v1/me/decisions?limit maximum decisions_page_max
    /v1/records?limit maximum records_page_max
    /v1/seeks?limit maximum seeks_page_max
    /v1/tournaments?limit maximum tournaments_page_max
    /v1/tournaments/{tournament}/rounds/{round}?round maximum tournament_rounds_max
    /about maxLength about_length_max
    /expires_in_days maximum token_days_max
    /hours_off maxItems hours_off_max
    /increment_s maximum clock_increment_s_max
    /lifetime_s minimum seek_lifetime_s_min
    /lifetime_s maximum seek_lifetime_s_max
    /limit_s minimum clock_time_s_min
    /limit_s maximum clock_time_s_max
    /max_s maximum clock_time_s_max
    /start_s minimum clock_time_s_min
    /start_s maximum clock_time_s_max
    /nonce maxLength nonce_length_max
    /new_password minLength password_length_min
    /new_password maxLength password_length_max
    CreateUserRequest/password minLength password_length_min
    CreateUserRequest/password maxLength password_length_max
    UpgradeRequest/password minLength password_length_min
    UpgradeRequest/password maxLength password_length_max
    RecoverAccountRequest/password minLength password_length_min
    RecoverAccountRequest/password maxLength password_length_max
    CreateSessionRequest/password maxLength password_length_max
    GuestRequest/name maxLength name_length_max
    UserRequest/name maxLength name_length_max
    BotRequest/name maxLength name_length_max
    /participants_min maximum tournament_participants_max
    /participants_max maximum tournament_participants_max
    /rounds maximum tournament_rounds_max
    SeekList/items maxItems seeks_max
    #/InvitationList/items maxItems invitations_received_max
    SentInvitationList/items maxItems table_invitations_max
    PlayerList/items maxItems blocks_max
    TournamentPage/items maxItems tournaments_page_max
    TournamentStandings/items maxItems tournament_participants_max
    CreateTournamentRequest/name maxLength tournament_name_length_max
    MessageRequest/text maxLength message_length_max
    ReportRequest/text maxLength report_text_length_max
    /seconds minimum gift_s_min
    /seconds maximum gift_s_max
    Request/turn_limit_s minimum turn_limit_s_min
    /turn_limit_s maximum turn_limit_s_max
    /wait_s minimum seek_wait_s_min
    /wait_s maximum seek_wait_s_max
";

async fn published() -> Value {
    Local::start().anonymous().get("/v1/meta").await.expect(200)["limits"].take()
}

/// The constants of all lists of limits.
fn declared() -> BTreeSet<String> {
    let texts = files_below(&root().join("src")).into_iter().map(|file| {
        let is_code = file.extension().is_some_and(|ending| ending == "rs");
        if is_code { fs::read_to_string(file).unwrap() } else { String::new() }
    });
    let names = |text: String| -> Vec<String> {
        let lists = text.split("\nkontor_limits::limits! {").skip(1);
        let lines = lists.flat_map(|list| list.split("\n}").next().unwrap().lines());
        let constants = lines.filter_map(|line| line.trim().strip_prefix("pub const "));
        constants.map(|rest| rest.split(':').next().unwrap().to_lowercase()).collect()
    };
    texts.flat_map(names).collect()
}

#[tokio::test]
async fn every_limit_that_a_module_declares_is_published() {
    let (declared, published) = (declared(), published().await);
    assert!(declared.contains("webhooks_max"), "{declared:?}");
    let missing: Vec<_> = declared.iter().filter(|name| published[name].is_null()).collect();
    assert!(missing.is_empty(), "not listed in src/http/routes/limits.rs: {missing:?}");
}

#[tokio::test]
async fn the_guide_has_the_numbers_of_the_limits() {
    let limits = published().await;
    for (page, sentence) in SENTENCES {
        let parts: Vec<&str> = sentence.split(['{', '}']).collect();
        let number = |(at, part): (usize, &&str)| match at % 2 {
            0 => (*part).to_owned(),
            _ => with_commas(limits[part].as_u64().unwrap_or_else(|| panic!("no limit {part}"))),
        };
        let expected: String = parts.iter().enumerate().map(number).collect();
        let Page { path, text } = Page::read(&format!("docs/{page}.md"));
        assert!(text.contains(&expected), "{path} lacks «{expected}»");
    }
}

/// As pages write a number: 1,024.
fn with_commas(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        _ => format!("{},{:03}", with_commas(number / 1_000), number % 1_000),
    }
}

#[tokio::test]
async fn the_schemas_of_requests_have_the_numbers_of_the_limits() {
    let limits = published().await;
    let document: Value = serde_json::from_str(&DOCUMENTS.texts.openapi_3_1).unwrap();
    let places = places(&document);
    for bound in BOUNDS.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = bound.split(' ').collect();
        let [end, keyword, limit] = words[..] else { panic!("{bound}") };
        let has_bound = |(place, schema): &&(String, &Value)| {
            place.ends_with(end) && !schema[keyword].is_null()
        };
        let such: Vec<_> = places.iter().filter(has_bound).collect();
        assert!(!such.is_empty(), "no place of the contract for «{bound}»");
        for (place, schema) in such {
            assert_eq!(schema[keyword], limits[limit], "{place}: {keyword} is {limit}");
        }
    }
}

/// The schemas of all parameters, as `path?name`, and of all fields, as `#/Schema/field`.
fn places(document: &Value) -> Vec<(String, &Value)> {
    let mut places = Vec::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let operations = operations.as_object().unwrap().values();
        let parameters = operations.filter_map(|operation| operation["parameters"].as_array());
        for parameter in parameters.flatten() {
            let name = parameter["name"].as_str().unwrap();
            places.push((format!("{path}?{name}"), &parameter["schema"]));
        }
    }
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
            places.push((format!("#/{name}/{field}"), schema));
        }
    }
    places
}
