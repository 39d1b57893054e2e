//! Which index rows a log has: computed from its last entry, and kept for the logs that this server
//! writes. An append needs those of the entry before it.

use std::sync::Arc;

use quick_cache::sync::Cache;

use super::super::index_rows::{self, IndexRows};
use super::super::{Entry, IndexRowsFn, LogId};

/// For how many logs the index rows of the last entry are kept.
const ROWS_CACHED_MAX: usize = 16_384;

/// The index rows of the last entries of logs that this server has written, with their numbers.
pub(super) struct RowsCache {
    rows: Cache<LogId, (u64, Arc<IndexRows>)>,
    index_rows_fn: IndexRowsFn,
}

impl RowsCache {
    pub(super) fn new(index_rows_fn: IndexRowsFn) -> Self {
        RowsCache { rows: Cache::new(ROWS_CACHED_MAX), index_rows_fn }
    }

    /// The index rows of an entry. The database cannot store zero bytes in texts.
    pub(super) fn compute(&self, log: &LogId, entry: &Entry) -> Arc<IndexRows> {
        let mut rows = index_rows::compute(self.index_rows_fn, log, entry);
        rows.retain(|row| !row.contains('\0'));
        Arc::new(rows)
    }

    /// The index rows of the entry with this number, if they are known.
    pub(super) fn get(&self, log: &LogId, number: u64) -> Option<Arc<IndexRows>> {
        let (known, rows) = self.rows.get(log)?;
        (known == number).then_some(rows)
    }

    /// This server has written an entry with these rows.
    pub(super) fn wrote(&self, log: LogId, number: u64, rows: Arc<IndexRows>) {
        self.rows.insert(log, (number, rows));
    }

    /// An entry was read. If this server writes the log, too, its next append follows this entry.
    pub(super) fn read(&self, log: &LogId, number: u64, entry: &Entry) {
        if self.rows.get(log).is_some_and(|(known, _)| known < number) {
            self.rows.insert(log.clone(), (number, self.compute(log, entry)));
        }
    }

    /// The log was deleted.
    pub(super) fn forget(&self, log: &LogId) {
        self.rows.remove(log);
    }
}
