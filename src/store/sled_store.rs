//! The embedded store: asks the committer to write, and reads what is durable.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use async_trait::async_trait;
use tokio::sync::{Semaphore, broadcast, oneshot};

use super::committer::{Committer, Hooks, KNOWN_HEADS_MAX, Queued};
use super::draft::{Append, Command, Heads};
use super::durable::Durable;
use super::opening::{self, IfMissing, OpenError, Opened, Settings};
use super::{
    AppendError, Document, DocumentStore, Entry, EventStore, FEED_BATCHES_MAX, LogId, News,
    Position, PutError, RowRange, StoreError, codec,
};

const CLOSED: &str = "it is closing";
const NO_ANSWER: &str = "it ended before it answered";

/// Logs and documents in one sled database.
pub struct SledStore {
    path: PathBuf,
    settings: Settings,
    durable: Arc<Durable>,
    feed: broadcast::Sender<Arc<[News]>>,
    /// Places in the queue.
    places: Arc<Semaphore>,
    /// Nothing once the store is closed.
    queue: Mutex<Option<mpsc::Sender<Queued>>>,
    /// Nothing once it has ended.
    committer: tokio::sync::Mutex<Option<JoinHandle<u64>>>,
}

impl SledStore {
    /// Opens the store in a data directory, creating it if there is none and the settings allow it.
    /// Blocks.
    pub fn open(path: impl AsRef<Path>, settings: Settings) -> Result<Arc<Self>, OpenError> {
        Self::open_with(path.as_ref(), &settings, Hooks::default())
    }

    pub(super) fn open_with(
        path: &Path,
        settings: &Settings,
        hooks: Hooks,
    ) -> Result<Arc<Self>, OpenError> {
        let Opened { db, file, lock } = opening::open(path, settings)?;
        let durable = Arc::new(Durable::new(db, lock, settings.rows_of));
        let feed = broadcast::Sender::new(FEED_BATCHES_MAX);
        let (sender, queue) = mpsc::channel();
        let committer = Committer {
            durable: durable.clone(),
            file,
            known_heads: Heads::new(KNOWN_HEADS_MAX),
            rows_ahead_max: settings.rows_ahead_max,
            feed: feed.clone(),
            queue,
            hooks,
        };
        let thread = thread::Builder::new().name("committer".into()).spawn(|| committer.run());
        let thread = thread.map_err(|error| OpenError::Engine(error.into()))?;
        Ok(Arc::new(SledStore {
            path: path.to_owned(),
            settings: settings.clone(),
            durable,
            feed,
            places: Arc::new(Semaphore::new(settings.queue_max)),
            queue: Mutex::new(Some(sender)),
            committer: tokio::sync::Mutex::new(Some(thread)),
        }))
    }

    /// Finishes what was accepted and takes in no more writes; reads go on. Closing twice does no
    /// harm. After many writes it takes a while, so that the next opening does not.
    pub async fn close(&self) {
        self.close_queue();
        let mut committer = self.committer.lock().await;
        if let Some(thread) = committer.take() {
            let (path, durable) = (self.path.clone(), self.durable.clone());
            let settings = Settings { if_missing: IfMissing::Fail, ..self.settings.clone() };
            let close = move || {
                // The thread catches its own panics.
                if thread.join().unwrap_or_default() >= settings.reopened_after
                    && let Err(error) = durable.reopen(|| opening::open(&path, &settings))
                {
                    tracing::warn!(%error, "all is on disk, but the next start will take longer");
                }
            };
            // The runtime joins what it has begun: it cannot fail.
            let _ = tokio::task::spawn_blocking(close).await;
        }
    }

    fn close_queue(&self) {
        self.places.close();
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Hands a command to the committer. An error means that it never got there.
    async fn submit(&self, command: Command) -> Result<(), &'static str> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| CLOSED)?;
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.as_ref().ok_or(CLOSED)?.send(Queued { command, _place: place }).map_err(|_| CLOSED)
    }

    /// Reads on a thread that may block.
    async fn reading<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Durable) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let durable = self.durable.clone();
        let read = tokio::task::spawn_blocking(move || read(&durable)).await;
        read.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
    }
}

/// A store that was not closed finishes what it accepted, too.
impl Drop for SledStore {
    fn drop(&mut self) {
        self.close_queue();
        if let Some(thread) = self.committer.get_mut().take() {
            // The thread catches its own panics.
            let _ = thread.join();
        }
    }
}

#[async_trait]
impl EventStore for SledStore {
    async fn append(
        &self,
        log: &LogId,
        after: Option<Position>,
        entry: Arc<Entry>,
    ) -> Result<Position, AppendError> {
        codec::check_log(log)?;
        let sealed = codec::seal_entry(Position::next(after), &entry)?;
        let append = Append { log: log.clone(), after, entry, sealed };
        let (reply, answer) = oneshot::channel();
        self.submit(Command::Append { append, reply })
            .await
            .map_err(|why| AppendError::Refused(why.into()))?;
        answer.await.unwrap_or_else(|_| Err(AppendError::Unknown(NO_ANSWER.into())))
    }

    async fn read(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        let log = log.clone();
        self.reading(move |durable| durable.entries(&log, from, limit)).await
    }

    async fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        let log = log.clone();
        self.reading(move |durable| durable.last(&log)).await
    }

    async fn logs(&self, after: Option<&LogId>, limit: usize) -> Result<Vec<LogId>, StoreError> {
        let after = after.cloned();
        self.reading(move |durable| durable.logs(after.as_ref(), limit)).await
    }

    async fn rows_of_ranges(
        &self,
        ranges: Vec<RowRange>,
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        self.reading(move |durable| durable.rows_of_ranges(&ranges, limit)).await
    }

    fn follow(&self) -> broadcast::Receiver<Arc<[News]>> {
        self.feed.subscribe()
    }
}

#[async_trait]
impl DocumentStore for SledStore {
    async fn get(&self, key: &str) -> Result<Option<Document>, StoreError> {
        let key = key.to_owned();
        self.reading(move |durable| durable.document(&key)).await
    }

    async fn put(&self, key: &str, expected: Option<u64>, value: String) -> Result<u64, PutError> {
        codec::check_document(key, &value).map_err(PutError::Unavailable)?;
        let (reply, answer) = oneshot::channel();
        let command = Command::Put { key: key.to_owned(), expected, value, reply };
        self.submit(command).await.map_err(|why| PutError::Unavailable(why.into()))?;
        answer.await.unwrap_or_else(|_| Err(PutError::Unavailable(NO_ANSWER.into())))
    }

    async fn delete(&self, key: &str, expected: u64) -> Result<(), PutError> {
        let (reply, answer) = oneshot::channel();
        let command = Command::Delete { key: key.to_owned(), expected, reply };
        self.submit(command).await.map_err(|why| PutError::Unavailable(why.into()))?;
        answer.await.unwrap_or_else(|_| Err(PutError::Unavailable(NO_ANSWER.into())))
    }

    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        let (prefix, after) = (prefix.to_owned(), after.map(str::to_owned));
        self.reading(move |durable| durable.documents(&prefix, after.as_deref(), limit)).await
    }
}
