//! Builds one batch: checks each write against durable data and against the batch itself, and
//! collects what must happen once the batch is durable.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use tokio::sync::oneshot;

use super::durable::{BeforeImages, DurableState};
use super::{AppendedEntry, DeleteError, Documents, LogId, Position, StoreError, keys, tree};

/// The numbers of the last entries of logs that were written recently.
pub(super) type HeadCache = quick_cache::sync::Cache<LogId, u64>;

/// A batch under construction.
pub(super) struct BatchBuilder<'a> {
    pub(super) tree: &'a sled::Tree,
    durable: &'a DurableState,
    head_cache: &'a HeadCache,
    stale_logs_max: usize,
    /// Heads of the logs that this batch appends to.
    pub(super) heads: HashMap<LogId, u64>,
    /// Documents that this batch writes.
    pub(super) documents: Documents,
    /// Logs that this batch deletes.
    pub(super) deleted: BTreeSet<LogId>,
    /// The writes; `None` if no write was accepted.
    pub(super) batch: Option<sled::Batch>,
    /// The durable values of what this batch changes.
    pub(super) before_images: BeforeImages,
    /// Stale logs whose index rows this batch updates on disk, in the order of the updates.
    pub(super) updated: Vec<LogId>,
    /// Logs that become stale with this batch, with the number of the entry whose index rows are on
    /// disk; `None` if no row of the log is.
    pub(super) stale: HashMap<LogId, Option<u64>>,
    /// The parents of logs that begin with this batch.
    pub(super) parents: BTreeSet<LogId>,
    /// How many of the logs that were stale before this batch have been considered for an update.
    considered: usize,
    /// Replies, sent once the batch is durable. Rejections wait too: the entry that a write
    /// conflicts with may be in this batch.
    pub(super) replies: Vec<Box<dyn FnOnce()>>,
    /// What subscribers receive.
    pub(super) appended: Vec<AppendedEntry>,
}

impl<'a> BatchBuilder<'a> {
    /// An empty batch.
    pub(super) fn new(
        tree: &'a sled::Tree,
        durable: &'a DurableState,
        head_cache: &'a HeadCache,
        stale_logs_max: usize,
    ) -> Self {
        BatchBuilder {
            tree,
            durable,
            head_cache,
            stale_logs_max,
            heads: HashMap::new(),
            documents: BTreeMap::new(),
            deleted: BTreeSet::new(),
            batch: None,
            before_images: BeforeImages::default(),
            updated: Vec::new(),
            stale: HashMap::new(),
            parents: BTreeSet::new(),
            considered: 0,
            replies: Vec::new(),
            appended: Vec::new(),
        }
    }

    // Sending fails if the caller has stopped waiting. Then the reply is not needed.
    pub(super) fn reply_later<T: 'static>(&mut self, reply: oneshot::Sender<T>, outcome: T) {
        self.replies.push(Box::new(move || drop(reply.send(outcome))));
    }

    /// Deletes a log, with its index rows on disk and its stale marker.
    pub(super) fn delete_log(&mut self, log: LogId, last: Position) -> Result<(), DeleteError> {
        let rejected = |error: StoreError| DeleteError::Rejected(error.to_string());
        // Nothing of a log that this batch writes to is on disk yet.
        let is_written = self.heads.contains_key(&log)
            || self.stale.contains_key(&log)
            || self.updated.contains(&log)
            || self.deleted.contains(&log);
        let head = tree::head(self.tree, &log).map_err(rejected)?;
        let is_parent =
            self.parents.contains(&log) || tree::has_children(self.tree, &log).map_err(rejected)?;
        if is_written || is_parent || head != Some(last.number) {
            return Err(DeleteError::Conflict);
        }
        let rows = self.durable.index_rows_on_disk(&log, last.number).map_err(rejected)?;
        let first = tree::first(self.tree, &log).map_err(rejected)?.unwrap_or(0);
        let parent = tree::parent(self.tree, &log, first).map_err(rejected)?;
        let child = parent.map(|parent| keys::child(&parent.log, &log));
        let entries = tree::keys_of_log(self.tree, &log).map_err(rejected)?;
        let marker = keys::stale_marker(&log);
        let removed: Vec<sled::IVec> = (entries.into_iter())
            .chain(rows.iter().map(|row| keys::index_row(row).into()))
            .chain(child.map(Into::into))
            .chain([marker.into()])
            .collect();
        let tombstone = keys::tombstone(&log);
        self.probe(removed.iter().map(AsRef::as_ref).chain([tombstone.as_slice()]))
            .map_err(rejected)?;
        let batch = self.batch.get_or_insert_default();
        removed.into_iter().for_each(|key| batch.remove(key));
        batch.insert(tombstone, Vec::new());
        self.deleted.insert(log);
        Ok(())
    }

    /// Adds a stale marker for a log that has none: its index rows on disk stay those of `head`.
    pub(super) fn mark_stale(&mut self, log: &LogId, head: Option<u64>) -> Result<(), StoreError> {
        let was_stale = self.durable.index_overlay().is_stale(log) && !self.updated.contains(log);
        if was_stale || self.stale.contains_key(log) {
            return Ok(());
        }
        let value = head.map_or_else(Vec::new, |number| number.to_be_bytes().to_vec());
        let marker = keys::stale_marker(log);
        self.probe([&marker])?;
        self.batch.get_or_insert_default().insert(marker, value);
        self.stale.insert(log.clone(), head);
        let before = self.durable.index_overlay().stale_count();
        let stale_count = before + self.stale.len() - self.updated.len();
        if stale_count > self.stale_logs_max {
            self.update_oldest_stale_log();
        }
        Ok(())
    }

    /// Updates the index rows of the log that has been stale for longest, among the logs that this
    /// batch does not append to. Does nothing if there is no such log. A log whose rows cannot be
    /// updated because of damage stays stale, so that other logs can be appended to.
    fn update_oldest_stale_log(&mut self) {
        loop {
            let nth = self.durable.index_overlay().nth_stale(self.considered).cloned();
            let Some(log) = nth else { return };
            self.considered += 1;
            if self.heads.contains_key(&log) || self.deleted.contains(&log) {
                continue;
            }
            match self.update_index_rows(&log) {
                Ok(()) => return self.updated.push(log),
                Err(error) => tracing::debug!(%log, %error, "its index rows cannot be updated"),
            }
        }
    }

    /// Updates the index rows of a stale log on disk and removes its stale marker. The batch must
    /// not contain an entry of this log yet.
    fn update_index_rows(&mut self, log: &LogId) -> Result<(), StoreError> {
        let diff = self.durable.index_rows_diff(log)?;
        let rows = diff.removed.iter().chain(&diff.added).map(|row| keys::index_row(row));
        self.probe(rows.chain([keys::stale_marker(log)]))?;
        let batch = self.batch.get_or_insert_default();
        diff.write(batch);
        batch.remove(keys::stale_marker(log));
        Ok(())
    }

    /// Updates the index rows of all stale logs. The batch must not contain any entries.
    pub(super) fn update_all_stale_logs(&mut self) {
        let stale_count = self.durable.index_overlay().stale_count();
        (0..stale_count).for_each(|_| self.update_oldest_stale_log());
    }

    /// The head of a log: within this batch, else from the cache, else from disk. An entry on disk
    /// must not be corrupt, or no further one is appended.
    pub(super) fn head(&self, log: &LogId) -> Result<Option<u64>, StoreError> {
        if let Some(head) = self.heads.get(log).copied().or_else(|| self.head_cache.get(log)) {
            return Ok(Some(head));
        }
        let head = tree::head(self.tree, log)?;
        if let Some(number) = head {
            tree::entries(self.tree, log, number, number)?;
        }
        Ok(head)
    }

    /// Reads the pages that these keys are on, so that damage rejects one write and does not stop
    /// the batch half-way.
    pub(super) fn probe(
        &self,
        keys: impl IntoIterator<Item: AsRef<[u8]>>,
    ) -> Result<(), StoreError> {
        keys.into_iter().try_for_each(|key| tree::probe(self.tree, key.as_ref()))
    }
}
