//! One log of the store in memory.

use std::sync::Arc;

use super::index_rows::IndexRows;
use super::{Entry, Parent, Position};

/// The entries of a log, and the index rows of the last one.
#[derive(Default)]
pub(super) struct Log {
    /// Those of the log itself.
    pub(super) entries: Vec<Arc<Entry>>,
    pub(super) index_rows: IndexRows,
}

impl Log {
    pub(super) fn parent(&self) -> Option<&Parent> {
        self.entries.first()?.parent.as_ref()
    }

    /// The number of the first entry of the log itself.
    pub(super) fn first(&self) -> u64 {
        self.parent().map_or(0, |parent| parent.last + 1)
    }

    pub(super) fn head(&self) -> Option<u64> {
        (self.entries.len() as u64).checked_sub(1).map(|own| self.first() + own)
    }

    /// The entries of the log itself.
    pub(super) fn numbered(&self) -> impl DoubleEndedIterator<Item = (Position, Entry)> {
        let first = self.first();
        let numbered = self.entries.iter().enumerate();
        numbered
            .map(move |(own, entry)| (Position::embedded(first + own as u64), Entry::clone(entry)))
    }
}
