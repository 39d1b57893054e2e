//! Games that released versions recorded must verify in full and show the same views in every later
//! version.

use std::{collections::BTreeSet, fs, path::PathBuf};

use kontor_auth::jwks::Jwks;
use kontor_games::GameKind;
use kontor_log::{chain, snapshot::Snapshot, summary::Summary, table_action::TableAction};
use kontor_rules::Viewer;
use kontor_store::{Entry, Position};
use kontor_tables::{records::record::Record, records::verify};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::support::{contract::DOCUMENTS, stores::Stores};

/// A file of `tests/logs`, as `record.py` writes it.
#[derive(Deserialize)]
struct Log {
    record: Record,
    jwks: Jwks,
    views: Vec<Seen>,
}

/// A view that the server showed at a position of the game.
#[derive(Deserialize)]
struct Seen {
    at: u64,
    view: Value,
}

/// The types in a commit.
#[derive(Deserialize)]
struct Types {
    action: Typed,
    events: Vec<Typed>,
}

#[derive(Deserialize)]
struct Typed {
    #[serde(rename = "type")]
    name: String,
}

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs"))
}

fn logs() -> Vec<(PathBuf, Log)> {
    let folder = folder();
    let folders = |path: &PathBuf| -> Vec<PathBuf> {
        let mut inside: Vec<PathBuf> =
            fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
        inside.sort();
        inside
    };
    let games = folders(&folder).into_iter().filter(|path| path.is_dir());
    let files = games.flat_map(|game| folders(&game)).flat_map(|version| folders(&version));
    let read = |file: PathBuf| {
        let log: Result<Log, _> = serde_json::from_str(&fs::read_to_string(&file).unwrap());
        let log = log.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(!log.views.is_empty(), "{} has no views", file.display());
        (file, log)
    };
    let logs: Vec<(PathBuf, Log)> = files.map(read).collect();
    assert!(!logs.is_empty(), "no game is recorded");
    logs
}

#[test]
fn every_recorded_game_verifies_in_full() {
    for (file, log) in logs() {
        let verified = verify::verify(&log.record, Some(&log.jwks))
            .unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        assert!(verified.recomputed && verified.signature_checked, "{}", file.display());
    }
}

#[test]
fn every_recorded_game_shows_what_the_server_showed() {
    for (file, log) in logs() {
        for seen in &log.views {
            let seat = serde_json::from_value(seen.view["seat"].clone()).unwrap();
            let viewer = Option::map_or(seat, Viewer::Spectator, Viewer::Seat);
            let replayed = verify::replay(&log.record, seen.at, viewer).unwrap();
            assert_eq!(
                serde_json::to_value(replayed).unwrap(),
                seen.view,
                "{} at {}",
                file.display(),
                seen.at
            );
        }
    }
}

#[test]
fn every_number_of_players_of_every_version_of_the_rules_stands_in_a_log() {
    let numbers = |log: Log| (log.record.rules_version, log.record.players.len());
    let played: BTreeSet<(String, usize)> =
        logs().into_iter().map(|(_, log)| numbers(log)).collect();
    for kind in GameKind::ALL {
        for version in 1..=kind.version() {
            for seats in kind.seats() {
                let rules = format!("{}/{version}", kind.id());
                let game = (rules, usize::from(seats));
                assert!(played.contains(&game), "{} with {seats} players", game.0);
            }
        }
    }
}

/// Tables that ended before their start: one that its owner deleted, and the same if it had been left
/// alone for 28 days instead.
const ENDED: [&str; 2] = ["deleted.jsonl", "expired.jsonl"];

/// The entries of such a table. It has no record, because only games that began have one; so its log
/// is kept as `kontor export` writes it.
async fn ended(file: &str) -> (String, Vec<(Position, Entry)>) {
    let text = fs::read_to_string(folder().join(file)).unwrap();
    let stores = Stores::in_memory();
    kontor_store::import(&*stores.memory, &mut text.as_bytes()).await.unwrap();
    let logs = stores.events.logs(None, 2).await.unwrap();
    let [log] = &logs[..] else { panic!("it has one log, not {logs:?}") };
    (log.0.to_string(), stores.events.read(log, 0, usize::MAX).await.unwrap())
}

#[tokio::test]
async fn a_table_that_was_deleted_is_read_from_its_log() {
    for file in ENDED {
        let (game, entries) = ended(file).await;
        let (position, first) = &entries[0];
        let mut table = Snapshot::from_first_entry(&game, *position, first).unwrap();
        for (position, entry) in &entries[1..] {
            assert!(!table.lobby.deleted);
            table.apply_entry(*position, entry).unwrap();
        }
        assert!(table.lobby.deleted && table.running.is_none(), "{file}");
        let stored = Summary::of(&entries.last().unwrap().1).unwrap();
        assert_eq!(chain::hex(&table.head), stored.progress.chain_head, "{file}");
    }
}

/// The types that the contract has of a union.
fn of_the_contract(union: &str) -> BTreeSet<String> {
    let document: Value = serde_json::from_str(&DOCUMENTS.texts.openapi_3_1).unwrap();
    let mapping = &document["components"]["schemas"][union]["discriminator"]["mapping"];
    mapping.as_object().unwrap().keys().cloned().collect()
}

/// The types of the commands of tables, which the contract does not have. serde lists them where it
/// reads one that does not exist.
fn of_tables() -> BTreeSet<String> {
    let refused = serde_json::from_value::<TableAction>(json!({ "type": "none" })).unwrap_err();
    refused.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[tokio::test]
async fn every_event_and_every_action_stands_in_a_log() {
    let (mut events, mut actions) = (BTreeSet::new(), BTreeSet::new());
    let mut add = |commit: &str| {
        let types: Types = serde_json::from_str(commit).unwrap();
        actions.insert(types.action.name);
        events.extend(types.events.into_iter().map(|event| event.name));
    };
    for (_, log) in logs() {
        log.record.commits.iter().for_each(|commit| add(commit.get()));
    }
    for file in ENDED {
        ended(file).await.1.iter().for_each(|(_, entry)| add(entry.commit.get()));
    }
    assert_eq!(events, of_the_contract("GameEvent"));
    let (by_rules, by_tables) = (of_the_contract("GameAction"), of_tables());
    assert_eq!(actions, &by_rules | &by_tables);
}
