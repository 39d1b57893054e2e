//! Whether what is named in a store is there: of a store that was salvaged, something may be
//! missing that other things name. It is for operators; the service itself gets along without it.

mod orphans;

use std::collections::{BTreeMap, BTreeSet};

use kontor_store::{DocumentStore, EventStore, LogId, StoreError};
use serde_json::Value;

use kontor_log::names::game_of_messages;
pub use orphans::{Orphans, OrphansByKind, orphans};

/// How many logs, entries or documents are read at a time.
const READ_MAX: usize = 256;

/// How many of those that name something missing are kept.
pub const NAMED_BY_MAX: usize = 8;

/// Length of the ids that the server makes: a letter, `_` and 26 letters and digits.
const ID_LENGTH: usize = 28;

/// Documents with keys that have texts of players, or name what may be gone on purpose.
const KEYS_NOT_READ: [&str; 5] = ["name/", "look/", "report/", "reports/", "former/"];

/// What is missing, each with some of the documents and logs that name it.
pub type Missing = BTreeMap<String, BTreeSet<String>>;

/// What is named and what is there.
#[derive(Default)]
struct References {
    players: BTreeSet<String>,
    apps: BTreeSet<String>,
    games: BTreeSet<String>,
    /// Each thing that is named, with some of those that name it.
    named: Missing,
}

/// Finds what is named in a store and is not there: players, apps, games.
pub async fn missing<S>(store: &S) -> Result<Missing, StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let mut found = References::default();
    let mut after = None::<LogId>;
    loop {
        let logs = store.logs(after.as_ref(), READ_MAX).await?;
        for log in &logs {
            found.read_log(store, log).await?;
        }
        match logs.last() {
            Some(last) => after = Some(last.clone()),
            None => break,
        }
    }
    let mut after = None::<String>;
    loop {
        let documents = store.scan("", after.as_deref(), READ_MAX).await?;
        for (key, document) in &documents {
            found.read_document(key, &document.value);
        }
        match documents.last() {
            Some((last, _)) => after = Some(last.clone()),
            None => break,
        }
    }
    let References { players, apps, games, mut named } = found;
    named.retain(|id, _| !(players.contains(id) || apps.contains(id) || games.contains(id)));
    Ok(named)
}

/// Whether this is an id that the server makes, of this kind.
fn is_id(text: &str, kind: &str) -> bool {
    let rest = text.strip_prefix(kind);
    text.len() == ID_LENGTH
        && rest
            .is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()))
}

impl References {
    fn name(&mut self, id: &str, by: &str) {
        let named_by = self.named.entry(id.to_owned()).or_default();
        if named_by.len() < NAMED_BY_MAX {
            named_by.insert(by.to_owned());
        }
    }

    /// Reads which players a log names, except in what was imported, whose players are names.
    async fn read_log<S>(&mut self, store: &S, log: &LogId) -> Result<(), StoreError>
    where
        S: EventStore + ?Sized,
    {
        match game_of_messages(log) {
            Some(game) => self.name(game, &log.0),
            None => drop(self.games.insert(log.0.to_string())),
        }
        let Some((first, entry)) = store.first(log).await? else { return Ok(()) };
        let summary = serde_json::from_str::<Value>(entry.summary.get()).unwrap_or_default();
        let mut next = first.number + summary["imported_commits"].as_u64().unwrap_or_default();
        loop {
            let entries = store.read(log, next, READ_MAX).await?;
            for (position, entry) in &entries {
                next = position.number + 1;
                // What is no JSON is a damage that is noticed when the log is read as a game.
                let commit = serde_json::from_str::<Value>(entry.commit.get()).unwrap_or_default();
                for event in commit["events"].as_array().into_iter().flatten() {
                    self.read_event(event, &log.0);
                }
            }
            if entries.len() < READ_MAX {
                return Ok(());
            }
        }
    }

    fn read_event(&mut self, event: &Value, log: &str) {
        if event["type"].as_str().is_some_and(|kind| kind.starts_with("table.")) {
            for who in ["player", "owner"] {
                let id = event["data"][who]["id"].as_str().filter(|id| is_id(id, "p_"));
                id.into_iter().for_each(|id| self.name(id, log));
            }
        }
    }

    fn read_document(&mut self, key: &str, value: &str) {
        let (kind, rest) = key.split_once('/').unwrap_or((key, ""));
        let value = serde_json::from_str::<Value>(value).unwrap_or_default();
        match kind {
            // The account of a former player is gone on purpose.
            "player" | "former" => drop(self.players.insert(rest.to_owned())),
            "app" => drop(self.apps.insert(rest.to_owned())),
            _ => {}
        }
        if !KEYS_NOT_READ.iter().any(|prefix| key.starts_with(prefix)) {
            for part in rest.split('/').filter(|part| is_id(part, "p_") || is_id(part, "g_")) {
                self.name(part, key);
            }
        }
        let of_value = match kind {
            // A claim that lapses is of a player whose account may not be written yet.
            "name" | "look" if value["lapses_at_ms"].is_null() => vec![&value["player"]],
            "session" | "token" => vec![&value["player"]],
            "app" => vec![&value["owner"]],
            "bots" | "apps" => value["ids"].as_array().into_iter().flatten().collect(),
            _ => Vec::new(),
        };
        for id in of_value.into_iter().filter_map(Value::as_str) {
            self.name(id, key);
        }
    }
}
