//! Rows of the index: what a summary yields, and what one entry changes in them.

use std::collections::BTreeSet;

use serde_json::value::RawValue;

use super::{AppendError, LogId, RowsOf};

/// Longest row, in bytes.
pub const ROW_BYTES_MOST: usize = 512;
/// Most rows that one log has at a time.
pub const ROWS_PER_LOG_MOST: usize = 64;

/// The rows of one log. A row names its log, so that no two logs share one.
pub(super) type Rows = BTreeSet<String>;

/// The rows under this summary, if they keep to the limits.
pub(super) fn rows_within_limits(rows_of: RowsOf, log: &LogId, summary: &RawValue) -> Result<Rows, AppendError> {
    let rows: Rows = rows_of(log, summary).into_iter().collect();
    if rows.len() > ROWS_PER_LOG_MOST {
        return Err(AppendError::Refused(format!("a log has at most {ROWS_PER_LOG_MOST} rows, not {}", rows.len())));
    }
    match rows.iter().all(|row| (1..=ROW_BYTES_MOST).contains(&row.len())) {
        true => Ok(rows),
        false => Err(AppendError::Refused(format!("a row has 1 to {ROW_BYTES_MOST} bytes"))),
    }
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
        RowChange { removed: before.difference(after).cloned().collect(), added: after.difference(before).cloned().collect() }
    }
}
