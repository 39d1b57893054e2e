//! The same traits in memory, for tests.
//!
//! It can inject faults that the traits allow: appends with an unknown outcome, and index rows that
//! lag behind the logs.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use tokio::sync::broadcast;

use super::changes::NewEntry;
use super::memory_faults::{HeldWrite, Hold, IsWritten, UnknownPolicy};
use super::memory_log::Log;
use super::memory_state::State;
use super::news::{News, NewsSender};
use super::{
    AppendedEntry, Changes, DeleteError, Document, DocumentChange, DocumentStore, Entry,
    EventStore, Health, IndexRange, IndexRowsFn, LogId, Position, Precondition,
    SUBSCRIPTION_BATCHES_MAX, Shared, StoreError, WriteError, Writer, scan_start,
};

/// Logs and documents that live as long as the process.
pub struct MemoryStore {
    index_rows_fn: IndexRowsFn,
    subscribers: NewsSender,
    state: Mutex<State>,
}

impl MemoryStore {
    /// An empty store whose index rows are computed by this function.
    pub fn new(index_rows_fn: IndexRowsFn) -> Self {
        let subscribers = broadcast::Sender::new(SUBSCRIPTION_BATCHES_MAX);
        MemoryStore { index_rows_fn, subscribers, state: Mutex::default() }
    }

    /// From now on some writes that can be settled return `Unknown`: those with an entry or an id.
    /// `None` ends that.
    pub fn inject_unknown(&self, policy: Option<UnknownPolicy>) {
        self.state().unknown = policy;
    }

    /// How many writes have returned `Unknown`.
    pub fn injected_unknown(&self) -> u64 {
        self.state().injected_unknown
    }

    /// From now on so many writes succeed, and all others fail; `None` ends that.
    pub fn fail_writes_after(&self, left: Option<u64>) {
        self.state().writes_left.set(left);
    }

    /// The next document is written, then this happens, and the reply is lost.
    pub fn lose_reply_of_next_put(&self, before_reply: impl FnOnce() + Send + 'static) {
        self.state().before_reply = Some(Box::new(before_reply));
    }

    /// Whether a write has failed since that was said.
    pub fn have_writes_failed(&self) -> bool {
        self.state().writes_left.have_failed()
    }

    /// From now on this entry cannot be read, as on a damaged disk.
    pub fn corrupt(&self, log: &LogId, number: u64) {
        self.state().corrupt.insert((log.clone(), number));
    }

    /// From now on this document cannot be read, as on a damaged disk. A read of several documents
    /// fails with it.
    pub fn corrupt_document(&self, key: &str) {
        self.state().corrupt_documents.insert(key.to_owned());
    }

    /// All documents, also those that cannot be read: what each says, by its key.
    pub fn texts(&self) -> BTreeMap<String, String> {
        let documents = self.state().documents.clone();
        documents.into_iter().map(|(key, document)| (key, document.value)).collect()
    }

    /// How many entries were read, for tests of what a request costs.
    pub fn entries_read(&self) -> u64 {
        self.state().entries_read
    }

    /// From now on it says this of itself, and is used as before.
    pub fn set_health(&self, health: Health) {
        self.state().health = Some(health);
    }

    /// How often its health was asked for.
    pub fn health_looks(&self) -> u64 {
        self.state().health_looks
    }

    /// From now on the store says that it has other users, too.
    pub fn share(&self) {
        self.state().is_shared = true;
    }

    /// Whether subscribers receive nothing from now on. When that ends, they receive what was
    /// appended until they are released.
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
    pub fn hold_append_after(&self, others: usize) -> HeldWrite {
        self.hold(others, true)
    }

    /// The same for any write: of a group, or a deletion of a log.
    pub fn hold_write_after(&self, others: usize) -> HeldWrite {
        self.hold(others, false)
    }

    fn hold(&self, others: usize, appends_only: bool) -> HeldWrite {
        let (held, hold) = Hold::new();
        let mut state = self.state();
        state.hold = Some((others, hold));
        state.holds_appends_only = appends_only;
        held
    }

    /// Whether index rows lag behind the logs from now on, by at most [`DELAYED_APPENDS_MAX`](super::DELAYED_APPENDS_MAX)
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

    /// Tells of a group that was written.
    fn tell_of(&self, state: &mut State, changes: &Changes, position: Option<Position>) {
        if let (Some(NewEntry { log, entry, .. }), Some(position)) = (&changes.entry, position) {
            let appended = AppendedEntry { log: log.clone(), position, entry: entry.clone() };
            self.tell(state, News::Appended([appended].into()));
        }
        if state.is_shared && !changes.documents.is_empty() {
            let keys = changes.documents.iter().map(|change| change.key().to_owned());
            self.tell(state, News::Documents(keys.collect()));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
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
impl Writer for MemoryStore {
    async fn write(
        &self,
        changes: Changes,
        preconditions: Vec<Precondition>,
    ) -> Result<Option<Position>, WriteError> {
        let hold = self.state().next_hold(changes.has_entry());
        if let Some(hold) = hold {
            hold.wait().await;
        }
        changes.check(&preconditions)?;
        let no_reply = || Err(WriteError::Unknown("no reply came".into()));
        let mut state = self.state();
        state.writes_left.take().map_err(|why| match changes.has_entry() {
            true => WriteError::Rejected(why),
            false => WriteError::Unknown(why),
        })?;
        let lost_reply = state.next_lost_reply(&changes);
        if lost_reply == Some(IsWritten(false)) {
            return no_reply();
        }
        let written = state.write(&changes, &preconditions, self.index_rows_fn);
        if let Ok(position) = &written {
            self.tell_of(&mut state, &changes, *position);
        }
        let is_put = |change: &DocumentChange| matches!(change, DocumentChange::Put { .. });
        let puts = written.is_ok() && changes.documents().iter().any(is_put);
        let before_reply = if puts { state.before_reply.take() } else { None };
        drop(state);
        if let Some(before_reply) = before_reply {
            before_reply();
            return no_reply();
        }
        if lost_reply.is_some() { no_reply() } else { written }
    }
}

#[async_trait]
impl EventStore for MemoryStore {
    async fn delete_log(&self, log: &LogId, last: Position) -> Result<(), DeleteError> {
        let hold = self.state().next_hold(false);
        if let Some(hold) = hold {
            hold.wait().await;
        }
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
    async fn get_all(&self, keys: &[&str]) -> Result<Vec<Option<Document>>, StoreError> {
        let state = self.state();
        let read = |key: &&str| {
            state.check_readable(key)?;
            Ok(state.documents.get(*key).cloned())
        };
        keys.iter().map(read).collect()
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
        let read = |(key, document): (&String, &Document)| {
            state.check_readable(key)?;
            Ok((key.clone(), document.clone()))
        };
        found.map(read).collect()
    }
}
