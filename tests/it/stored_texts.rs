//! Texts of a record that was imported by an earlier release, which refused none: the record is as
//! it was signed, and everywhere else what cannot be seen is replaced.

use std::{collections::BTreeMap, sync::Arc};

use kontor_games::GameKind;
use kontor_json::canonical::canonical;
use kontor_log::{
    any_rules::rules_of,
    chain::Seed,
    commit::Commit,
    snapshot::Snapshot,
    summary::{Summary, TableSummary},
};
use kontor_store::{Entry, EventStore, LogId, Position};
use reqwest::Method;
use serde_json::{Value, json, value::RawValue};

use crate::http::imported_texts::renamed;
use crate::support::{
    client::Caller,
    local::Local,
    record::{self, chained, ends, logged, signed_by_unknown_key},
    table::Table,
};

/// Later than all recorded games.
const TEN_YEARS_S: u64 = 10 * 365 * 24 * 60 * 60;

/// What cannot be seen, or ends a line.
const HIDDEN: &str = "\0\u{1b}[2J\u{202e}\n";
/// The same as it is shown in a text that can have several lines, such as a name on a board.
const SHOWN: &str = "\u{fffd}\u{fffd}[2J\u{fffd}\n";

/// Moves after which a game on such a board is not played on.
const MOVES_MAX: usize = 60;

/// The record of a finished game on a board of one's own: all its ids and names, and the names of
/// its players, begin with what cannot be seen.
async fn record(caller: &Caller) -> Value {
    let components = caller.get("/v1/rulesets/haendler/components").await.expect(200);
    let layout = components["components"]["boards"][0]["board"].clone();
    let mut record = logged("haendler", 2);
    let mut names = BTreeMap::new();
    let mut add = |text: &Value| {
        let text = text.as_str().unwrap();
        names.insert(text.to_owned(), format!("{HIDDEN}{text}"));
    };
    for city in layout["cities"].as_array().unwrap() {
        [&city["id"], &city["name"]].into_iter().for_each(&mut add);
    }
    layout["spaces"].as_array().unwrap().iter().for_each(&mut add);
    layout["ranks"].as_array().unwrap().iter().for_each(|rank| add(&rank["name"]));
    record["players"].as_array().unwrap().iter().for_each(|player| add(&player["player"]["name"]));
    let board = json!({ "type": "own", "layout": layout });
    record["options"]["board"] = board.clone();
    record["commits"][0]["events"][0]["data"]["options"]["board"] = board;
    for part in ["options", "commits", "players"] {
        renamed(&mut record[part], &names);
    }
    signed_by_unknown_key(chained(record))
}

/// Writes the entries that an import made before it refused texts, and returns the id of the game.
async fn imported_earlier(local: &Local, by: &Caller, record: &Value) -> String {
    let (id, rules) = ("g_imported_earlier".to_owned(), rules_of(GameKind::Haendler));
    let text = |commit: &Value| RawValue::from_string(canonical(commit)).unwrap();
    let commits: Vec<Box<RawValue>> =
        record["commits"].as_array().unwrap().iter().map(text).collect();
    let seed = record["seeds"][0]["seed"].as_str().unwrap();
    let imported = json!({
        "by": { "id": by.id, "name": "Ada" }, "at": record["commits"][0]["at"],
        "visibility": "public", "game": record["game"], "signature": record["signature"],
    });
    let first = Commit::parse(rules, commits[0].get()).unwrap();
    let start = Position { number: 0, token: 0 };
    let made = Seed::from_hex(seed).unwrap();
    let made = Snapshot::create(rules, &id, start, first, commits[0].get(), made, None).unwrap();
    let Summary { table, progress } = made.summary();
    let table = TableSummary {
        imported_commits: commits.len() as u64,
        import: Some(serde_json::from_value(imported).unwrap()),
        partial: true,
        ..table
    };
    let entry =
        Entry::new("0".to_owned(), Summary { table, progress }.to_raw(), commits[0].clone());
    let mut entries = vec![Arc::new(Entry { seed: Some(seed.to_owned()), ..entry })];
    let mut now = Snapshot::from_first_entry(&id, start, &entries[0]).unwrap();
    for (number, commit) in (0..).zip(&commits).skip(1) {
        let parsed = Commit::parse(rules, commit.get()).unwrap();
        let position = Position { number, token: number };
        now.apply_commit(position, parsed, commit.get(), None).unwrap();
        now.add_to_history(None);
        let Summary { table, progress } = now.summary();
        let partial = number + 1 < commits.len() as u64;
        let summary = Summary { table: TableSummary { partial, ..table }, progress };
        entries.push(Arc::new(Entry::new(number.to_string(), summary.to_raw(), commit.clone())));
    }
    local.store.append_all(&LogId(id.as_str().into()), None, &entries).await.unwrap();
    id
}

/// Texts with a character that cannot be seen or ends a line, wherever they stand. `lines`: whether
/// texts may have several lines.
fn hidden(value: &Value, lines: bool) -> Vec<String> {
    let is_hidden = |text: &&String| {
        text.contains(|letter: char| {
            letter.is_control() && (letter != '\n' || !lines) || letter == '\u{202e}'
        })
    };
    match value {
        Value::String(text) => [text].into_iter().filter(is_hidden).cloned().collect(),
        Value::Array(items) => items.iter().flat_map(|item| hidden(item, lines)).collect(),
        Value::Object(fields) => {
            let names = fields.keys().filter(is_hidden).cloned();
            names.chain(fields.values().flat_map(|field| hidden(field, lines))).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

#[tokio::test]
async fn a_record_imported_earlier_is_kept_and_shown_without_what_cannot_be_seen() {
    let local = Local::start();
    local.clock.advance_s(TEN_YEARS_S);
    let ada = local.guest("Ada").await;
    let source = record(&ada).await;
    let game = imported_earlier(&local, &ada, &source).await;
    let path = format!("/v1/games/{game}");
    let seq = ends(&source)[ends(&source).len() / 2];
    let mut shown = String::new();
    for rest in [
        String::new(),
        "/view".to_owned(),
        "/view?as=0".to_owned(),
        format!("/view?at={seq}&as=1"),
        "/events?limit=500".to_owned(),
    ] {
        let answer = ada.get(&format!("{path}{rest}")).await;
        assert_eq!(hidden(&answer.body, true), [""; 0], "{rest}");
        shown += &answer.clone().expect(200).to_string();
    }
    let city = &source["options"]["board"]["layout"]["cities"][0];
    let name = city["name"].as_str().unwrap().replace(HIDDEN, SHOWN);
    assert!(shown.contains(&json!(name).to_string()), "the names are shown: {name:?}");
    let about = ada.get(&path).await.expect(200);
    assert_eq!(about["options"]["board"]["layout"]["cities"][0]["name"], name);
    assert_eq!(hidden(&about["seats"], false), [""; 0], "a name of a player is one line");
    let list = ada.get("/v1/games?ruleset=haendler").await.expect(200);
    assert_eq!(list["items"][0]["id"], game);
    assert_eq!(hidden(&list, true), [""; 0]);
    let stream = ada.request(Method::GET, &format!("{path}/events"));
    let (_, _, lines) = stream.header("accept", "application/x-ndjson").send_raw().await;
    for line in lines.lines() {
        assert_eq!(hidden(&serde_json::from_str(line).unwrap(), true), [""; 0], "{line}");
    }
    assert!(lines.lines().count() > 1, "{lines}");
    let view = ada.request(Method::GET, &format!("{path}/view?as=0"));
    let (_, _, text) = view.header("accept", "text/plain").send_raw().await;
    let is_hidden = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
    assert!(!text.contains(is_hidden), "{text:?}");
    let ids = source["options"]["board"]["layout"]["spaces"].as_array().unwrap();
    for id in ids.iter().map(|id| id.as_str().unwrap().trim_start_matches(HIDDEN)) {
        assert!(!text.contains(&format!("\n{id}")), "{id} begins no line: {text}");
    }

    // What was signed is as it was signed.
    let kept = ada.get(&format!("{path}/record")).await;
    let read = record::read(&kept.text).unwrap();
    record::verify(&read).unwrap();
    assert_eq!(
        (&kept.body["commits"], &kept.body["options"]),
        (&source["commits"], &source["options"])
    );
}

/// A table that goes on from such a game is played with the texts that are shown.
#[tokio::test]
async fn a_game_on_such_a_board_is_played_by_what_is_shown() {
    let local = Local::start();
    local.clock.advance_s(TEN_YEARS_S);
    let ada = local.guest("Ada").await;
    let source = record(&ada).await;
    let game = imported_earlier(&local, &ada, &source).await;
    let seats = [0, 1].map(|seat| json!({ "seat": seat, "occupant": "me" }));
    let at = ends(&source)[ends(&source).len() / 3];
    let wish = json!({ "at": at, "seats": seats, "sandbox": { "seed": "07".repeat(32) } });
    let fork = ada.post(&format!("/v1/games/{game}/forks"), &wish).await.expect(201);
    let mut table = Table::of(&fork, vec![ada.clone(), ada.clone()]);
    table.start().await;
    let is_shown = |action: &&Value| action.to_string().contains('\u{fffd}');
    for _ in 0..MOVES_MAX {
        let mut due = table.first_due().await;
        assert_eq!(hidden(&due.decision, true), [""; 0]);
        let actions = due.decision["actions"].as_array().unwrap();
        let named = actions.iter().find(is_shown).cloned();
        let previewed = named.clone().unwrap_or_else(|| actions[0].clone());
        let preview = ada.preview(&table.game, &due.decision["id"], &previewed);
        assert_eq!(preview.send().await.expect(200)["legal"], true);
        due.decision["actions"] = json!([previewed]);
        let key = table.fresh_key();
        let reply = table.move_of(&due, &key).send().await.expect(201);
        assert_eq!(hidden(&reply, true), [""; 0]);
        if named.is_some() {
            return;
        }
    }
    panic!("no action named a place within {MOVES_MAX} moves");
}
