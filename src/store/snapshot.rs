//! The store as it is at one moment, for a backup of a running server.
//!
//! Entries never change, so of a log it is enough to know its head at that moment; of a document
//! that is changed later, its value. A log that is deleted after that moment is missing. While
//! there is a snapshot, what the committer publishes leaves both behind: the size of a snapshot
//! depends on what changes during its life, not on the store.

use std::sync::Arc;

use async_trait::async_trait;
use kontor_threads::ThreadPool;

use super::durable::{DurableState, with_overrides};
use super::{Document, Entry, ExportSource, LogId, Position, StoreError, tree};

/// All logs and documents of a store at the moment when it was made. It ends when it is dropped.
pub struct StoreSnapshot {
    durable: Arc<DurableState>,
    reads: ThreadPool,
}

impl StoreSnapshot {
    /// A snapshot of what is durable now; `None` if there is one already.
    pub(super) fn new(durable: &Arc<DurableState>, reads: &ThreadPool) -> Option<Self> {
        let mut snapshot = durable.snapshot_mut();
        match &*snapshot {
            Some(_) => None,
            None => {
                *snapshot = Some(Default::default());
                Some(StoreSnapshot { durable: durable.clone(), reads: reads.clone() })
            }
        }
    }

    /// Runs a read on a thread of the store.
    async fn read_blocking<T: Send + 'static>(
        &self,
        read: impl FnOnce(&DurableState) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let durable = self.durable.clone();
        let read = self.reads.run(move || read(&durable)).await;
        read.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
    }
}

impl Drop for StoreSnapshot {
    fn drop(&mut self) {
        *self.durable.snapshot_mut() = None;
    }
}

#[async_trait]
impl ExportSource for StoreSnapshot {
    async fn all_logs(
        &self,
        after: Option<&LogId>,
        limit: usize,
    ) -> Result<Vec<LogId>, StoreError> {
        let after = after.cloned();
        self.read_blocking(move |durable| logs(durable, after, limit)).await
    }

    async fn first_of(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        let log = log.clone();
        self.read_blocking(move |durable| match head(durable, &log)? {
            Some(_) => durable.first(&log),
            None => Ok(None),
        })
        .await
    }

    async fn entries_of(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        let log = log.clone();
        self.read_blocking(move |durable| {
            let last = from.saturating_add((limit as u64).saturating_sub(1));
            match head(durable, &log)? {
                Some(head) if from <= head => {
                    let read = tree::entries(&*durable.db()?, &log, from, head.min(last));
                    durable.unless_deleted(&log, read)
                }
                _ => Ok(Vec::new()),
            }
        })
        .await
    }

    async fn all_documents(
        &self,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        let after = after.map(str::to_owned);
        self.read_blocking(move |durable| {
            let db = durable.db()?;
            let before_images = durable.before_images();
            let snapshot = durable.snapshot();
            let overrides: Vec<_> =
                snapshot.iter().chain([&*before_images]).map(|images| &images.documents).collect();
            let stored = tree::documents(&db, "", after.as_deref());
            with_overrides(stored, &overrides, "", after.as_deref(), limit)
        })
        .await
    }
}

/// The head of a log at the moment of the snapshot.
fn head(durable: &DurableState, log: &LogId) -> Result<Option<u64>, StoreError> {
    let db = durable.db()?;
    let before_images = durable.before_images();
    let snapshot = durable.snapshot();
    let head = snapshot.iter().chain([&*before_images]).find_map(|images| images.heads.get(log));
    head.map_or_else(|| tree::head(&db, log), |head| Ok(*head))
}

fn logs(
    durable: &DurableState,
    mut after: Option<LogId>,
    limit: usize,
) -> Result<Vec<LogId>, StoreError> {
    let db = durable.db()?;
    let mut logs = Vec::new();
    while logs.len() < limit {
        let Some(log) = tree::next_log(&db, after.as_ref())? else { break };
        if head(durable, &log)?.is_some() {
            logs.push(log.clone());
        }
        after = Some(log);
    }
    Ok(logs)
}
