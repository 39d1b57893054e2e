//! The same contract in memory: for tests, and for trying the service without a disk.
//!
//! It can be told to behave as badly as the contract allows: to answer `Unknown`, and to let rows
//! lag behind the logs.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::num::NonZeroU64;
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use tokio::sync::broadcast;

use super::rows::{RowChange, Rows, rows_within_limits};
use super::{
    AppendError, Document, DocumentStore, Entry, EventStore, FEED_BATCHES_MAX, LogId, News,
    Position, PutError, RowRange, RowsOf, StoreError, begin_of_scan, codec,
};

/// By how many appends rows lag at most while they are told to.
pub const LAGGING_APPENDS_MAX: usize = 3;

/// Which appends are answered with [`AppendError::Unknown`], and what became of them.
#[derive(Clone, Copy, Debug)]
pub struct UnknownPolicy {
    /// Every how many appends.
    pub every: NonZeroU64,
    /// Whether the entry was written.
    pub fate: UnknownFate,
}

/// What became of an append that was answered with [`AppendError::Unknown`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnknownFate {
    /// It was written.
    Written,
    /// It was not.
    Lost,
    /// Either, by a coin thrown with this seed: the same seed loses the same appends.
    BySeed(u64),
}

impl UnknownFate {
    fn is_written(self, count: u64) -> bool {
        match self {
            UnknownFate::Written => true,
            UnknownFate::Lost => false,
            UnknownFate::BySeed(seed) => {
                let coin = [seed.to_be_bytes(), count.to_be_bytes()].concat();
                crc32fast::hash(&coin).count_ones().is_multiple_of(2)
            }
        }
    }
}

/// Logs and documents that live as long as the process.
pub struct MemoryStore {
    rows_of: RowsOf,
    feed: broadcast::Sender<Arc<[News]>>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    logs: BTreeMap<LogId, Log>,
    rows: BTreeSet<String>,
    documents: BTreeMap<String, Document>,
    appends: u64,
    unknown: Option<UnknownPolicy>,
    answered_unknown: u64,
    lagging: bool,
    unseen: VecDeque<RowChange>,
}

#[derive(Default)]
struct Log {
    entries: Vec<Arc<Entry>>,
    rows: Rows,
}

impl MemoryStore {
    /// An empty store whose rows are made by this function.
    pub fn new(rows_of: RowsOf) -> Self {
        MemoryStore {
            rows_of,
            feed: broadcast::Sender::new(FEED_BATCHES_MAX),
            state: Mutex::default(),
        }
    }

    /// From now on some appends are answered with `Unknown`; `None` ends that.
    pub fn answer_unknown(&self, policy: Option<UnknownPolicy>) {
        self.state().unknown = policy;
    }

    /// How many appends have been answered with `Unknown`.
    pub fn answered_unknown(&self) -> u64 {
        self.state().answered_unknown
    }

    /// Whether rows lag behind the logs from now on, by at most [`LAGGING_APPENDS_MAX`] appends.
    pub fn lag_rows(&self, lagging: bool) {
        let mut state = self.state();
        state.lagging = lagging;
        if !lagging {
            state.show_rows(0);
        }
    }

    /// Shows the rows of all entries so far.
    pub fn catch_up_rows(&self) {
        self.state().show_rows(0);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn write(
        &mut self,
        log: &LogId,
        after: Option<Position>,
        entry: Arc<Entry>,
        rows: Rows,
    ) -> Result<Position, AppendError> {
        let head = self.logs.get(log).and_then(Log::head);
        codec::check_position(after, head)?;
        let written = self.logs.entry(log.clone()).or_default();
        self.unseen.push_back(RowChange::between(&written.rows, &rows));
        written.entries.push(entry);
        written.rows = rows;
        self.show_rows(if self.lagging { LAGGING_APPENDS_MAX } else { 0 });
        Ok(Position::embedded(Position::next(after)))
    }

    /// Shows the rows of all appends but the last `unseen_max`.
    fn show_rows(&mut self, unseen_max: usize) {
        let seen = self.unseen.len().saturating_sub(unseen_max);
        for change in self.unseen.drain(..seen) {
            for row in &change.removed {
                self.rows.remove(row);
            }
            self.rows.extend(change.added);
        }
    }

    fn version_of(&self, key: &str) -> Option<u64> {
        self.documents.get(key).map(|document| document.version)
    }
}

impl Log {
    fn head(&self) -> Option<u64> {
        (self.entries.len() as u64).checked_sub(1)
    }

    fn numbered(&self) -> impl DoubleEndedIterator<Item = (Position, Entry)> {
        let numbered = self.entries.iter().enumerate();
        numbered.map(|(number, entry)| (Position::embedded(number as u64), Entry::clone(entry)))
    }
}

#[async_trait]
impl EventStore for MemoryStore {
    async fn append(
        &self,
        log: &LogId,
        after: Option<Position>,
        entry: Arc<Entry>,
    ) -> Result<Position, AppendError> {
        codec::check_log(log)?;
        codec::seal_entry(Position::next(after), &entry)?;
        let rows = rows_within_limits(self.rows_of, log, &entry);

        let mut state = self.state();
        state.appends += 1;
        let count = state.appends;
        let unknown = state.unknown.filter(|policy| count.is_multiple_of(policy.every.get()));
        state.answered_unknown += u64::from(unknown.is_some());
        if unknown.is_some_and(|policy| !policy.fate.is_written(count)) {
            return Err(AppendError::Unknown("no answer came".into()));
        }
        let written = state.write(log, after, entry.clone(), rows);
        if let Ok(position) = written {
            // Under the lock, so that followers hear entries in their order. Nobody may be
            // listening; that is no failure.
            let _ = self.feed.send([News { log: log.clone(), position, entry }].into());
        }
        match unknown {
            Some(_) => Err(AppendError::Unknown("no answer came".into())),
            None => written,
        }
    }

    async fn read(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        Ok(self
            .state()
            .logs
            .get(log)
            .map_or_else(Vec::new, |log| log.numbered().skip(from).take(limit).collect()))
    }

    async fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        Ok(self.state().logs.get(log).and_then(|log| log.numbered().next_back()))
    }

    async fn logs(&self, after: Option<&LogId>, limit: usize) -> Result<Vec<LogId>, StoreError> {
        let after = after.map_or(Bound::Unbounded, Bound::Excluded);
        Ok(self
            .state()
            .logs
            .range((after, Bound::Unbounded))
            .map(|(log, _)| log.clone())
            .take(limit)
            .collect())
    }

    async fn rows_of_ranges(
        &self,
        ranges: Vec<RowRange>,
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        let state = self.state();
        let rows_of = |RowRange { prefix, after }: &RowRange| {
            let rows = state
                .rows
                .range::<str, _>((begin_of_scan(prefix, after.as_deref()), Bound::Unbounded));
            rows.take_while(|row| row.starts_with(prefix)).take(limit).cloned().collect()
        };
        Ok(ranges.iter().map(rows_of).collect())
    }

    fn follow(&self) -> broadcast::Receiver<Arc<[News]>> {
        self.feed.subscribe()
    }
}

#[async_trait]
impl DocumentStore for MemoryStore {
    async fn get(&self, key: &str) -> Result<Option<Document>, StoreError> {
        Ok(self.state().documents.get(key).cloned())
    }

    async fn put(&self, key: &str, expected: Option<u64>, value: String) -> Result<u64, PutError> {
        codec::check_document(key, &value).map_err(PutError::Unavailable)?;
        let mut state = self.state();
        if state.version_of(key) != expected {
            return Err(PutError::Conflict);
        }
        let version = expected.unwrap_or(0).saturating_add(1);
        state.documents.insert(key.to_owned(), Document { version, value });
        Ok(version)
    }

    async fn delete(&self, key: &str, expected: u64) -> Result<(), PutError> {
        let mut state = self.state();
        if state.version_of(key) != Some(expected) {
            return Err(PutError::Conflict);
        }
        state.documents.remove(key);
        Ok(())
    }

    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        let state = self.state();
        let documents =
            state.documents.range::<str, _>((begin_of_scan(prefix, after), Bound::Unbounded));
        let found = documents.take_while(|(key, _)| key.starts_with(prefix)).take(limit);
        Ok(found.map(|(key, document)| (key.clone(), document.clone())).collect())
    }
}
