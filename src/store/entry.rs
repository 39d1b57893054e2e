//! Entries: what is appended to a log, and what subscribers receive.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{LogId, Position};

/// The request with an idempotency key that led to an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IdempotentRequest {
    /// Id of the player who sent it.
    pub player: String,
    /// Its idempotency key.
    pub key: String,
    /// Hash of method, path and canonical body.
    pub fingerprint: String,
}

/// An earlier entry of the same log whose summary later summaries are based on.
#[derive(Clone, Debug)]
pub struct Base {
    /// Number of that entry.
    pub number: u64,
    /// Its summary, which is complete.
    pub summary: Arc<RawValue>,
}

/// Only the number is stored.
impl Serialize for Base {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.number.serialize(out)
    }
}

/// Where the history of a log begins that has no entry 0 of its own: in another log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parent {
    /// The other log.
    pub log: LogId,
    /// The number of its last entry that belongs to the history. The first entry of the log itself
    /// has the next number.
    pub last: u64,
}

/// One accepted command. Everything except the commit is metadata: it is never hashed and never
/// sent to clients. On disk a base is only a number: `Entry<u64>`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry<B = Base> {
    /// Random id. It distinguishes an entry that is offered twice from another entry.
    pub append_id: String,
    /// The request that led to it, if that request had an idempotency key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Arc<IdempotentRequest>>,
    /// The log that comes before this one; only in the first entry of a log that has a parent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<Parent>,
    /// The entry of the same log that has the rest of the summary, if `summary` leaves out what has
    /// not changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<B>,
    /// The state of the table after this entry, as lists need it; if there is a base, only the
    /// progress of the game.
    pub summary: Box<RawValue>,
    /// The secret seed of the game; only in the first entry of a log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Canonical JSON, stored and returned byte for byte.
    pub commit: Box<RawValue>,
}

impl Entry {
    /// An entry without a request of a caller, without a parent log, and with the whole summary.
    pub fn new(append_id: String, summary: Box<RawValue>, commit: Box<RawValue>) -> Self {
        let (request, parent, base, seed) = (None, None, None, None);
        Entry { append_id, request, parent, base, summary, seed, commit }
    }
}

impl Entry<u64> {
    /// Replaces the number of the base by the base itself.
    pub(super) fn with_base(self, base: Option<Base>) -> Entry {
        let Entry { append_id, request, parent, base: _, summary, seed, commit } = self;
        Entry { append_id, request, parent, base, summary, seed, commit }
    }
}

/// A durable entry, as subscribers receive it.
#[derive(Clone, Debug)]
pub struct AppendedEntry {
    /// Its log.
    pub log: LogId,
    /// Its position in the log.
    pub position: Position,
    /// The entry.
    pub entry: Arc<Entry>,
}
