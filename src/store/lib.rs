//! The only room that knows the storage engine.
//!
//! **What is kept.** A *log* is a sequence of entries, 0, 1, 2 …; an entry is one accepted command
//! of one game with all that must become true together with it: the commit, the request key it
//! answers, the table's summary. A *document* is a small versioned value of its own (an account, a
//! session). *Rows* are an index made of the summaries alone, by a pure function handed in at
//! opening: they can be thrown away and built again.
//!
//! **What is promised.** An append that returned is on disk. Nobody reads an entry, document or row
//! that is not. One append is one write: nothing outside this room counts on two writes being
//! atomic, so a replicated log with one subject per game can stand behind the same traits.
//!
//! **Crashes.** What was not acknowledged may or may not be there afterwards, but never half of it.
//! After [`AppendError::Unknown`] the same bytes are offered again, and `append_id` tells whether
//! the entry at the wanted number is the one that was offered.
//!
//! **Old shapes.** An entry is handed out as it was first written. The second format has entries
//! that name a base, and each entry of the first is one of the second; once there is one that is
//! not, its conversions (old JSON to new JSON, one function per step) get a folder of their own in
//! this room.
//!
//! Knows no HTTP and no games: commits and summaries are JSON that is only carried.

mod append;
mod codec;
mod committer;
mod disk;
mod draft;
mod durable;
mod index;
mod keys;
mod memory_store;
mod opening;
mod rows;
mod sled_store;
#[cfg(test)]
mod tests;
mod transfer;

pub use append::{APPEND_TRIES_MAX, append_definitely};
pub use codec::{DOCUMENT_BYTES_MAX, ENTRY_BYTES_MAX, KEY_BYTES_MAX};
pub use memory_store::{LAGGING_APPENDS_MAX, MemoryStore, UnknownFate, UnknownPolicy};
pub use opening::{IfMissing, OpenError, Settings};
pub use rows::{ROW_BYTES_MAX, ROWS_PER_LOG_MAX};
pub use sled_store::SledStore;
pub use transfer::{Exported, TransferError, Transferred, export, import};

use std::ops::Bound;
use std::sync::Arc;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The news of how many batches the feed holds for a follower that falls behind; beyond that it is
/// told that it missed some.
pub const FEED_BATCHES_MAX: usize = 256;

/// Name of a log: an id made of `A–Z a–z 0–9 _ -`, at most [`LogId::LENGTH_MAX`] bytes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LogId(pub Arc<str>);

impl LogId {
    /// Longest name, in bytes.
    pub const LENGTH_MAX: usize = 64;

    /// Whether this is a name as promised; the stores refuse to write under any other.
    pub fn is_valid(&self) -> bool {
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
        (1..=Self::LENGTH_MAX).contains(&self.0.len()) && self.0.bytes().all(allowed)
    }
}

impl std::fmt::Display for LogId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where an entry stands: its number in the log, and what the engine wants to see when the next one
/// is appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// 0, 1, 2 … without a gap.
    pub number: u64,
    /// The engine's own; for the embedded stores the same as `number`.
    pub token: u64,
}

impl Position {
    /// The position in an embedded store, whose token is the number itself.
    fn embedded(number: u64) -> Self {
        Position { number, token: number }
    }

    /// The number that an entry behind `after` gets.
    fn next(after: Option<Position>) -> u64 {
        after.map_or(0, |position| position.number.saturating_add(1))
    }
}

/// The request that an entry answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Whose request.
    pub player: String,
    /// Its Idempotency-Key.
    pub key: String,
    /// Hash of method, path and canonical body.
    pub fingerprint: String,
}

/// The summary that others go on from.
#[derive(Clone, Debug)]
pub struct Base {
    /// Number of the entry that it is the summary of.
    pub number: u64,
    /// The summary; it leaves nothing out.
    pub summary: Arc<RawValue>,
}

/// Stored is the number alone.
impl Serialize for Base {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.number.serialize(out)
    }
}

/// One accepted command. Everything but the commit is an envelope: never hashed, never shown. As it
/// is stored it names its base by the number alone: `Entry<u64>`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry<B = Base> {
    /// Random; tells an entry offered twice from another one.
    pub append_id: String,
    /// The request it answers, if that one bore a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Arc<Request>>,
    /// Where the rest of the summary stands, if this entry's leaves out what has not changed since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<B>,
    /// The table after this entry, as lists need it; where there is a base, how far the game is.
    pub summary: Box<RawValue>,
    /// The game's secret seed, in entry 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Canonical JSON, kept to the byte.
    pub commit: Box<RawValue>,
}

impl Entry<u64> {
    /// The entry with the base that was found for it.
    fn on(self, base: Option<Base>) -> Entry {
        let Entry { append_id, request, base: _, summary, seed, commit } = self;
        Entry { append_id, request, base, summary, seed, commit }
    }
}

/// A durable entry, as followers hear of it.
#[derive(Clone, Debug)]
pub struct News {
    /// Of which log.
    pub log: LogId,
    /// Where it stands.
    pub position: Position,
    /// The entry.
    pub entry: Arc<Entry>,
}

/// Why an append did not happen, or may not have.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Another entry stands there: read again and decide again.
    #[error("another entry stands at the wanted position")]
    Taken,
    /// Surely nothing was written.
    #[error("the store refused the entry: {0}")]
    Refused(String),
    /// It may be there, or appear yet: offer the same bytes again.
    #[error("the store cannot tell whether the entry was written: {0}")]
    Unknown(String),
}

/// Why something could not be read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// What was read is not what was written.
    #[error("entry {number} of log {log} is damaged: {what}")]
    Damaged {
        /// Of which log.
        log: String,
        /// Which entry.
        number: u64,
        /// What was found.
        what: String,
    },
    /// The engine failed or is closing.
    #[error("the store is not available: {0}")]
    Unavailable(String),
}

/// Why a document was not written.
#[derive(Clone, Debug, thiserror::Error)]
pub enum PutError {
    /// The document is not at the expected version.
    #[error("the document has another version")]
    Conflict,
    /// The engine failed; the write may or may not have happened.
    #[error("the store is not available: {0}")]
    Unavailable(String),
}

/// A document with its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// 1, 2, 3 … one up with each write.
    pub version: u64,
    /// The value, as JSON text.
    pub value: String,
}

/// The rows that a log has in the index while this is its last entry: a pure function of its
/// summary and base. A row is a short text that sorts as lists do. At most [`ROWS_PER_LOG_MAX`]
/// rows of at most [`ROW_BYTES_MAX`] bytes; what is beyond that is left out.
pub type RowsOf = fn(log: &LogId, last: &Entry) -> Vec<String>;

/// Rows that begin with `prefix`, strictly after `after`.
#[derive(Clone, Debug)]
pub struct RowRange {
    /// What they begin with.
    pub prefix: String,
    /// The row before them, which need not be there.
    pub after: Option<String>,
}

/// Logs and their index.
#[async_trait]
pub trait EventStore: Send + Sync {
    /// Appends an entry behind `after` (`None`: the log is new). Returns once it is on disk.
    async fn append(
        &self,
        log: &LogId,
        after: Option<Position>,
        entry: Arc<Entry>,
    ) -> Result<Position, AppendError>;
    /// Durable entries from number `from` on, at most `limit`.
    async fn read(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError>;
    /// The last durable entry.
    async fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError>;
    /// Names of logs after `after`, in order, at most `limit`: for moving everything elsewhere.
    async fn logs(&self, after: Option<&LogId>, limit: usize) -> Result<Vec<LogId>, StoreError>;
    /// Rows of each of these ranges, in order, at most `limit` of each. All are of one moment,
    /// which may lag behind the logs.
    async fn rows_of_ranges(
        &self,
        ranges: Vec<RowRange>,
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError>;
    /// Rows that begin with `prefix`, in order, strictly after `after`, at most `limit`.
    async fn rows(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<String>, StoreError> {
        let range = RowRange { prefix: prefix.to_owned(), after: after.map(str::to_owned) };
        Ok(self.rows_of_ranges(vec![range], limit).await?.concat())
    }
    /// Durable entries of all logs from now on, in order per log, those together that became
    /// durable together. A follower that falls behind is told that it missed some.
    fn follow(&self) -> tokio::sync::broadcast::Receiver<Arc<[News]>>;
}

/// Small versioned values.
#[async_trait]
pub trait DocumentStore: Send + Sync {
    /// The document, if there is one.
    async fn get(&self, key: &str) -> Result<Option<Document>, StoreError>;
    /// Writes a document whose version is `expected` (`None`: there is none yet). Returns its new
    /// version, durable.
    async fn put(&self, key: &str, expected: Option<u64>, value: String) -> Result<u64, PutError>;
    /// Takes a document away if its version is `expected`.
    async fn delete(&self, key: &str, expected: u64) -> Result<(), PutError>;
    /// Documents whose key begins with `prefix`, in order of keys, strictly after `after`, at most
    /// `limit`.
    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError>;
}

/// Where a scan of what begins with `prefix` and stands after `after` begins.
fn begin_of_scan<'a>(prefix: &'a str, after: Option<&'a str>) -> Bound<&'a str> {
    match after {
        Some(after) if after >= prefix => Bound::Excluded(after),
        Some(_) | None => Bound::Included(prefix),
    }
}
