//! How a store is opened.

use super::IndexRowsFn;

/// How a store is opened.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Memory for sled's pages, in bytes: the page cache, and the page table that maps pages to
    /// their places on disk.
    pub page_memory_bytes: u64,
    /// Computes the index rows of a log.
    pub index_rows_fn: IndexRowsFn,
    /// Version of `index_rows_fn`. It must be raised when that function changes; opening then
    /// rebuilds the index.
    pub index_version: u32,
    /// Most writes in the queue of the committer. When it is full, further writes wait.
    pub queued_writes_max: usize,
    /// Most stale logs, whose index rows on disk are out of date. Each takes about 5 KiB of memory,
    /// and a few hundredths of a millisecond when the store is opened after a crash.
    pub stale_logs_max: usize,
    /// What opening does if there is no store.
    pub if_missing: IfMissing,
    /// Whether opening goes on although acknowledged writes are missing. Each loss is logged.
    pub accept_loss: bool,
    /// If there were at least this many writes, closing the store opens it once more. sled writes a
    /// snapshot of its page table only when it is opened, and without a snapshot the next start
    /// would have to read everything that was written.
    pub reopen_after_writes: u64,
}

/// sled reads this many writes again in a few hundredths of a second.
const REOPEN_AFTER_WRITES: u64 = 10_000;

/// What opening does if there is no store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfMissing {
    /// It creates an empty one.
    Create,
    /// It fails.
    Fail,
}

impl Settings {
    /// The default settings.
    pub fn new(index_rows_fn: IndexRowsFn, index_version: u32) -> Self {
        Settings {
            page_memory_bytes: 256 << 20,
            index_rows_fn,
            index_version,
            queued_writes_max: 1_024,
            stale_logs_max: 4_096,
            if_missing: IfMissing::Create,
            accept_loss: false,
            reopen_after_writes: REOPEN_AFTER_WRITES,
        }
    }
}
