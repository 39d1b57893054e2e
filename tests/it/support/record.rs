//! Records, checked by means of the file and the published keys alone.

use std::fs;

use kontor_json::canonical::canonical;
use kontor_log::chain::{FIRST_LINK, Seed, hex};
use kontor_rules::{Seat, Viewer};
use kontor_tables::{
    error::RecordFault,
    records::verify::{self, Verified},
};
use serde_json::{Value, json};

pub use kontor_tables::records::record::Record;

/// Recorded games of a released version, one of each ruleset: its name and number of players.
pub const LOGGED: [(&str, usize); 4] =
    [("medici", 3), ("basari", 3), ("haendler", 2), ("dale_of_merchants", 2)];

/// The record of a finished game that a released version wrote, with the fields that came later.
pub fn logged(ruleset: &str, players: usize) -> Value {
    logged_as(ruleset, &format!("{players}_players"))
}

/// The record of a finished fork.
pub fn logged_fork(ruleset: &str) -> Value {
    logged_as(ruleset, "fork")
}

fn logged_as(ruleset: &str, name: &str) -> Value {
    let file = format!("{}/tests/logs/{ruleset}/v1/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let mut log: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let mut record = log["record"].take();
    let add = |object: &mut Value, field: &str, value: Value| {
        object.as_object_mut().unwrap().entry(field).or_insert(value);
    };
    add(&mut record, "sandbox", json!(false));
    record["players"]
        .as_array_mut()
        .unwrap()
        .iter_mut()
        .for_each(|player| add(player, "bot", json!(null)));
    record
}

/// The record with new links, as the holder of the seeds can compute them.
pub fn chained(mut record: Value) -> Value {
    let seeds: Vec<(u64, Seed)> = record["seeds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seed| {
            (
                seed["from_commit"].as_u64().unwrap(),
                Seed::from_hex(seed["seed"].as_str().unwrap()).unwrap(),
            )
        })
        .collect();
    let mut link = FIRST_LINK;
    let mut links = Vec::new();
    for (number, commit) in (0..).zip(record["commits"].as_array().unwrap()) {
        let (_, seed) = seeds.iter().rev().find(|(from, _)| *from <= number).unwrap();
        link = seed.link(&link, number, &canonical(commit));
        links.push(hex(&link));
    }
    record["chain_head"] = json!(hex(&link));
    record["links"] = json!(links);
    record
}

/// The record with a signature in the right form, by an unknown key.
pub fn signed_by_unknown_key(mut record: Value) -> Value {
    let encode = |part: Value| data_encoding::BASE64URL_NOPAD.encode(part.to_string().as_bytes());
    let header = encode(json!({ "typ": "kontor-record", "alg": "EdDSA", "kid": "unknown" }));
    let commits = record["commits"].as_array().unwrap().len();
    let seal = encode(
        json!({ "game": record["game"], "commits": commits, "chain_head": record["chain_head"] }),
    );
    record["signature"] =
        json!(format!("{header}.{seal}.{}", data_encoding::BASE64URL_NOPAD.encode(&[0; 64])));
    record
}

/// Seq of the last event of each commit.
pub fn ends(record: &Value) -> Vec<u64> {
    let commits = record["commits"].as_array().unwrap().iter();
    let counts = commits.map(|commit| commit["events"].as_array().unwrap().len() as u64);
    counts
        .scan(0, |seq, count| {
            *seq += count;
            Some(*seq)
        })
        .collect()
}

/// A seat's view of a position, as `kontor replay` shows it; without a seat, the spectator's.
pub fn replayed(record: &Record, at: u64, seat: Option<u8>) -> Value {
    let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    serde_json::to_value(verify::replay(record, at, viewer).unwrap()).unwrap()
}

/// Parses a record; `None` if the text is no record.
pub fn read(text: &str) -> Option<Record> {
    verify::read(text).ok()
}

/// Verifies a record without the server's keys.
pub fn verify(record: &Record) -> Result<Verified, RecordFault> {
    verify::verify(record, None)
}

/// Verifies a record, including its signature by the key set that the server publishes.
pub fn verify_signed(record: &Record, jwks: &Value) -> Result<Verified, RecordFault> {
    verify::verify(record, Some(&serde_json::from_value(jwks.clone()).unwrap()))
}
