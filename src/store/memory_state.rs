//! What the store in memory has, and the faults that it injects.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::changes::NewEntry;
use super::index_rows::{self, IndexRowsDiff};
use super::memory_faults::{Hold, IsWritten, UnknownPolicy, WritesLeft};
use super::memory_log::Log;
use super::news::News;
use super::{
    ANCESTORS_MAX, Changes, Conflict, Document, Entry, Health, IndexRowsFn, LogId, Parent,
    Position, Precondition, StoreError, WriteError, codec,
};

/// How many appends the index rows lag behind at most, while they are delayed.
pub const DELAYED_APPENDS_MAX: usize = 3;

#[derive(Default)]
pub(super) struct State {
    pub(super) logs: BTreeMap<LogId, Log>,
    pub(super) deleted: BTreeSet<LogId>,
    pub(super) index_rows: BTreeSet<String>,
    pub(super) documents: BTreeMap<String, Document>,
    /// The ids of changes that were written.
    ids: BTreeSet<String>,
    /// How many writes with an entry or an id there were.
    settled: u64,
    pub(super) unknown: Option<UnknownPolicy>,
    pub(super) injected_unknown: u64,
    pub(super) writes_left: WritesLeft,
    pub(super) entries_read: u64,
    /// Entries that cannot be read, as on a damaged disk.
    pub(super) corrupt: BTreeSet<(LogId, u64)>,
    /// Documents that cannot be read, as on a damaged disk.
    pub(super) corrupt_documents: BTreeSet<String>,
    pub(super) is_shared: bool,
    /// What it says of itself; without it, it can be used.
    pub(super) health: Option<Health>,
    pub(super) health_looks: u64,
    /// What happens between the next write of a document and its reply, which is lost.
    pub(super) before_reply: Option<Box<dyn FnOnce() + Send>>,
    pub(super) notifications_are_held: bool,
    /// What subscribers do not receive yet.
    pub(super) held: Vec<News>,
    /// How many writes pass before one waits, and where it does.
    pub(super) hold: Option<(usize, Hold)>,
    /// Whether only appends count there.
    pub(super) holds_appends_only: bool,
    pub(super) index_rows_are_delayed: bool,
    /// Changes of the index that readers do not see yet.
    pub(super) delayed: VecDeque<IndexRowsDiff>,
}

impl State {
    /// Where the write that arrives now waits.
    pub(super) fn next_hold(&mut self, is_append: bool) -> Option<Hold> {
        if self.holds_appends_only && !is_append {
            return None;
        }
        match &mut self.hold {
            Some((others, _)) if *others > 0 => *others -= 1,
            _ => return self.hold.take().map(|(_, hold)| hold),
        }
        None
    }

    /// Whether the reply to these changes is lost, and whether they are written then.
    pub(super) fn next_lost_reply(&mut self, changes: &Changes) -> Option<IsWritten> {
        if !changes.can_be_settled() {
            return None;
        }
        self.settled += 1;
        let count = self.settled;
        let policy = self.unknown.filter(|policy| count.is_multiple_of(policy.every.get()))?;
        self.injected_unknown += 1;
        Some(IsWritten(policy.outcome.is_written(count)))
    }

    /// An error if this document cannot be read.
    pub(super) fn check_readable(&self, key: &str) -> Result<(), StoreError> {
        match self.corrupt_documents.contains(key) {
            false => Ok(()),
            true => Err(StoreError::CorruptDocument {
                key: key.to_owned(),
                what: "the checksum is wrong".to_owned(),
            }),
        }
    }

    /// Writes all of these changes or none of them.
    pub(super) fn write(
        &mut self,
        changes: &Changes,
        preconditions: &[Precondition],
        index_rows_fn: IndexRowsFn,
    ) -> Result<Option<Position>, WriteError> {
        if changes.id.as_ref().is_some_and(|id| self.ids.contains(id)) {
            return Ok(None);
        }
        let conflict = |conflict| Err(WriteError::Conflict(conflict));
        changes.entry.as_ref().map_or(Ok(()), |new| self.check_entry(new))?;
        let rejected = |error: StoreError| WriteError::Rejected(error.to_string());
        for change in &changes.documents {
            self.check_readable(change.key()).map_err(rejected)?;
            if self.version_of(change.key()) != change.expected() {
                return conflict(Conflict::Document(change.key().to_owned()));
            }
        }
        for Precondition { key, version } in preconditions {
            self.check_readable(key).map_err(rejected)?;
            if self.version_of(key) != *version {
                return conflict(Conflict::Precondition(key.clone()));
            }
        }
        self.ids.extend(changes.id.clone());
        for change in &changes.documents {
            let key = change.key().to_owned();
            match change.clone().into_document() {
                Some(document) => drop(self.documents.insert(key, document)),
                None => drop(self.documents.remove(&key)),
            }
        }
        Ok(changes.entry.as_ref().map(|new| self.add_entry(new, index_rows_fn)))
    }

    fn check_entry(&self, new: &NewEntry) -> Result<(), WriteError> {
        let NewEntry { log, after, entry } = new;
        let head = self.logs.get(log).and_then(Log::head);
        match (head, &entry.parent) {
            (None, _) if self.deleted.contains(log) => return Err(WriteError::Deleted),
            (None, Some(parent)) => self.check_parent(parent)?,
            _ => {}
        }
        let begins_after = entry.parent.as_ref().map(|parent| parent.last);
        codec::check_position(*after, head.or(begins_after))
    }

    fn add_entry(&mut self, new: &NewEntry, index_rows_fn: IndexRowsFn) -> Position {
        let NewEntry { log, after, entry } = new;
        let index_rows = index_rows::compute(index_rows_fn, log, entry);
        let written = self.logs.entry(log.clone()).or_default();
        self.delayed.push_back(IndexRowsDiff::between(&written.index_rows, &index_rows));
        written.entries.push(entry.clone());
        written.index_rows = index_rows;
        self.apply_delayed(if self.index_rows_are_delayed { DELAYED_APPENDS_MAX } else { 0 });
        Position::embedded(Position::number_after(*after))
    }

    /// Checks that a new log can have this parent.
    fn check_parent(&self, parent: &Parent) -> Result<(), WriteError> {
        if self.logs.get(&parent.log).and_then(Log::head) < Some(parent.last) {
            return Err(WriteError::Rejected("its parent has no such entry".into()));
        }
        let ancestors = std::iter::successors(Some(&parent.log), |log| {
            Some(&self.logs.get(log)?.parent()?.log)
        });
        if ancestors.count() > ANCESTORS_MAX {
            let why = format!("at most {ANCESTORS_MAX} logs come before another one");
            return Err(WriteError::Rejected(why));
        }
        Ok(())
    }

    /// At most `limit` entries of a log and of its ancestors, from number `from` on.
    pub(super) fn read(&self, log: &LogId, from: u64, limit: usize) -> Vec<(Position, Entry)> {
        let Some(log) = self.logs.get(log) else { return Vec::new() };
        let mut found = match log.parent() {
            Some(Parent { log, last }) if from <= *last => {
                let inherited = usize::try_from(last - from + 1).unwrap_or(usize::MAX);
                self.read(log, from, limit.min(inherited))
            }
            _ => Vec::new(),
        };
        let own = usize::try_from(from.saturating_sub(log.first())).unwrap_or(usize::MAX);
        found.extend(log.numbered().skip(own).take(limit - found.len()));
        found
    }

    /// Applies the delayed changes of all appends but the last `delayed_max`.
    pub(super) fn apply_delayed(&mut self, delayed_max: usize) {
        let count = self.delayed.len().saturating_sub(delayed_max);
        for diff in self.delayed.drain(..count) {
            for row in &diff.removed {
                self.index_rows.remove(row);
            }
            self.index_rows.extend(diff.added);
        }
    }

    fn version_of(&self, key: &str) -> Option<u64> {
        self.documents.get(key).map(|document| document.version)
    }
}
