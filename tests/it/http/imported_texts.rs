//! Records whose options have texts that the author of the record could choose: the names on a
//! board of one's own, which views, events and actions repeat.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::support::{
    client::Caller,
    local::Local,
    record::{self, chained, logged, signed_by_unknown_key},
};

/// Later than all recorded games.
const TEN_YEARS_S: u64 = 10 * 365 * 24 * 60 * 60;

/// Texts that look like something else, or steer a terminal.
const HIDDEN: [&str; 6] = ["\u{1b}[2J", "\0", "\u{202e}", "\n", "\u{200b}", "\u{e0041}"];

/// Gives texts other forms, wherever they stand.
pub fn renamed(value: &mut Value, names: &BTreeMap<String, String>) {
    match value {
        Value::String(text) => {
            if let Some(name) = names.get(text) {
                text.clone_from(name);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|value| renamed(value, names)),
        Value::Object(fields) => fields.values_mut().for_each(|value| renamed(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The texts at these places of a board, each with the same prefix: so their order stays.
fn prefixed(board: &Value, list: &str, field: Option<&str>, prefix: &str) -> Vec<(String, String)> {
    let texts = board[list].as_array().unwrap().iter();
    let texts = texts.map(|item| field.map_or(item, |field| &item[field]).as_str().unwrap());
    texts.map(|text| (text.to_owned(), format!("{prefix}{text}"))).collect()
}

/// The board of the recorded game.
async fn board(caller: &Caller) -> Value {
    let components = caller.get("/v1/rulesets/haendler/components").await.expect(200);
    components["components"]["boards"][0]["board"].clone()
}

/// The record of a finished game on a board of one's own, on which the texts of one kind begin with
/// this prefix.
fn played_on(board: &Value, list: &str, field: Option<&str>, prefix: &str) -> Value {
    let mut record = logged("haendler", 2);
    let mut layout = board.clone();
    let names = prefixed(&layout, list, field, prefix).into_iter().collect();
    renamed(&mut layout, &names);
    let board = json!({ "type": "own", "layout": layout });
    record["options"]["board"] = board.clone();
    record["commits"][0]["events"][0]["data"]["options"]["board"] = board;
    // Names are shown on the board only; ids are in actions and events.
    if field != Some("name") {
        for commit in record["commits"].as_array_mut().unwrap() {
            renamed(&mut commit["action"], &names);
            renamed(&mut commit["events"], &names);
        }
    }
    signed_by_unknown_key(chained(record))
}

const TEXTS: [(&str, Option<&str>); 4] =
    [("cities", Some("id")), ("cities", Some("name")), ("spaces", None), ("ranks", Some("name"))];

/// The record is in order, so that nothing but its texts is the reason.
#[tokio::test]
async fn a_record_with_texts_that_cannot_be_seen_is_verified_and_not_imported() {
    let local = Local::start();
    local.clock.advance_s(TEN_YEARS_S);
    let ada = local.guest("Ada").await;
    let board = board(&ada).await;
    for ((list, field), hidden) in TEXTS.into_iter().flat_map(|text| HIDDEN.map(|it| (text, it))) {
        let record = played_on(&board, list, field, hidden);
        record::verify(&record::read(&record.to_string()).unwrap()).unwrap();
        let problem = ada.post("/v1/records", &record).await.refused("options-invalid");
        let error = &problem["errors"][0];
        assert_eq!(error["code"], "malformed", "{list} {hidden:?}: {error}");
        let pointer = error["pointer"].as_str().unwrap();
        assert!(pointer.starts_with("/options/board/layout/"), "{list} {hidden:?}: {pointer}");
        let text = record.pointer(pointer).unwrap().as_str().unwrap();
        assert!(text.starts_with(hidden), "{pointer}: {text:?}");
    }
    assert_eq!(local.entries().await, 0, "nothing of such a record is kept");
}

#[tokio::test]
async fn texts_of_any_script_that_can_be_seen_are_imported() {
    let local = Local::start();
    local.clock.advance_s(TEN_YEARS_S);
    let ada = local.guest("Ada").await;
    let board = board(&ada).await;
    for (list, field) in TEXTS {
        let record = played_on(&board, list, field, "漢 ”Zoë");
        let game = ada.post("/v1/records", &record).await.expect(201);
        assert_eq!(game["options"], record["options"], "{list}");
    }
}
