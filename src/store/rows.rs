//! Rows of the index: what a summary yields, and what one entry changes in them.

use std::collections::BTreeSet;

use super::{Entry, LogId, RowsOf, keys};

/// Longest row, in bytes.
pub const ROW_BYTES_MAX: usize = 512;
/// Most rows that one log has at a time.
pub const ROWS_PER_LOG_MAX: usize = 64;

/// The rows of one log. A row names its log, so that no two logs share one.
pub(super) type Rows = BTreeSet<String>;

/// The rows while this is the last entry. Rows beyond the limits are left out: no entry fails for
/// the index.
pub(super) fn rows_within_limits(rows_of: RowsOf, log: &LogId, last: &Entry) -> Rows {
    let made = rows_of(log, last);
    let count = made.len();
    let fits = |row: &String| (1..=ROW_BYTES_MAX).contains(&row.len());
    let rows: Rows = made.into_iter().filter(fits).take(ROWS_PER_LOG_MAX).collect();
    if rows.len() < count {
        tracing::error!(%log, "{count} rows are too many, double or too long: {} are kept", rows.len());
    }
    rows
}

/// The difference between a log's rows before and after an entry.
#[derive(Debug, Default)]
pub(super) struct RowChange {
    /// Rows that go.
    pub(super) removed: Vec<String>,
    /// Rows that come.
    pub(super) added: Vec<String>,
}

impl RowChange {
    /// From one set of rows to another.
    pub(super) fn between(before: &Rows, after: &Rows) -> Self {
        RowChange {
            removed: before.difference(after).cloned().collect(),
            added: after.difference(before).cloned().collect(),
        }
    }

    /// Makes the change in the tree, with this batch.
    pub(super) fn write(&self, batch: &mut sled::Batch) {
        self.removed.iter().for_each(|row| batch.remove(keys::row(row)));
        self.added.iter().for_each(|row| batch.insert(keys::row(row), Vec::new()));
    }
}
