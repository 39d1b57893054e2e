//! The part of the index that is newer than the index rows on disk.
//!
//! Almost every entry changes index rows, and to write them costs more than to write the entry. So
//! a log that is appended to becomes *stale*: its rows on disk stay those of an earlier entry, and
//! the rows of its last entry are computed here, when index rows are read.
//!
//! A stale marker in the tree, durable with the first such entry, has the number of the entry whose
//! rows are on disk. From that entry and the last one the difference can be computed, so a crash
//! loses nothing: opening the store updates the rows of all stale logs. Their number is limited
//! ([`super::Settings::stale_logs_max`]): above the limit the rows of the oldest are updated on
//! disk and its marker is removed.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::Arc;

use super::index_rows::{IndexRows, IndexRowsDiff};
use super::{Entry, LogId};

/// The stale logs and their current index rows.
#[derive(Default)]
pub(super) struct IndexOverlay {
    stale: HashMap<LogId, StaleLog>,
    /// The same logs, in the order in which they became stale.
    order: VecDeque<LogId>,
    /// Stale logs whose last entry has no computed rows yet.
    pending: HashSet<LogId>,
    /// Rows that differ from those on disk: `Some` if the row exists, `None` if it does not.
    overrides: BTreeMap<String, Option<()>>,
}

/// A log whose index rows on disk are not those of its last entry.
struct StaleLog {
    /// The number of the entry whose rows are on disk; `None` if no row of the log is.
    entry_on_disk: Option<u64>,
    /// The rows, once they have been computed.
    rows: Option<KnownRows>,
    /// The last entry and its number, if its rows have not been computed yet.
    pending: Option<(u64, Arc<Entry>)>,
}

struct KnownRows {
    on_disk: IndexRows,
    current: IndexRows,
}

/// An entry whose index rows are to be computed.
pub(super) struct PendingEntry {
    pub(super) log: LogId,
    pub(super) number: u64,
    pub(super) entry: Arc<Entry>,
    /// The number of the entry whose rows are on disk, if those have to be computed too.
    pub(super) entry_on_disk: Option<u64>,
}

/// The index rows that were computed for a pending entry.
pub(super) struct ComputedRows {
    pub(super) log: LogId,
    pub(super) number: u64,
    pub(super) current: IndexRows,
    /// The rows on disk.
    pub(super) on_disk: IndexRows,
}

impl IndexOverlay {
    /// Whether the log is stale.
    pub(super) fn is_stale(&self, log: &LogId) -> bool {
        self.stale.contains_key(log)
    }

    /// The number of the entry whose rows of a stale log are on disk; `None` if no row of it is.
    pub(super) fn entry_on_disk(&self, log: &LogId) -> Option<u64> {
        self.stale.get(log).and_then(|stale_log| stale_log.entry_on_disk)
    }

    /// How many logs are stale.
    pub(super) fn stale_count(&self) -> usize {
        self.stale.len()
    }

    /// The stale log at this index; the log at 0 has been stale for longest.
    pub(super) fn nth_stale(&self, index: usize) -> Option<&LogId> {
        self.order.get(index)
    }

    /// Takes note of a durable entry. If the log became stale with it, `became_stale` has the
    /// number of the entry whose rows are on disk.
    pub(super) fn add_entry(
        &mut self,
        log: &LogId,
        number: u64,
        entry: Arc<Entry>,
        became_stale: Option<Option<u64>>,
    ) {
        if let Some(entry_on_disk) = became_stale {
            self.stale.insert(log.clone(), StaleLog { entry_on_disk, rows: None, pending: None });
            self.order.push_back(log.clone());
        }
        let stale_log = self.stale.get_mut(log).expect("a log is stale before it gets an entry");
        if stale_log.pending.replace((number, entry)).is_none() {
            self.pending.insert(log.clone());
        }
    }

    /// Removes a log whose rows on disk have been updated.
    pub(super) fn remove(&mut self, log: &LogId) {
        self.pending.remove(log);
        if let Some(StaleLog { rows: Some(rows), .. }) = self.stale.remove(log) {
            let IndexRowsDiff { removed, added } =
                IndexRowsDiff::between(&rows.on_disk, &rows.current);
            for row in removed.iter().chain(&added) {
                self.overrides.remove(row);
            }
        }
        if let Some(index) = self.order.iter().position(|other| other == log) {
            self.order.remove(index);
        }
    }

    /// All entries whose rows have not been computed yet.
    pub(super) fn pending_entries(&self) -> Vec<PendingEntry> {
        self.pending.iter().filter_map(|log| self.pending_entry(log)).collect()
    }

    /// The last entry of a log, if its rows have not been computed yet.
    pub(super) fn pending_entry(&self, log: &LogId) -> Option<PendingEntry> {
        let stale_log = self.stale.get(log)?;
        let (number, entry) = stale_log.pending.clone()?;
        let entry_on_disk = stale_log.entry_on_disk.filter(|_| stale_log.rows.is_none());
        Some(PendingEntry { log: log.clone(), number, entry, entry_on_disk })
    }

    /// Replaces the current rows of a log. Only one thread computes rows at a time, so rows of an
    /// earlier entry never replace those of a later one.
    pub(super) fn set_rows(&mut self, computed: ComputedRows) {
        let ComputedRows { log, number, current, on_disk } = computed;
        let Some(stale_log) = self.stale.get_mut(&log) else { return };
        if stale_log.pending.take_if(|(last, _)| *last == number).is_some() {
            self.pending.remove(&log);
        }
        let known =
            stale_log.rows.get_or_insert_with(|| KnownRows { current: on_disk.clone(), on_disk });
        let IndexRowsDiff { removed, added } = IndexRowsDiff::between(&known.current, &current);
        let removed = removed.into_iter().map(|row| (row, None));
        let added = added.into_iter().map(|row| (row, Some(())));
        for (row, exists) in removed.chain(added) {
            if known.on_disk.contains(&row) == exists.is_some() {
                self.overrides.remove(&row);
            } else {
                self.overrides.insert(row, exists);
            }
        }
        known.current = current;
    }

    /// The difference from the rows of a log on disk to its computed ones.
    pub(super) fn diff(&self, log: &LogId) -> IndexRowsDiff {
        let known = self.stale.get(log).and_then(|stale_log| stale_log.rows.as_ref());
        known.map_or_else(IndexRowsDiff::default, |known| {
            IndexRowsDiff::between(&known.on_disk, &known.current)
        })
    }

    /// The rows that differ from those on disk: `Some` if the row exists, `None` if it does not.
    pub(super) fn overrides(&self) -> &BTreeMap<String, Option<()>> {
        &self.overrides
    }
}
