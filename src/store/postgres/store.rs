//! `PostgresStore`: hands writes to the committer and reads over connections of its own.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use prometheus_client::registry::Registry;
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};
use tokio::task::{AbortHandle, JoinHandle};
use tokio::time::Instant;

use super::super::changes::NewEntry;
use super::super::index_rows::{IndexRows, IndexRowsDiff};
use super::super::news::{News, NewsSender};
use super::super::{
    AppendError, Changes, DeleteError, Document, DocumentStore, Entry, EventStore, Health,
    IndexRange, LogId, OpenError, Position, Precondition, SUBSCRIPTION_BATCHES_MAX, Shared,
    StoreError, WriteError, Writer, codec,
};
use super::committer::{Committer, QueuedWrite};
use super::connection::Connector;
use super::notifications::{Listener, Notifier, Sender};
use super::readers::Readers;
use super::rows::RowsCache;
use super::settings::PostgresSettings;
use super::write::{Append, Group, Write};
use super::{news, read, schema, watch};

const CLOSED: &str = "it is closing";
const FULL: &str = "too many writes are waiting";
const NO_REPLY: &str = "the committer ended before it replied";
/// Most entries that are appended as one write.
const ENTRIES_PER_WRITE_MAX: usize = 256;
/// No further entry joins a write that has reached this size.
const WRITE_BYTES_MAX: usize = 2 << 20;

/// Logs, documents and index in a PostgreSQL database.
pub struct PostgresStore {
    settings: PostgresSettings,
    cluster_id: String,
    readers: Arc<Readers>,
    rows_cache: Arc<RowsCache>,
    subscribers: NewsSender,
    /// One permit for each place in the queue.
    queue_permits: Arc<Semaphore>,
    /// `None` once the store is closed.
    queue: Mutex<Option<mpsc::UnboundedSender<QueuedWrite>>>,
    committer: tokio::sync::Mutex<Option<JoinHandle<()>>>,
    /// The tasks that end with the store.
    tasks: [AbortHandle; 2],
    pub(super) connector: Arc<Connector>,
}

impl PostgresStore {
    /// Opens the store in a database, or creates it if the settings say so.
    pub async fn open(settings: PostgresSettings) -> Result<Arc<Self>, OpenError> {
        let connector = Arc::new(Connector::new(&settings)?);
        let connection = connector.connect().await?;
        let cluster_id = schema::prepare(&connection, &settings).await?;
        let cluster_id = connector.cluster_id.get_or_init(|| cluster_id).clone();
        let server = schema::new_id(&connection).await?;
        tracing::info!(cluster_id, server, "the store in PostgreSQL is open");

        let readers = Arc::new(Readers::new(connector.clone(), settings.wait_max));
        let subscribers = broadcast::Sender::new(SUBSCRIPTION_BATCHES_MAX);
        let sender = Sender::new(server.clone(), &settings.opened_by);
        let (hints, notifier) = Notifier::new(connector.clone(), sender.clone());
        let rows_cache = Arc::new(RowsCache::new(settings.index_rows_fn));
        let (news, deliverer) =
            news::new(readers.clone(), rows_cache.clone(), subscribers.clone(), hints);
        let (ready, is_ready) = oneshot::channel();
        let listener = Listener {
            connector: connector.clone(),
            own: sender,
            news: news.clone(),
            ready: Some(ready),
        };
        tokio::spawn(notifier.run());
        tokio::spawn(deliverer.run());
        let watcher = watch::run(readers.clone(), connector.meters.clone());
        let tasks = [tokio::spawn(listener.run()), tokio::spawn(watcher)];
        let (sender, queue) = mpsc::unbounded_channel();
        let committer = Committer {
            connector: connector.clone(),
            connection: Some(connection),
            queue,
            waiting: VecDeque::new(),
            server,
            rows_cache: rows_cache.clone(),
            news,
            one_by_one: 0,
            is_in_doubt: false,
        };
        let store = Arc::new(PostgresStore {
            cluster_id,
            readers,
            rows_cache,
            subscribers,
            queue_permits: Arc::new(Semaphore::new(settings.queued_writes_max)),
            queue: Mutex::new(Some(sender)),
            committer: tokio::sync::Mutex::new(Some(tokio::spawn(committer.run()))),
            tasks: tasks.map(|task| task.abort_handle()),
            connector,
            settings,
        });
        // Subscribers must not miss what other servers append from then on.
        let listens = tokio::time::timeout(store.settings.wait_max, is_ready).await;
        match listens {
            Ok(Ok(())) => Ok(store),
            _ => Err(OpenError::Database("hints of other servers cannot be received".into())),
        }
    }

    /// The id of the cluster: it is made with the tables, and is the same on all servers.
    pub fn cluster_id(&self) -> &str {
        &self.cluster_id
    }

    /// Commits the writes in the queue and accepts no more; reads still work. A second call does
    /// nothing.
    pub async fn close(&self) {
        self.close_queue();
        if let Some(committer) = self.committer.lock().await.take() {
            // This fails only if the task panicked.
            let _ = committer.await;
        }
        self.end_tasks();
    }

    fn end_tasks(&self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }

    fn close_queue(&self) {
        self.queue_permits.close();
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Puts a write into the queue. After an error the committer never gets it.
    async fn enqueue(&self, write: Write) -> Result<(), &'static str> {
        let queued_at = Instant::now();
        let deadline = queued_at + self.connector.meters.patience(self.settings.wait_max);
        let permit = self.queue_permits.clone().acquire_owned();
        let permit = tokio::time::timeout_at(deadline, permit).await.map_err(|_| FULL)?;
        let permit = permit.map_err(|_| CLOSED)?;
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let queued = QueuedWrite { write, queued_at, deadline, _permit: permit };
        queue.as_ref().ok_or(CLOSED)?.send(queued).map_err(|_| CLOSED)
    }

    /// The index rows of the entry that an append follows; none if the log begins with the append.
    async fn rows_before(
        &self,
        log: &LogId,
        after: Option<Position>,
        first: &Entry,
    ) -> Result<Arc<IndexRows>, StoreError> {
        let Some(after) = after.filter(|_| first.parent.is_none()) else {
            return Ok(Arc::default());
        };
        if let Some(rows) = self.rows_cache.get(log, after.number) {
            return Ok(rows);
        }
        let before = self.read(log, after.number, 1).await?;
        Ok(before.first().map_or_else(Arc::default, |(_, entry)| self.rows_of(log, entry)))
    }

    /// The index rows of an entry.
    pub(super) fn rows_of(&self, log: &LogId, entry: &Entry) -> Arc<IndexRows> {
        self.rows_cache.compute(log, entry)
    }

    /// Entries that are appended as one, with the change of the index.
    async fn prepare(
        &self,
        log: &LogId,
        after: Option<Position>,
        entries: Vec<Arc<Entry>>,
        encoded: Vec<Vec<u8>>,
    ) -> Result<Option<Append>, WriteError> {
        let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return Ok(None) };
        let before = self.rows_before(log, after, first).await;
        let before = before.map_err(|error| WriteError::Rejected(error.to_string()))?;
        let rows = self.rows_of(log, last);
        let diff = IndexRowsDiff::between(&before, &rows);
        Ok(Some(Append { log: log.clone(), after, entries, encoded, diff, rows }))
    }

    async fn write_group(&self, group: Group) -> Result<Option<Position>, WriteError> {
        let (reply, outcome) = oneshot::channel();
        let queued = self.enqueue(Write::Group { group, reply }).await;
        queued.map_err(|why| WriteError::Rejected(why.into()))?;
        outcome.await.unwrap_or_else(|_| Err(WriteError::Unknown(NO_REPLY.into())))
    }
}

/// Dropping a store that was not closed lets the committer commit the writes in the queue.
impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.close_queue();
        self.end_tasks();
    }
}

impl Shared for PostgresStore {
    fn is_shared(&self) -> bool {
        true
    }

    fn health(&self) -> Health {
        self.connector.meters.health(self.settings.wait_max)
    }

    fn register_metrics(&self, registry: &mut Registry) {
        self.connector.meters.register(registry);
    }
}

#[async_trait]
impl Writer for PostgresStore {
    async fn write(
        &self,
        changes: Changes,
        preconditions: Vec<Precondition>,
    ) -> Result<Option<Position>, WriteError> {
        let encoded = changes.check(&preconditions)?;
        let Changes { id, entry, documents } = changes;
        let append = match (entry, encoded) {
            (Some(NewEntry { log, after, entry }), Some(encoded)) => {
                self.prepare(&log, after, vec![entry], vec![encoded]).await?
            }
            _ => None,
        };
        self.write_group(Group { id, append, documents, preconditions }).await
    }
}

#[async_trait]
impl EventStore for PostgresStore {
    /// Many entries become one write, which is appended completely or not at all.
    async fn append_all(
        &self,
        log: &LogId,
        after: Option<Position>,
        entries: &[Arc<Entry>],
    ) -> Result<Position, AppendError> {
        codec::check_log(log)?;
        let mut last = after;
        let mut left = entries;
        while !left.is_empty() {
            let (mut encoded, mut bytes, mut number) =
                (Vec::new(), 0, Position::number_after(last));
            for entry in left.iter().take(ENTRIES_PER_WRITE_MAX) {
                if bytes >= WRITE_BYTES_MAX {
                    break;
                }
                let body = codec::encode_entry(number, entry)?;
                bytes += body.len();
                number += 1;
                encoded.push(body);
            }
            let (group, rest) = left.split_at(encoded.len());
            let append = self.prepare(log, last, group.to_vec(), encoded).await?;
            let (documents, preconditions) = Default::default();
            let group = Group { id: None, append, documents, preconditions };
            last = self.write_group(group).await?;
            left = rest;
        }
        match entries.is_empty() {
            true => Err(AppendError::Rejected("there are no entries".into())),
            false => last.ok_or_else(|| AppendError::Unknown(NO_REPLY.into())),
        }
    }

    async fn delete_log(&self, log: &LogId, last: Position) -> Result<(), DeleteError> {
        let unavailable = |why: String| DeleteError::Unavailable(why);
        let found = self.last(log).await.map_err(|error| match error {
            StoreError::Unavailable(why) | StoreError::Full(why) => unavailable(why),
            error => DeleteError::Rejected(error.to_string()),
        })?;
        let Some((_, entry)) = found.filter(|(position, _)| *position == last) else {
            return Err(DeleteError::Conflict);
        };
        let rows = IndexRows::clone(&self.rows_of(log, &entry));
        let (reply, outcome) = oneshot::channel();
        let write = Write::DeleteLog { log: log.clone(), last, rows, reply };
        self.enqueue(write).await.map_err(|why| unavailable(why.into()))?;
        outcome.await.unwrap_or_else(|_| Err(unavailable(NO_REPLY.into())))
    }

    async fn first(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        self.readers.read(|connection| async move { read::first(&connection, log).await }).await
    }

    async fn read(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        let bases = &self.readers.bases;
        let read = |connection: Arc<_>| async move {
            read::entries(&connection, bases, log, from, limit).await
        };
        let found = self.readers.read(read).await?;
        if let Some((position, last)) = found.last().filter(|_| found.len() < limit) {
            self.rows_cache.read(log, position.number, last);
        }
        Ok(found)
    }

    async fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        self.readers.read(|connection| async move { read::last(&connection, log).await }).await
    }

    async fn logs(&self, after: Option<&LogId>, limit: usize) -> Result<Vec<LogId>, StoreError> {
        self.readers
            .read(|connection| async move { read::logs(&connection, after, limit).await })
            .await
    }

    async fn index_rows_in_ranges(
        &self,
        ranges: Vec<IndexRange>,
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        let ranges = &*ranges;
        let read =
            |connection: Arc<_>| async move { read::index_rows(&connection, ranges, limit).await };
        self.readers.read(read).await
    }

    fn subscribe(&self) -> broadcast::Receiver<News> {
        self.subscribers.subscribe()
    }
}

#[async_trait]
impl DocumentStore for PostgresStore {
    async fn get_all(&self, keys: &[&str]) -> Result<Vec<Option<Document>>, StoreError> {
        let read = |connection: Arc<_>| async move { read::documents_of(&connection, keys).await };
        self.readers.read(read).await
    }

    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        let read = |connection: Arc<_>| async move {
            read::documents(&connection, prefix, after, limit).await
        };
        self.readers.read(read).await
    }
}
