//! Games that released versions recorded must verify in full and show the same views in every later
//! version.

use std::{collections::BTreeSet, fs, path::PathBuf};

use kontor_app::{records::record::Record, records::verify};
use kontor_auth::jwks::Jwks;
use kontor_games::GameKind;
use kontor_rules::Viewer;
use serde::Deserialize;
use serde_json::Value;

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

fn logs() -> Vec<(PathBuf, Log)> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs"));
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
fn every_number_of_players_of_every_game_stands_in_a_log() {
    let played: BTreeSet<(String, usize)> =
        logs().into_iter().map(|(_, log)| (log.record.ruleset, log.record.players.len())).collect();
    for kind in GameKind::ALL {
        for seats in kind.seats() {
            assert!(
                played.contains(&(kind.id().to_owned(), usize::from(seats))),
                "{} with {seats} players",
                kind.id()
            );
        }
    }
}
