//! A store in memory with reads and writes that tests disturb.

use std::{
    collections::{BTreeSet, VecDeque},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use async_trait::async_trait;
use futures_util::{FutureExt, future::BoxFuture};
use kontor_store::{
    Changes, Conflict, Document, DocumentStore, MemoryStore, Position, Precondition, Shared,
    StoreError, WriteError, Writer,
};

/// A fault of a write.
#[derive(Clone, Copy)]
pub enum Fault {
    /// The write is applied, but the store reports an error.
    Applied,
    /// The write is not applied, and the store reports an error.
    Lost,
}

/// Something that happens once.
pub type Once = Mutex<Option<BoxFuture<'static, ()>>>;

/// The documents of a store, and what happens between a request and them.
pub struct Disturbed {
    /// The store itself, which is not disturbed.
    pub store: Arc<MemoryStore>,
    /// For how many turns each call lets other tasks run: so races happen, and happen in the same
    /// way in each run.
    turns: fn(u64) -> u64,
    calls: AtomicU64,
    /// What happens before the next write.
    pub before_write: Once,
    /// What happens between the next read and its answer.
    pub after_read: Once,
    faults: Mutex<VecDeque<Fault>>,
    /// The ids of changes that were applied.
    ids: Mutex<BTreeSet<String>>,
    /// How many reads there were.
    pub reads: AtomicU64,
    /// How many groups of changes were written.
    pub batches: AtomicU64,
    /// How many writes found another version than they expected.
    pub conflicts: AtomicU64,
}

async fn happen(once: &Once) {
    let work = once.lock().unwrap().take();
    if let Some(work) = work {
        work.await;
    }
}

/// A future of a store in memory, which never waits.
fn done<T, E: std::fmt::Debug>(what: impl Future<Output = Result<T, E>>) -> T {
    what.now_or_never().expect("it does not wait").unwrap()
}

impl Disturbed {
    /// The documents of a store. Each call lets others run for so many turns.
    pub fn new(store: &Arc<MemoryStore>, turns: fn(u64) -> u64) -> Arc<Self> {
        Arc::new(Disturbed {
            store: store.clone(),
            turns,
            calls: AtomicU64::default(),
            before_write: Once::default(),
            after_read: Once::default(),
            faults: Mutex::default(),
            ids: Mutex::default(),
            reads: AtomicU64::default(),
            batches: AtomicU64::default(),
            conflicts: AtomicU64::default(),
        })
    }

    /// The next writes fail so.
    pub fn fail_next(&self, faults: &[Fault]) {
        self.faults.lock().unwrap().extend(faults);
    }

    /// Cancels the faults that have not happened yet.
    pub fn mend(&self) {
        self.faults.lock().unwrap().clear();
    }

    /// The keys of the documents that begin so.
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        self.store.texts().into_keys().filter(|key| key.starts_with(prefix)).collect()
    }

    /// Changes what a document says, as if another server had.
    pub fn rewrite(&self, key: &str, change: impl FnOnce(String) -> String) {
        let kept = done(self.store.get(key)).unwrap();
        done(self.store.put(key, Some(kept.version), change(kept.value)));
    }

    /// From now on this document cannot be read: because its bytes are damaged, or because it says
    /// nothing that is understood.
    pub fn damage(&self, key: &str, is_corrupt: bool) {
        if is_corrupt {
            return self.store.corrupt_document(key);
        }
        let version = done(self.store.get(key)).map(|kept| kept.version);
        done(self.store.put(key, version, "noise".to_owned()));
    }

    async fn let_others_run(&self) {
        // All run in one thread: each turn lets others take one step.
        for _ in 0..(self.turns)(self.calls.fetch_add(1, Ordering::SeqCst)) {
            tokio::task::yield_now().await;
        }
    }
}

impl Shared for Disturbed {
    fn is_shared(&self) -> bool {
        self.store.is_shared()
    }
}

#[async_trait]
impl Writer for Disturbed {
    async fn write(
        &self,
        changes: Changes,
        preconditions: Vec<Precondition>,
    ) -> Result<Option<Position>, WriteError> {
        self.let_others_run().await;
        happen(&self.before_write).await;
        let fault = self.faults.lock().unwrap().pop_front();
        let unknown = || Err(WriteError::Unknown("fault".to_owned()));
        if matches!(fault, Some(Fault::Lost)) {
            return unknown();
        }
        let id = changes.id().map(str::to_owned);
        let written = self.store.write(changes, preconditions).await;
        match &written {
            Ok(_) => {
                let is_new = id.is_none_or(|id| self.ids.lock().unwrap().insert(id));
                self.batches.fetch_add(is_new.into(), Ordering::SeqCst);
            }
            Err(WriteError::Conflict(Conflict::Document(_))) => {
                self.conflicts.fetch_add(1, Ordering::SeqCst);
            }
            Err(_) => {}
        }
        if fault.is_some() && written.is_ok() { unknown() } else { written }
    }
}

#[async_trait]
impl DocumentStore for Disturbed {
    async fn get_all(&self, keys: &[&str]) -> Result<Vec<Option<Document>>, StoreError> {
        self.let_others_run().await;
        self.reads.fetch_add(1, Ordering::SeqCst);
        let found = self.store.get_all(keys).await;
        happen(&self.after_read).await;
        self.let_others_run().await;
        found
    }

    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        self.store.scan(prefix, after, limit).await
    }
}
