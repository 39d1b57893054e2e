//! The embedded store: hands writes to the committer and reads durable data.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use async_trait::async_trait;
use kontor_threads::ThreadPool;
use prometheus_client::{metrics::counter::Counter, registry::Registry};
use tokio::sync::{Semaphore, broadcast, oneshot};

use super::OpenError;
use super::batch::HeadCache;
use super::committer::{CACHED_HEADS_MAX, Committer, Hooks, QueuedWrite};
use super::durable::DurableState;
use super::group::Group;
use super::news::{News, NewsSender};
use super::open::{self, Opened};
use super::settings::{IfMissing, Settings};
use super::writes::Write;
use super::{
    AppendError, Changes, DeleteError, Document, DocumentStore, Entry, EventStore, IndexRange,
    LogId, Position, Precondition, SUBSCRIPTION_BATCHES_MAX, Shared, StoreError, StoreSnapshot,
    WriteError, Writer,
};

const CLOSED: &str = "it is closing";
const NO_REPLY: &str = "the committer ended before it replied";

/// Threads that read. A read usually takes its pages from the cache; the disk answers many at a
/// time.
const READ_THREADS: usize = 16;
/// Threads that sled starts at the beginning and waits for. It starts more where it finds use for
/// them, and goes on without.
const SLED_THREADS: usize = 8;

/// Logs, documents and index in one sled database.
pub struct SledStore {
    path: PathBuf,
    settings: Settings,
    durable: Arc<DurableState>,
    subscribers: NewsSender,
    /// One permit for each place in the queue.
    queue_permits: Arc<Semaphore>,
    reads: ThreadPool,
    /// How many writes were acknowledged since it was opened.
    acknowledged: Counter,
    /// `None` once the store is closed.
    queue: Mutex<Option<mpsc::Sender<QueuedWrite>>>,
    /// `None` once the thread has been joined.
    committer: tokio::sync::Mutex<Option<JoinHandle<u64>>>,
}

impl SledStore {
    /// Opens the store in a data directory, or creates it if the settings say so. Blocks.
    pub fn open(path: impl AsRef<Path>, settings: Settings) -> Result<Arc<Self>, OpenError> {
        Self::open_with(path.as_ref(), &settings, Hooks::default())
    }

    pub(super) fn open_with(
        path: &Path,
        settings: &Settings,
        hooks: Hooks,
    ) -> Result<Arc<Self>, OpenError> {
        let reads = ThreadPool::start("reads", READ_THREADS)?;
        kontor_threads::check("the database", SLED_THREADS)?;
        let Opened { db, file, acknowledged, lock } = open::open(path, settings)?;
        let durable = Arc::new(DurableState::new(db, lock, settings.index_rows_fn));
        let subscribers = broadcast::Sender::new(SUBSCRIPTION_BATCHES_MAX);
        let (sender, queue) = mpsc::channel();
        let committer = Committer {
            durable: durable.clone(),
            file,
            acknowledged,
            head_cache: HeadCache::new(CACHED_HEADS_MAX),
            stale_logs_max: settings.stale_logs_max,
            subscribers: subscribers.clone(),
            queue,
            hooks,
        };
        let thread = thread::Builder::new().name("committer".into()).spawn(|| committer.run());
        let thread = thread.map_err(|error| OpenError::Engine(error.into()))?;
        Ok(Arc::new(SledStore {
            path: path.to_owned(),
            settings: settings.clone(),
            durable,
            subscribers,
            queue_permits: Arc::new(Semaphore::new(settings.queued_writes_max)),
            reads,
            acknowledged: Counter::default(),
            queue: Mutex::new(Some(sender)),
            committer: tokio::sync::Mutex::new(Some(thread)),
        }))
    }

    /// All logs and documents as they are now, for a backup while writes go on; `None` if there is
    /// another snapshot.
    pub fn snapshot(&self) -> Option<StoreSnapshot> {
        StoreSnapshot::new(&self.durable, &self.reads)
    }

    /// Commits the writes in the queue and accepts no more; reads still work. A second call does
    /// nothing. After many writes closing takes a while, so that the next opening does not.
    pub async fn close(&self) {
        self.close_queue();
        let mut committer = self.committer.lock().await;
        if let Some(thread) = committer.take() {
            let (path, durable) = (self.path.clone(), self.durable.clone());
            let settings = Settings { if_missing: IfMissing::Fail, ..self.settings.clone() };
            let close = move || {
                // The thread catches its own panics.
                if thread.join().unwrap_or_default() >= settings.reopen_after_writes
                    && let Err(error) = durable.reopen(|| open::open(&path, &settings))
                {
                    tracing::warn!(%error, "all data is on disk, but the next start will be slow");
                }
            };
            // This fails only if the closure panics, and it does not.
            let _ = self.reads.run(close).await;
        }
    }

    fn close_queue(&self) {
        self.queue_permits.close();
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Puts a write into the queue. After an error the committer never gets it.
    async fn enqueue(&self, write: Write) -> Result<(), &'static str> {
        let permit = self.queue_permits.clone().acquire_owned().await.map_err(|_| CLOSED)?;
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue
            .as_ref()
            .ok_or(CLOSED)?
            .send(QueuedWrite { write, _permit: permit })
            .map_err(|_| CLOSED)
    }

    /// Puts a group into the queue. After an error the committer never gets it.
    async fn enqueue_group(
        &self,
        changes: Changes,
        preconditions: Vec<Precondition>,
    ) -> Result<WriteOutcome, WriteError> {
        let group = Group::new(changes, preconditions)?;
        let (reply, outcome) = oneshot::channel();
        let queued = self.enqueue(Write::Group { group, reply }).await;
        queued.map_err(|why| WriteError::Rejected(why.into()))?;
        Ok(outcome)
    }

    /// Runs a read on a thread that may block.
    async fn read_blocking<T: Send + 'static>(
        &self,
        read: impl FnOnce(&DurableState) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let durable = self.durable.clone();
        let read = self.reads.run(move || read(&durable)).await;
        read.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
    }
}

/// Dropping a store that was not closed also commits the writes in the queue.
impl Drop for SledStore {
    fn drop(&mut self) {
        self.close_queue();
        if let Some(thread) = self.committer.get_mut().take() {
            // The thread catches its own panics.
            let _ = thread.join();
        }
    }
}

/// Receives the outcome of a group that is in the queue.
type WriteOutcome = oneshot::Receiver<Result<Option<Position>, WriteError>>;

async fn written(outcome: WriteOutcome) -> Result<Option<Position>, WriteError> {
    outcome.await.unwrap_or_else(|_| Err(WriteError::Unknown(NO_REPLY.into())))
}

/// sled locks its files, so there is one process.
impl Shared for SledStore {
    fn register_metrics(&self, registry: &mut Registry) {
        let help = "Writes to the store in the data directory that were acknowledged";
        registry.register("store_writes", help, self.acknowledged.clone());
    }
}

/// A doubt needs no id: it remains only if the process ends.
#[async_trait]
impl Writer for SledStore {
    async fn write(
        &self,
        changes: Changes,
        preconditions: Vec<Precondition>,
    ) -> Result<Option<Position>, WriteError> {
        let position = written(self.enqueue_group(changes, preconditions).await?).await?;
        self.acknowledged.inc();
        Ok(position)
    }
}

#[async_trait]
impl EventStore for SledStore {
    /// All are put into the queue before the first reply is awaited, so that the committer finds
    /// many for one batch. An entry after one that was not written is rejected.
    async fn append_all(
        &self,
        log: &LogId,
        after: Option<Position>,
        entries: &[Arc<Entry>],
    ) -> Result<Position, AppendError> {
        let mut outcomes = Vec::with_capacity(entries.len());
        let mut last = after;
        for entry in entries {
            let changes = Changes::append(log.clone(), last, entry.clone());
            outcomes.push(self.enqueue_group(changes, Vec::new()).await?);
            last = Some(Position::embedded(Position::number_after(last)));
        }
        for outcome in outcomes {
            last = written(outcome).await?;
        }
        last.ok_or_else(|| AppendError::Rejected("there are no entries".into()))
    }

    async fn delete_log(&self, log: &LogId, last: Position) -> Result<(), DeleteError> {
        let (reply, outcome) = oneshot::channel();
        let write = Write::DeleteLog { log: log.clone(), last, reply };
        self.enqueue(write).await.map_err(|why| DeleteError::Unavailable(why.into()))?;
        outcome.await.unwrap_or_else(|_| Err(DeleteError::Unavailable(NO_REPLY.into())))
    }

    async fn first(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        let log = log.clone();
        self.read_blocking(move |durable| durable.first(&log)).await
    }

    async fn read(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        let log = log.clone();
        self.read_blocking(move |durable| durable.entries(&log, from, limit)).await
    }

    async fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        let log = log.clone();
        self.read_blocking(move |durable| durable.last(&log)).await
    }

    async fn logs(&self, after: Option<&LogId>, limit: usize) -> Result<Vec<LogId>, StoreError> {
        let after = after.cloned();
        self.read_blocking(move |durable| durable.logs(after.as_ref(), limit)).await
    }

    async fn index_rows_in_ranges(
        &self,
        ranges: Vec<IndexRange>,
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        self.read_blocking(move |durable| durable.index_rows_in_ranges(&ranges, limit)).await
    }

    fn subscribe(&self) -> broadcast::Receiver<News> {
        self.subscribers.subscribe()
    }
}

#[async_trait]
impl DocumentStore for SledStore {
    async fn get_all(&self, keys: &[&str]) -> Result<Vec<Option<Document>>, StoreError> {
        let keys: Vec<String> = keys.iter().map(|key| (*key).to_owned()).collect();
        self.read_blocking(move |durable| durable.documents_of(&keys)).await
    }

    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        let (prefix, after) = (prefix.to_owned(), after.map(str::to_owned));
        self.read_blocking(move |durable| durable.documents(&prefix, after.as_deref(), limit)).await
    }
}
