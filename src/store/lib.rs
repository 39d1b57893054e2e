//! Durable storage: append-only logs, small documents and an index of the logs.
//!
//! This is the only crate that knows the storage engines: [sled](https://docs.rs/sled/0.34), which
//! is embedded, and PostgreSQL, which several servers share. It knows no HTTP and no games: commits
//! and summaries are JSON that it carries without reading.
//!
//! What follows describes the embedded store, [`SledStore`]. How [`PostgresStore`] gives the same
//! guarantees stands in its module, `postgres`.
//!
//! # Data
//!
//! * A **log** holds the history of one game. It is an append-only sequence of **entries** with the
//!   numbers 0, 1, 2, …. An entry is one accepted command with everything that must become true at
//!   the same moment: the commit, the idempotency key of the request, the summary of the table.
//!   A log may have a **parent**: then its first entry goes on from an entry of another log, and
//!   a reader from its beginning gets the parent's entries first. So what two logs have in
//!   common is stored once.
//! * A **document** is one small value with a version, for example an account or a session.
//! * **Index rows** are short strings that sort as lists of games do. A pure function, given to the
//!   store when it is opened ([`IndexRowsFn`]), computes the rows of a log from its last entry.
//!   Rows hold no information of their own: they can be deleted and rebuilt at any time.
//!
//! # Guarantees
//!
//! 1. **Durable.** When a write returns `Ok`, it is on disk: fsync has returned.
//! 2. **No dirty reads.** No reader and no subscriber sees an entry, a row or a document that is
//!    not yet on disk.
//! 3. **Optimistic concurrency.** An append names the entry that it follows, a change of a document
//!    the version that it replaces. Of two writers that name the same one, the second gets a
//!    conflict, which says what it conflicts with ([`Conflict`]). A write can also name versions
//!    that other documents must have ([`Precondition`]).
//! 4. **Atomic writes.** There is one way to write: a group of changes of documents, with at most
//!    one entry of a log ([`Changes`], [`Writer::write`]). It is accepted or refused as one, durable
//!    as one and visible as one. To append an entry and to put a document are groups of one. Two
//!    groups are never atomic together. If the outcome of a group is unknown, it is settled for all
//!    of it ([`write_with_retry`]).
//!
//! # The path of a write
//!
//! All writes go through one thread, the *committer*. It uses group commit: fsync is the slowest
//! step, so all writes that are waiting form one batch and share one fsync.
//!
//! ```text
//! caller      check the group, encode its entry, compute the checksum, put it into the queue
//!               (the queue is bounded: if it is full, the caller waits)
//! committer   1. take the waiting groups, up to the limits of a batch
//!             2. check all of each one against the disk and the groups before it in the batch
//!             3. remember the before-images, apply the batch to the sled tree
//!             4. flush and fsync
//!             5. note the batch in the mark of acknowledged writes
//!             6. publish: from now on readers see the batch
//!             7. reply to the callers, also to those whose writes were rejected
//!             8. notify the subscribers
//! ```
//!
//! Between steps 3 and 6 the sled tree holds data that is not durable yet. Readers do not see it:
//! a log is read up to its *durable head*, the number of its last entry on disk, and of a document
//! that the batch changes readers get the *before-image*, its value before the batch.
//!
//! A group is in one batch, so sled applies all of it or nothing, and it is one record in the mark.
//! Its entry and its documents become visible in one moment: a reader of several documents holds
//! the lock of the before-images until the last one is read.
//!
//! A rejected write waits for step 7 too. The entry that it conflicts with may be in the same
//! batch, and the caller is going to read that entry.
//!
//! # Keys
//!
//! One sled tree holds all data; another one has the number of acknowledged writes. The first byte of a key tells what it belongs to:
//!
//! ```text
//! m   metadata of the store      the version of the format, the version of the index
//! l   entries of logs            log, number of the entry, number of the chunk
//! r   index rows                 the row; there is no value
//! d   documents                  key of the document, number of the chunk
//! a   stale markers              log whose index rows on disk are out of date
//! c   children                   log that is a parent, log whose parent it is
//! x   tombstones                 log that was deleted
//! ```
//!
//! Numbers in keys are big-endian, so the byte order of the keys is the order of the entries. The
//! head of a log is not stored: it is the last key in the key range of the log, which one lookup
//! finds. So no second place can disagree with the log.
//!
//! Values of entries and documents begin with a checksum (CRC-32) and a number: the number of the
//! entry, or the version of the document. The checksum covers that number too, so a value under the
//! wrong key is detected as well as a flipped bit. Values are split into chunks of 4,000 bytes,
//! because sled puts large values into separate files, which the fsync of its main file does not
//! cover.
//!
//! # The index is updated late
//!
//! Index rows are computed on read: updating them on every append made actions 50 % more expensive.
//! The first append to a log leaves its rows on disk unchanged and adds a *stale marker* in the
//! same batch. Later appends to that log change neither rows nor marker. When rows are read, the
//! rows of stale logs are computed from their last entries and laid over those on disk. The number
//! of stale logs is limited; above the limit the rows of the oldest are written and its marker is
//! removed.
//!
//! # Deleting a log
//!
//! A log is deleted in one batch: its entries, its index rows, its stale marker. A log that is the
//! parent of another one stays. A *tombstone* remains, so that an older mark of acknowledged writes
//! does not take the log for lost, salvage does not bring it back, and no other log gets its id.
//! Readers may find the log gone shortly before that is durable.
//!
//! # Crashes
//!
//! * **Crash before fsync has returned.** After the restart the batch is there or it is not. sled
//!   applies a batch atomically, so it is never there in part. No caller had a reply.
//! * **Crash after fsync.** Every write of the batch is there.
//! * **Failed fsync, or a panic of the committer.** Memory and disk may now differ. No write of the
//!   batch is acknowledged and the process aborts; the next start reads what the disk has.
//! * **Unknown outcome.** A caller that gets [`WriteError::Unknown`] must not decide anything else
//!   for that log before the outcome is known. [`write_with_retry`] offers the same changes again;
//!   `append_id` tells whether the entry under the wanted number is theirs. Changes without an entry
//!   have an id of their own, which a store that servers share keeps for an hour.
//! * **Stale index rows.** Opening the store finds the stale markers and updates the rows of those
//!   logs. If the function that computes rows has a new version, all rows are rebuilt.
//!
//! # Damage
//!
//! * **Corrupt data.** An entry whose checksum does not match, that is missing, or whose page cannot
//!   be read, is [`StoreError::Corrupt`]. This affects its own log and logs on the same page only;
//!   all others stay readable and writable.
//! * **Lost data.** If the newest part of sled's file is damaged or gone, sled opens an earlier state
//!   without an error. The mark of acknowledged writes, a file beside sled, says what must be there.
//!   A store that lacks something is [`OpenError::Loss`] and does not open, unless
//!   [`Settings::accept_loss`] says so. The mark can lag behind the store, never the other way round,
//!   so a crash is no loss.
//! * **Unreadable files.** sled panics or fails when it is opened: [`OpenError::Damaged`].
//!   [`salvage()`] reads what is left without sled, of a group perhaps a part. Before sled opens a
//!   file whose end looks damaged, the file is copied, because sled overwrites what follows the
//!   damage.
//! * **Full disk.** sled writes when it is opened: [`OpenError::Full`]. [`ReadOnlyStore`] does not.
//!
//! # Format versions
//!
//! The store has the version of its format under a metadata key and refuses data of a newer
//! program. Format 2 added entries whose summary is based on an earlier entry ([`Base`]), format 3
//! logs with a parent ([`Parent`]) and tombstones, format 4 documents that are written together,
//! which earlier programs would take for half-made ones. Entries of older formats are valid in newer
//! ones, so nothing is converted here; what documents say is converted by those who write them. A
//! future format that needs conversion converts entries when they are read, one function per step,
//! in a folder of this crate.
//!
//! # Where is what
//!
//! What a store can do: [`traits`]; what a group may have: [`changes`]; writing until the outcome
//! is known: [`settle`]. The path of a write: [`group`], [`batch`], [`committer`], [`durable`].
//! Every call of sled that reads pages goes through [`engine`], where its panics become errors. The
//! mark is in [`acknowledged`]; damaged stores are read by [`salvage`](mod@salvage), kept by
//! [`preserve`] and replaced by [`repair`]. [`transfer`] has exports and imports, [`snapshot`]
//! copies a store that is in use, and [`postgres`] is the store that servers share.

mod acknowledged;
mod append;
mod batch;
mod changes;
mod codec;
mod committer;
mod durable;
mod engine;
mod entry;
mod errors;
mod folder;
mod group;
mod index_overlay;
mod index_progress;
mod index_rows;
mod index_update;
mod keys;
mod log_file;
mod log_id;
mod memory_faults;
mod memory_log;
mod memory_state;
mod memory_store;
mod news;
mod open;
mod open_error;
mod postgres;
mod preserve;
mod read_only;
mod repair;
mod salvage;
mod settings;
mod settle;
mod sled_store;
mod snapshot;
#[cfg(test)]
mod tests;
mod traced;
mod traits;
mod transfer;
mod tree;
mod write_error;
mod writes;

pub use acknowledged::{Loss, LostLog};
pub use append::{append_all_with_retry, append_if_with_retry, append_with_retry};
pub use changes::{Changes, DocumentChange, Precondition};
pub use codec::{DOCUMENT_BYTES_MAX, ENTRY_BYTES_MAX, KEY_BYTES_MAX};
pub use entry::{AppendedEntry, Base, Entry, IdempotentRequest, Parent};
pub use errors::{AppendError, DeleteError, PutError, StoreError};
pub use index_rows::{INDEX_ROW_BYTES_MAX, INDEX_ROWS_PER_LOG_MAX, IndexRowsFn};
pub use log_id::LogId;
pub use memory_faults::{HeldWrite, UnknownOutcome, UnknownPolicy};
pub use memory_state::DELAYED_APPENDS_MAX;
pub use memory_store::MemoryStore;
pub use news::News;
pub use open_error::OpenError;
pub use postgres::{
    Beats, CheckReport, DatabaseFacts, FINDINGS_MAX, OpenedBy, PostgresSettings, PostgresStore,
};
pub use read_only::{ReadOnlyError, ReadOnlyStore};
pub use repair::{Repair, complete_repair, interrupted_repair};
pub use salvage::{SalvageError, SalvageReport, SalvagedLog, salvage};
pub use settings::{IfMissing, Settings};
pub use settle::{WRITE_ATTEMPTS_MAX, write_documents_with_retry, write_with_retry};
pub use sled_store::SledStore;
pub use snapshot::StoreSnapshot;
pub use traced::TracedStore;
pub use traits::{CLOCKS_DIFFER_MAX, DocumentStore, EventStore, Health, Shared, Writer};
pub use transfer::{
    CopiedExport, ExportReport, ExportSource, Imported, TransferCounts, TransferError, copy_export,
    export, import,
};
pub use write_error::{Conflict, GroupError, WRITE_BYTES_MAX, WRITE_KEYS_MAX, WriteError};

use std::ops::Bound;

/// How many logs can come before a log, each the parent of the next one.
pub const ANCESTORS_MAX: usize = 16;

/// How many batches are buffered for a subscriber that reads slowly. A subscriber that falls
/// further behind gets an error that says how many batches it missed.
pub const SUBSCRIPTION_BATCHES_MAX: usize = 256;

/// Position of an entry in its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// 0, 1, 2, … without a gap.
    pub number: u64,
    /// What the storage engine needs to recognise the position when the next entry is appended. In
    /// the embedded stores it is the same as `number`.
    pub token: u64,
}

impl Position {
    /// The position in an embedded store, whose token is the number itself.
    fn embedded(number: u64) -> Self {
        Position { number, token: number }
    }

    /// The number of the entry that follows `after`.
    fn number_after(after: Option<Position>) -> u64 {
        after.map_or(0, |position| position.number.saturating_add(1))
    }
}

/// A document and its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// 1, 2, 3, …: each write adds one.
    pub version: u64,
    /// The value, as JSON text.
    pub value: String,
}

/// Documents that a batch writes, by key; `None` where it deletes one.
type Documents = std::collections::BTreeMap<String, Option<Document>>;

/// The index rows that begin with `prefix` and sort after `after`.
#[derive(Clone, Debug)]
pub struct IndexRange {
    /// What the rows begin with.
    pub prefix: String,
    /// Exclusive lower bound; it does not have to exist.
    pub after: Option<String>,
}

/// The lower bound of a scan over what begins with `prefix` and sorts after `after`.
fn scan_start<'a>(prefix: &'a str, after: Option<&'a str>) -> Bound<&'a str> {
    match after {
        Some(after) if after >= prefix => Bound::Excluded(after),
        Some(_) | None => Bound::Included(prefix),
    }
}
