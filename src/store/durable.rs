//! The state that readers may see: the sled tree without the batch that is in flight.
//!
//! As soon as a batch is applied, the tree returns its values, although they are not on disk yet.
//! So the committer first stores the *before-images* here, the durable values of what the batch
//! changes. Readers of a log stop at its durable head, readers of documents get the before-images.
//! Their size depends on the batch, not on the number of logs.
//!
//! Index rows are computed from durable entries only; see [`super::index_overlay`].

use std::collections::{BTreeMap, HashMap};
use std::ops::Bound;
use std::sync::{Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::OpenError;
use super::folder::Lock;
use super::index_overlay::{ComputedRows, IndexOverlay, PendingEntry};
use super::index_rows::{self, IndexRows, IndexRowsDiff};
use super::open::Opened;
use super::{
    AppendedEntry, Document, Entry, IndexRange, IndexRowsFn, LogId, Position, StoreError,
    acknowledged, scan_start, tree,
};

/// The durable values of what the batch in flight changes.
#[derive(Default)]
pub(super) struct BeforeImages {
    /// Heads of logs; `None` if the log is new.
    pub(super) heads: HashMap<LogId, Option<u64>>,
    /// Documents; `None` if the document is new.
    pub(super) documents: BTreeMap<String, Option<Document>>,
}

impl BeforeImages {
    /// Adds what is not in here yet: values that are here are older.
    fn add_older(&mut self, other: BeforeImages) {
        for (log, head) in other.heads {
            self.heads.entry(log).or_insert(head);
        }
        for (key, document) in other.documents {
            self.documents.entry(key).or_insert(document);
        }
    }
}

/// The data that is on disk, for readers; the committer changes it.
pub(super) struct DurableState {
    /// `None` if the tree could not be opened again.
    tree: RwLock<Option<OpenTree>>,
    before_images: RwLock<BeforeImages>,
    /// While there is a snapshot: the values at its moment of what has been published since.
    snapshot: RwLock<Option<BeforeImages>>,
    index_rows_fn: IndexRowsFn,
    index_overlay: RwLock<IndexOverlay>,
    /// Locked from reading pending entries until their rows are set, so that rows of an earlier
    /// entry never replace those of a later one.
    computing_rows: Mutex<()>,
}

/// For how many logs rows are set under one write lock. Then the committer may take the lock.
const LOGS_PER_LOCK: usize = 64;

struct OpenTree {
    db: sled::Db,
    /// Locked while the tree is open, so that no second server opens it.
    _lock: Lock,
}

impl DurableState {
    /// A tree with no batch in flight: all of it is on disk.
    pub(super) fn new(db: sled::Db, lock: Lock, index_rows_fn: IndexRowsFn) -> Self {
        DurableState {
            tree: RwLock::new(Some(OpenTree { db, _lock: lock })),
            before_images: RwLock::default(),
            snapshot: RwLock::default(),
            index_rows_fn,
            index_overlay: RwLock::default(),
            computing_rows: Mutex::default(),
        }
    }

    /// The tree, including data that is not durable yet.
    pub(super) fn db(&self) -> Result<sled::Db, StoreError> {
        let tree = self.tree.read().unwrap_or_else(PoisonError::into_inner);
        let tree = tree.as_ref().ok_or_else(|| StoreError::Unavailable("it is closed".into()))?;
        Ok(tree.db.clone())
    }

    /// Closes the tree and opens it again while readers wait. No batch may be in flight.
    pub(super) fn reopen(
        &self,
        open: impl FnOnce() -> Result<Opened, OpenError>,
    ) -> Result<(), OpenError> {
        let mut tree = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        // sled refuses to open a tree that is open.
        drop(tree.take());
        let Opened { db, lock, .. } = open()?;
        *tree = Some(OpenTree { db, _lock: lock });
        Ok(())
    }

    /// Applies a batch; readers do not see its changes yet. The lock is held until the end, so that
    /// no reader sees half of them. `count` is that of acknowledged writes after the batch.
    pub(super) fn apply(
        &self,
        db: &sled::Db,
        batch: sled::Batch,
        count: Option<u64>,
        before_images: BeforeImages,
    ) -> sled::Result<()> {
        let mut current = self.before_images_mut();
        *current = before_images;
        // If a crash cuts the two apart, the count is there and the batch is not.
        if let Some(count) = count {
            acknowledged::set_count(db, count)?;
        }
        db.apply_batch(batch)
    }

    /// Makes the batch in flight visible to readers, once it is on disk. `updated` are the logs
    /// whose index rows it updated or deleted; `stale` are those that became stale with it, with the number of
    /// the entry whose rows are on disk.
    pub(super) fn publish<'a>(
        &self,
        appended: &[AppendedEntry],
        updated: impl Iterator<Item = &'a LogId>,
        mut stale: HashMap<LogId, Option<u64>>,
    ) {
        {
            let mut before_images = self.before_images_mut();
            let published = std::mem::take(&mut *before_images);
            if let Some(snapshot) = &mut *self.snapshot_mut() {
                snapshot.add_older(published);
            }
        }
        let mut overlay = self.index_overlay_mut();
        updated.for_each(|log| overlay.remove(log));
        for AppendedEntry { log, position, entry } in appended {
            overlay.add_entry(log, position.number, entry.clone(), stale.remove(log));
        }
    }

    /// The overlay of the index, with the rows that have been computed so far.
    pub(super) fn index_overlay(&self) -> RwLockReadGuard<'_, IndexOverlay> {
        self.index_overlay.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The difference from the rows of a log on disk to its current ones.
    pub(super) fn index_rows_diff(&self, log: &LogId) -> Result<IndexRowsDiff, StoreError> {
        let _computing = self.computing_rows.lock().unwrap_or_else(PoisonError::into_inner);
        let pending = self.index_overlay().pending_entry(log);
        if let Some(pending) = pending {
            let computed = self.compute_rows(pending)?;
            self.index_overlay_mut().set_rows(computed);
        }
        Ok(self.index_overlay().diff(log))
    }

    /// Computes the rows of all pending entries.
    fn compute_pending_rows(&self) -> Result<(), StoreError> {
        let _computing = self.computing_rows.lock().unwrap_or_else(PoisonError::into_inner);
        let mut pending = self.index_overlay().pending_entries().into_iter().peekable();
        while pending.peek().is_some() {
            let some = pending.by_ref().take(LOGS_PER_LOCK);
            let computed: Vec<ComputedRows> =
                some.map(|pending| self.compute_rows(pending)).collect::<Result<_, _>>()?;
            let mut overlay = self.index_overlay_mut();
            computed.into_iter().for_each(|computed| overlay.set_rows(computed));
        }
        Ok(())
    }

    fn compute_rows(&self, pending: PendingEntry) -> Result<ComputedRows, StoreError> {
        let PendingEntry { log, number, entry, entry_on_disk } = pending;
        let on_disk = match entry_on_disk {
            Some(number) => {
                tree::index_rows_of_entry(&*self.db()?, self.index_rows_fn, &log, number)?
                    .unwrap_or_default()
            }
            None => IndexRows::new(),
        };
        let current = index_rows::compute(self.index_rows_fn, &log, &entry);
        Ok(ComputedRows { log, number, current, on_disk })
    }

    /// The index rows of a log that are on disk. Its last entry has this number.
    pub(super) fn index_rows_on_disk(
        &self,
        log: &LogId,
        last: u64,
    ) -> Result<IndexRows, StoreError> {
        let entry_on_disk = match self.index_overlay().is_stale(log) {
            true => self.index_overlay().entry_on_disk(log),
            false => Some(last),
        };
        let Some(number) = entry_on_disk else { return Ok(IndexRows::new()) };
        let rows = tree::index_rows_of_entry(&*self.db()?, self.index_rows_fn, log, number)?;
        Ok(rows.unwrap_or_default())
    }

    /// The durable head of a log.
    pub(super) fn head(&self, log: &LogId) -> Result<Option<u64>, StoreError> {
        let db = self.db()?;
        let before_images = self.before_images();
        before_images.heads.get(log).map_or_else(|| tree::head(&db, log), |head| Ok(*head))
    }

    /// At most `limit` entries, from number `from` on. Entries up to the durable head never change,
    /// so they are read without a lock.
    pub(super) fn entries(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        match (self.head(log)?, (limit as u64).checked_sub(1)) {
            (Some(head), Some(further)) if from <= head => {
                let to = head.min(from.saturating_add(further));
                self.unless_deleted(log, tree::entries(&*self.db()?, log, from, to))
            }
            _ => Ok(Vec::new()),
        }
    }

    /// The first entry of the log itself.
    pub(super) fn first(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        match (self.head(log)?, tree::first(&*self.db()?, log)?) {
            (Some(head), Some(first)) if first <= head => self
                .unless_deleted(log, tree::entries(&*self.db()?, log, first, first))
                .map(|mut entries| entries.pop()),
            _ => Ok(None),
        }
    }

    /// The last entry.
    pub(super) fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        match self.head(log)? {
            Some(head) => self
                .unless_deleted(log, tree::entries(&*self.db()?, log, head, head))
                .map(|mut entries| entries.pop()),
            None => Ok(None),
        }
    }

    /// What was read of a log, or nothing if the log was deleted while it was read.
    pub(super) fn unless_deleted(
        &self,
        log: &LogId,
        read: Result<Vec<(Position, Entry)>, StoreError>,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        match read {
            Err(StoreError::Corrupt { .. }) if self.head(log)?.is_none() => Ok(Vec::new()),
            read => read,
        }
    }

    /// At most `limit` logs after `after`. The lock is taken for each log separately, so that a
    /// long list does not block the committer.
    pub(super) fn logs(
        &self,
        after: Option<&LogId>,
        limit: usize,
    ) -> Result<Vec<LogId>, StoreError> {
        let mut logs = Vec::new();
        let mut after = after.cloned();
        let db = self.db()?;
        while logs.len() < limit {
            let before_images = self.before_images();
            let Some(log) = tree::next_log(&db, after.as_ref())? else { break };
            let is_durable = before_images.heads.get(&log) != Some(&None);
            if is_durable {
                logs.push(log.clone());
            }
            after = Some(log);
        }
        Ok(logs)
    }

    /// At most `limit` index rows for each range. A batch in flight may be updating rows on disk;
    /// the overlay has the same rows until the batch is published.
    pub(super) fn index_rows_in_ranges(
        &self,
        ranges: &[IndexRange],
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        self.compute_pending_rows()?;
        let db = self.db()?;
        let overlay = self.index_overlay();
        let rows_in_range = |IndexRange { prefix, after }: &IndexRange| {
            let after = after.as_deref();
            let stored = tree::index_rows(&db, prefix, after);
            let found = with_overrides(stored, &[overlay.overrides()], prefix, after, limit)?;
            Ok(found.into_iter().map(|(row, ())| row).collect())
        };
        ranges.iter().map(rows_in_range).collect()
    }

    /// These documents. The lock is held until the end, so that no batch comes between two of them.
    pub(super) fn documents_of(
        &self,
        keys: &[String],
    ) -> Result<Vec<Option<Document>>, StoreError> {
        let db = self.db()?;
        let before_images = self.before_images();
        let document = |key: &String| match before_images.documents.get(key) {
            Some(document) => Ok(document.clone()),
            None => tree::document(&db, key),
        };
        keys.iter().map(document).collect()
    }

    /// At most `limit` documents whose key begins with `prefix` and sorts after `after`.
    pub(super) fn documents(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        let db = self.db()?;
        let before_images = self.before_images();
        let stored = tree::documents(&db, prefix, after);
        with_overrides(stored, &[&before_images.documents], prefix, after, limit)
    }

    // A panic under one of these locks leaves no half-made change behind, so poisoning is ignored.
    pub(super) fn before_images(&self) -> RwLockReadGuard<'_, BeforeImages> {
        self.before_images.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn index_overlay_mut(&self) -> RwLockWriteGuard<'_, IndexOverlay> {
        self.index_overlay.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn before_images_mut(&self) -> RwLockWriteGuard<'_, BeforeImages> {
        self.before_images.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Code that takes this lock and that of the before-images takes the latter first.
    pub(super) fn snapshot(&self) -> RwLockReadGuard<'_, Option<BeforeImages>> {
        self.snapshot.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn snapshot_mut(&self) -> RwLockWriteGuard<'_, Option<BeforeImages>> {
        self.snapshot.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The first `limit` stored items, after `overrides` have been applied: a key in one of them has
/// the value given there, or does not exist. The first of them that has the key counts.
pub(super) fn with_overrides<V: Clone>(
    stored: impl Iterator<Item = Result<(String, V), StoreError>>,
    overrides: &[&BTreeMap<String, Option<V>>],
    prefix: &str,
    after: Option<&str>,
    limit: usize,
) -> Result<Vec<(String, V)>, StoreError> {
    let is_overridden = |item: &Result<(String, V), StoreError>| {
        item.as_ref().is_ok_and(|(key, _)| overrides.iter().any(|map| map.contains_key(key)))
    };
    let mut found: BTreeMap<String, V> =
        stored.filter(|item| !is_overridden(item)).take(limit).collect::<Result<_, _>>()?;
    for (index, map) in overrides.iter().enumerate() {
        let in_range = map.range::<str, _>((scan_start(prefix, after), Bound::Unbounded));
        let with_prefix = in_range.take_while(|(key, _)| key.starts_with(prefix));
        let counting = with_prefix
            .filter(|(key, _)| !overrides[..index].iter().any(|map| map.contains_key(*key)));
        let existing = counting.filter_map(|(key, value)| Some((key.clone(), value.clone()?)));
        found.extend(existing.take(limit));
    }
    Ok(found.into_iter().take(limit).collect())
}
