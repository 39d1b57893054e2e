//! The same traits in memory, for tests.
//!
//! It can inject faults that the traits allow: appends with an unknown outcome, and index rows that
//! lag behind the logs.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use tokio::sync::broadcast;

use super::index_rows::{self, IndexRows, IndexRowsDiff};
use super::memory_faults::{HeldAppend, Hold, UnknownPolicy, WritesLeft};
use super::memory_log::Log;
use super::news::{News, NewsSender};
use super::{
    ANCESTORS_MAX, AppendError, AppendedEntry, DeleteError, Document, DocumentStore, Entry,
    EventStore, Health, IndexRange, IndexRowsFn, LogId, Parent, Position, Precondition, PutError,
    SUBSCRIPTION_BATCHES_MAX, Shared, StoreError, codec, scan_start,
};

/// How many appends the index rows lag behind at most, while they are delayed.
pub const DELAYED_APPENDS_MAX: usize = 3;

/// Logs and documents that live as long as the process.
pub struct MemoryStore {
    index_rows_fn: IndexRowsFn,
    subscribers: NewsSender,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    logs: BTreeMap<LogId, Log>,
    deleted: BTreeSet<LogId>,
    index_rows: BTreeSet<String>,
    documents: BTreeMap<String, Document>,
    appends: u64,
    unknown: Option<UnknownPolicy>,
    injected_unknown: u64,
    writes_left: WritesLeft,
    entries_read: u64,
    /// Entries that cannot be read, as on a damaged disk.
    corrupt: BTreeSet<(LogId, u64)>,
    is_shared: bool,
    /// What it says of itself; without it, it can be used.
    health: Option<Health>,
    health_looks: u64,
    /// What happens between the next write of a document and its reply, which is lost.
    meanwhile: Option<Box<dyn FnOnce() + Send>>,
    notifications_are_held: bool,
    /// What subscribers do not receive yet.
    held: Vec<News>,
    /// How many appends pass before one waits, and where it does.
    hold: Option<(usize, Hold)>,
    index_rows_are_delayed: bool,
    /// Changes of the index that readers do not see yet.
    delayed: VecDeque<IndexRowsDiff>,
}

impl MemoryStore {
    /// An empty store whose index rows are computed by this function.
    pub fn new(index_rows_fn: IndexRowsFn) -> Self {
        let subscribers = broadcast::Sender::new(SUBSCRIPTION_BATCHES_MAX);
        MemoryStore { index_rows_fn, subscribers, state: Mutex::default() }
    }

    /// From now on some appends return `Unknown`; `None` ends that.
    pub fn inject_unknown(&self, policy: Option<UnknownPolicy>) {
        self.state().unknown = policy;
    }

    /// How many appends have returned `Unknown`.
    pub fn injected_unknown(&self) -> u64 {
        self.state().injected_unknown
    }

    /// From now on so many writes succeed, and all others fail; `None` ends that.
    pub fn fail_writes_after(&self, left: Option<u64>) {
        self.state().writes_left.set(left);
    }

    /// The next document is written, then this happens, and the reply is lost.
    pub fn lose_reply_of_next_put(&self, meanwhile: impl FnOnce() + Send + 'static) {
        self.state().meanwhile = Some(Box::new(meanwhile));
    }

    /// Whether a write has failed since that was said.
    pub fn have_writes_failed(&self) -> bool {
        self.state().writes_left.have_failed()
    }

    /// From now on this entry cannot be read, as on a damaged disk.
    pub fn corrupt(&self, log: &LogId, number: u64) {
        self.state().corrupt.insert((log.clone(), number));
    }

    /// How many entries were read, for tests of what a request costs.
    pub fn entries_read(&self) -> u64 {
        self.state().entries_read
    }

    /// From now on it says this of itself, and is used as before.
    pub fn set_health(&self, health: Health) {
        self.state().health = Some(health);
    }

    /// How often somebody has asked for its health.
    pub fn health_looks(&self) -> u64 {
        self.state().health_looks
    }

    /// From now on the store says that it has other users, too.
    pub fn share(&self) {
        self.state().is_shared = true;
    }

    /// Whether subscribers receive nothing from now on. When that ends, they receive what was
    /// appended meanwhile.
    pub fn hold_notifications(&self, held: bool) {
        let mut state = self.state();
        state.notifications_are_held = held;
        if !held {
            for news in std::mem::take(&mut state.held) {
                let _ = self.subscribers.send(news);
            }
        }
    }

    /// Drops what subscribers have not received, and tells them that they may have missed
    /// something.
    pub fn lose_notifications(&self) {
        let mut state = self.state();
        state.held.clear();
        let _ = self.subscribers.send(News::Missed);
    }

    /// Lets an append wait before the store looks at it, as on a slow network: the one after so many
    /// others. It replaces an earlier call whose append has not come.
    pub fn hold_append_after(&self, others: usize) -> HeldAppend {
        let (held, hold) = Hold::new();
        self.state().hold = Some((others, hold));
        held
    }

    /// Whether index rows lag behind the logs from now on, by at most [`DELAYED_APPENDS_MAX`]
    /// appends.
    pub fn delay_index_rows(&self, delayed: bool) {
        let mut state = self.state();
        state.index_rows_are_delayed = delayed;
        if !delayed {
            state.apply_delayed(0);
        }
    }

    /// Applies all delayed changes of index rows.
    pub fn apply_delayed_index_rows(&self) {
        self.state().apply_delayed(0);
    }

    /// Tells the subscribers. The lock is held, so that they get all in order.
    fn tell(&self, state: &mut State, news: News) {
        if state.notifications_are_held {
            state.held.push(news);
        } else {
            // This fails if there is no subscriber, which is fine.
            let _ = self.subscribers.send(news);
        }
    }

    fn tell_of_document(&self, state: &mut State, key: &str) {
        if state.is_shared {
            self.tell(state, News::Documents([key.to_owned()].into()));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Where the append that arrives now waits.
    fn next_hold(&mut self) -> Option<Hold> {
        match &mut self.hold {
            Some((others, _)) if *others > 0 => *others -= 1,
            _ => return self.hold.take().map(|(_, hold)| hold),
        }
        None
    }

    fn write(
        &mut self,
        log: &LogId,
        after: Option<Position>,
        entry: Arc<Entry>,
        index_rows: IndexRows,
        preconditions: &[Precondition],
    ) -> Result<Position, AppendError> {
        let head = self.logs.get(log).and_then(Log::head);
        match (head, &entry.parent) {
            (None, _) if self.deleted.contains(log) => return Err(AppendError::Deleted),
            (None, Some(parent)) => self.check_parent(parent)?,
            _ => {}
        }
        let new = entry.parent.as_ref().map(|parent| parent.last);
        codec::check_position(after, head.or(new))?;
        if preconditions.iter().any(|required| self.version_of(&required.key) != required.version) {
            return Err(AppendError::DocumentChanged);
        }
        let written = self.logs.entry(log.clone()).or_default();
        self.delayed.push_back(IndexRowsDiff::between(&written.index_rows, &index_rows));
        written.entries.push(entry);
        written.index_rows = index_rows;
        self.apply_delayed(if self.index_rows_are_delayed { DELAYED_APPENDS_MAX } else { 0 });
        Ok(Position::embedded(Position::number_after(after)))
    }

    /// Checks that a new log can have this parent.
    fn check_parent(&self, parent: &Parent) -> Result<(), AppendError> {
        if self.logs.get(&parent.log).and_then(Log::head) < Some(parent.last) {
            return Err(AppendError::Rejected("its parent has no such entry".into()));
        }
        let ancestors = std::iter::successors(Some(&parent.log), |log| {
            Some(&self.logs.get(log)?.parent()?.log)
        });
        if ancestors.count() > ANCESTORS_MAX {
            let why = format!("at most {ANCESTORS_MAX} logs come before another one");
            return Err(AppendError::Rejected(why));
        }
        Ok(())
    }

    /// At most `limit` entries of a log and of its ancestors, from number `from` on.
    fn read(&self, log: &LogId, from: u64, limit: usize) -> Vec<(Position, Entry)> {
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
    fn apply_delayed(&mut self, delayed_max: usize) {
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

impl Shared for MemoryStore {
    fn is_shared(&self) -> bool {
        self.state().is_shared
    }

    fn health(&self) -> Health {
        let mut state = self.state();
        state.health_looks += 1;
        state.health.unwrap_or(Health::Ready)
    }
}

#[async_trait]
impl EventStore for MemoryStore {
    async fn append_if(
        &self,
        log: &LogId,
        after: Option<Position>,
        entry: Arc<Entry>,
        preconditions: Vec<Precondition>,
    ) -> Result<Position, AppendError> {
        let hold = self.state().next_hold();
        if let Some(hold) = hold {
            hold.wait().await;
        }
        codec::check_log(log)?;
        codec::encode_entry(Position::number_after(after), &entry)?;
        let index_rows = index_rows::compute(self.index_rows_fn, log, &entry);

        let mut state = self.state();
        state.writes_left.take().map_err(AppendError::Rejected)?;
        state.appends += 1;
        let count = state.appends;
        let unknown = state.unknown.filter(|policy| count.is_multiple_of(policy.every.get()));
        state.injected_unknown += u64::from(unknown.is_some());
        if unknown.is_some_and(|policy| !policy.outcome.is_written(count)) {
            return Err(AppendError::Unknown("no reply came".into()));
        }
        let written = state.write(log, after, entry.clone(), index_rows, &preconditions);
        if let Ok(position) = written {
            let appended = AppendedEntry { log: log.clone(), position, entry };
            self.tell(&mut state, News::Appended([appended].into()));
        }
        match unknown {
            Some(_) => Err(AppendError::Unknown("no reply came".into())),
            None => written,
        }
    }

    async fn delete_log(&self, log: &LogId, last: Position) -> Result<(), DeleteError> {
        let mut state = self.state();
        state.writes_left.take().map_err(DeleteError::Unavailable)?;
        let is_parent = |other: &Log| other.parent().is_some_and(|parent| parent.log == *log);
        if state.logs.get(log).and_then(Log::head) != Some(last.number)
            || state.logs.values().any(is_parent)
        {
            return Err(DeleteError::Conflict);
        }
        state.apply_delayed(0);
        let Log { index_rows, .. } = state.logs.remove(log).expect("it has a last entry");
        state.index_rows.retain(|row| !index_rows.contains(row));
        state.deleted.insert(log.clone());
        if state.is_shared {
            self.tell(&mut state, News::Deleted(log.clone()));
        }
        Ok(())
    }

    async fn first(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        Ok(self.state().logs.get(log).and_then(|log| log.numbered().next()))
    }

    async fn read(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        let mut state = self.state();
        let entries = state.read(log, from, limit);
        state.entries_read += entries.len() as u64;
        let is_corrupt = |number| state.corrupt.contains(&(log.clone(), number));
        match entries.iter().any(|(position, _)| is_corrupt(position.number)) {
            false => Ok(entries),
            true => Err(StoreError::Corrupt {
                log: log.clone(),
                number: from,
                what: "the checksum is wrong".to_owned(),
            }),
        }
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

    async fn index_rows_in_ranges(
        &self,
        ranges: Vec<IndexRange>,
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        let state = self.state();
        let rows_in_range = |IndexRange { prefix, after }: &IndexRange| {
            let rows = state
                .index_rows
                .range::<str, _>((scan_start(prefix, after.as_deref()), Bound::Unbounded));
            rows.take_while(|row| row.starts_with(prefix)).take(limit).cloned().collect()
        };
        Ok(ranges.iter().map(rows_in_range).collect())
    }

    fn subscribe(&self) -> broadcast::Receiver<News> {
        self.subscribers.subscribe()
    }
}

#[async_trait]
impl DocumentStore for MemoryStore {
    async fn get(&self, key: &str) -> Result<Option<Document>, StoreError> {
        Ok(self.state().documents.get(key).cloned())
    }

    async fn put(&self, key: &str, expected: Option<u64>, value: String) -> Result<u64, PutError> {
        codec::check_document(key, &value).map_err(PutError::Rejected)?;
        let mut state = self.state();
        state.writes_left.take().map_err(PutError::Unavailable)?;
        if state.version_of(key) != expected {
            return Err(PutError::Conflict);
        }
        let version = expected.unwrap_or(0).saturating_add(1);
        state.documents.insert(key.to_owned(), Document { version, value });
        self.tell_of_document(&mut state, key);
        let meanwhile = state.meanwhile.take();
        drop(state);
        match meanwhile {
            Some(meanwhile) => {
                meanwhile();
                Err(PutError::Unavailable("no reply came".into()))
            }
            None => Ok(version),
        }
    }

    async fn delete(&self, key: &str, expected: u64) -> Result<(), PutError> {
        let mut state = self.state();
        state.writes_left.take().map_err(PutError::Unavailable)?;
        if state.version_of(key) != Some(expected) {
            return Err(PutError::Conflict);
        }
        state.documents.remove(key);
        self.tell_of_document(&mut state, key);
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
            state.documents.range::<str, _>((scan_start(prefix, after), Bound::Unbounded));
        let found = documents.take_while(|(key, _)| key.starts_with(prefix)).take(limit);
        Ok(found.map(|(key, document)| (key.clone(), document.clone())).collect())
    }
}
