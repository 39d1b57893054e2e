//! The index rows of one log: the limits on them, and the difference between two sets of rows.

use std::collections::BTreeSet;

use super::{Entry, LogId, keys};

/// Longest index row, in bytes.
pub const INDEX_ROW_BYTES_MAX: usize = 512;
/// Most index rows of one log.
pub const INDEX_ROWS_PER_LOG_MAX: usize = 64;

/// A pure function that computes the index rows of a log from its last entry and the base of that
/// entry. Each row has the id of the log between slashes. At most [`INDEX_ROWS_PER_LOG_MAX`] rows
/// of at most [`INDEX_ROW_BYTES_MAX`] bytes are kept; others are dropped, and an error is logged.
pub type IndexRowsFn = fn(log: &LogId, last: &Entry) -> Vec<String>;

/// The index rows of one log. Each row contains the id of its log, so no two logs share a row.
pub(super) type IndexRows = BTreeSet<String>;

/// Computes the rows of a log from its last entry. Rows beyond the limits are dropped: an append
/// never fails because of the index.
pub(super) fn compute(index_rows_fn: IndexRowsFn, log: &LogId, last: &Entry) -> IndexRows {
    let computed = index_rows_fn(log, last);
    let count = computed.len();
    let fits = |row: &String| (1..=INDEX_ROW_BYTES_MAX).contains(&row.len());
    let rows: IndexRows = computed.into_iter().filter(fits).take(INDEX_ROWS_PER_LOG_MAX).collect();
    if rows.len() < count {
        let kept = rows.len();
        tracing::error!(%log, count, kept, "index rows are too many, too long or duplicates");
    }
    rows
}

/// The difference between two sets of index rows.
#[derive(Debug, Default)]
pub(super) struct IndexRowsDiff {
    /// Rows that are only in the old set.
    pub(super) removed: Vec<String>,
    /// Rows that are only in the new set.
    pub(super) added: Vec<String>,
}

impl IndexRowsDiff {
    /// The difference from `old` to `new`.
    pub(super) fn between(old: &IndexRows, new: &IndexRows) -> Self {
        IndexRowsDiff {
            removed: old.difference(new).cloned().collect(),
            added: new.difference(old).cloned().collect(),
        }
    }

    /// Adds the writes that make this change to a batch.
    pub(super) fn write(&self, batch: &mut sled::Batch) {
        self.removed.iter().for_each(|row| batch.remove(keys::index_row(row)));
        self.added.iter().for_each(|row| batch.insert(keys::index_row(row), Vec::new()));
    }
}
