//! Tests of the room: the contract over both stores, then what is the embedded store's own.

mod bad_manners;
mod contract;
mod crashes;
mod durability;
mod index;
mod openings;
mod transfers;

use serde_json::value::RawValue;

use super::*;

/// A text as JSON.
fn raw(json: &str) -> Box<RawValue> {
    RawValue::from_string(json.to_owned()).unwrap()
}

fn log(name: &str) -> LogId {
    LogId(name.into())
}

fn at(number: u64) -> Option<Position> {
    Some(Position::embedded(number))
}

/// An entry told apart by its id, whose summary is a list of states that the log is listed under.
fn entry(id: &str, states: &[&str]) -> Arc<Entry> {
    let request = Request { player: "p1".into(), key: id.into(), fingerprint: "f".into() };
    Arc::new(Entry {
        append_id: id.into(),
        request: Some(request.into()),
        summary: raw(&serde_json::to_string(states).unwrap()),
        seed: None,
        commit: raw(&format!(r#"{{"note":"kept to the byte: 1.0, \u00e9","id":"{id}"}}"#)),
    })
}

/// The same with another commit.
fn entry_with(commit: &str, id: &str, states: &[&str]) -> Arc<Entry> {
    Arc::new(Entry { commit: raw(commit), ..Entry::clone(&entry(id, states)) })
}

/// One row `state/log` for each state of the summary.
fn rows_of(log: &LogId, summary: &RawValue) -> Vec<String> {
    let states: Vec<String> = serde_json::from_str(summary.get()).unwrap();
    states.into_iter().map(|state| format!("{state}/{log}")).collect()
}

fn ids(entries: Vec<(Position, Entry)>) -> Vec<(u64, String)> {
    entries.into_iter().map(|(position, entry)| (position.number, entry.append_id)).collect()
}
