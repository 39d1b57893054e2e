//! Tests of this crate: first the guarantees of the traits for every store, then what only
//! the embedded store does, then what only the one in PostgreSQL does.

mod contract;
mod crashes;
mod damage;
mod durability;
mod groups;
mod groups_on_disk;
mod index_overlay;
mod injected_faults;
mod marks;
mod opening;
mod parents;
mod postgres;
mod preconditions;
mod read_only;
mod snapshots;
mod transfer;

use std::sync::Arc;

use serde_json::value::RawValue;

use super::*;

/// A store with both traits.
trait Store: EventStore + DocumentStore + 'static {}

impl<S: EventStore + DocumentStore + 'static> Store for S {}

/// Parses a text as raw JSON.
fn raw(json: &str) -> Box<RawValue> {
    RawValue::from_string(json.to_owned()).unwrap()
}

fn log(name: &str) -> LogId {
    LogId(name.into())
}

fn at(number: u64) -> Option<Position> {
    Some(Position::embedded(number))
}

/// An entry with this id whose summary is a list of states; each state is one index row.
fn entry(id: &str, states: &[&str]) -> Arc<Entry> {
    let request =
        IdempotentRequest { player: "p1".into(), key: id.into(), fingerprint: "f".into() };
    Arc::new(Entry {
        append_id: id.into(),
        request: Some(request.into()),
        parent: None,
        base: None,
        summary: raw(&serde_json::to_string(states).unwrap()),
        seed: None,
        commit: raw(&format!(r#"{{"note":"kept to the byte: 1.0, \u00e9","id":"{id}"}}"#)),
    })
}

/// The same with a base: entry `number`, whose states are `base`.
fn entry_on(number: u64, base: &[&str], id: &str, states: &[&str]) -> Arc<Entry> {
    let summary = raw(&serde_json::to_string(base).unwrap()).into();
    Arc::new(Entry { base: Some(Base { number, summary }), ..Entry::clone(&entry(id, states)) })
}

/// The same with another commit.
fn entry_with(commit: &str, id: &str, states: &[&str]) -> Arc<Entry> {
    Arc::new(Entry { commit: raw(commit), ..Entry::clone(&entry(id, states)) })
}

/// One index row `state/log` for each state of the summary and of its base.
fn index_rows_of(log: &LogId, last: &Entry) -> Vec<String> {
    let states = |summary: &RawValue| serde_json::from_str::<Vec<String>>(summary.get()).unwrap();
    let base = last.base.iter().flat_map(|base| states(&base.summary));
    states(&last.summary).into_iter().chain(base).map(|state| format!("{state}/{log}")).collect()
}

fn ids(entries: Vec<(Position, Entry)>) -> Vec<(u64, String)> {
    entries.into_iter().map(|(position, entry)| (position.number, entry.append_id)).collect()
}
