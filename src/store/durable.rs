//! What may be read: the tree without what the running batch did to it.
//!
//! A batch can be read in the tree as soon as it is applied, before it is on disk. So the committer
//! leaves word here of what the tree held before: readers of a log stop at its durable head,
//! readers of documents are given the former ones. Only what one batch touches is remembered, never
//! all logs. Rows follow from durable entries alone; see [`super::index`].

use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::ops::Bound;
use std::sync::{Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::index::{Index, Seen, Unseen};
use super::opening::{OpenError, Opened};
use super::rows::{RowChange, Rows, rows_within_limits};
use super::{
    Document, Entry, LogId, News, Position, RowRange, RowsOf, StoreError, begin_of_scan, disk,
};

/// What was durable of that which the running batch changes.
#[derive(Default)]
pub(super) struct Running {
    /// Heads of logs; nothing if the log is new.
    pub(super) heads: HashMap<LogId, Option<u64>>,
    /// Documents; nothing if the document is new.
    pub(super) documents: BTreeMap<String, Option<Document>>,
}

/// The tree as far as it is on disk.
pub(super) struct Durable {
    /// Nothing if it could not be opened anew.
    tree: RwLock<Option<Tree>>,
    running: RwLock<Running>,
    rows_of: RowsOf,
    index: RwLock<Index>,
    /// Held by whoever looks at entries for their rows, until these are shown.
    looking: Mutex<()>,
}

/// So many logs are shown the rows of before the next writer may go on.
const SHOWN_AT_A_TIME: usize = 64;

struct Tree {
    db: sled::Db,
    /// Kept as long as the tree is open, so that no second server opens it.
    _lock: File,
}

impl Durable {
    /// The tree, all of which is on disk.
    pub(super) fn new(db: sled::Db, lock: File, rows_of: RowsOf) -> Self {
        Durable {
            tree: RwLock::new(Some(Tree { db, _lock: lock })),
            running: RwLock::default(),
            rows_of,
            index: RwLock::default(),
            looking: Mutex::default(),
        }
    }

    /// The tree with what is not yet on disk: for the committer only.
    pub(super) fn db(&self) -> Result<sled::Db, StoreError> {
        let tree = self.tree.read().unwrap_or_else(PoisonError::into_inner);
        let tree = tree.as_ref().ok_or_else(|| StoreError::Unavailable("it is closed".into()))?;
        Ok(tree.db.clone())
    }

    /// Closes the tree and opens it again; readers wait. Nothing may be running.
    pub(super) fn reopen(
        &self,
        open: impl FnOnce() -> Result<Opened, OpenError>,
    ) -> Result<(), OpenError> {
        let mut tree = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        // It can be open once only.
        drop(tree.take());
        let Opened { db, lock, file: _ } = open()?;
        *tree = Some(Tree { db, _lock: lock });
        Ok(())
    }

    /// Applies a batch; its changes stay out of sight. The lock is held, so that no reader meets
    /// half of them.
    pub(super) fn apply(
        &self,
        db: &sled::Db,
        batch: sled::Batch,
        running: Running,
    ) -> sled::Result<()> {
        let mut now_running = self.running_mut();
        *now_running = running;
        db.apply_batch(batch)
    }

    /// The running batch is on disk: from now on it is read. It settled and marked these logs, in
    /// this order; the marked ones with the entry whose rows stand in the tree.
    pub(super) fn publish(
        &self,
        news: &[News],
        settled: &[LogId],
        mut marked: HashMap<LogId, Option<u64>>,
    ) {
        *self.running_mut() = Running::default();
        let mut index = self.index_mut();
        settled.iter().for_each(|log| index.forget(log));
        for News { log, position, entry } in news {
            index.note(log, position.number, entry.clone(), marked.remove(log));
        }
    }

    /// The index in memory, as of the last look.
    pub(super) fn index(&self) -> RwLockReadGuard<'_, Index> {
        self.index.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// What changes in the tree for it to hold the rows of this log.
    pub(super) fn change_of_rows(&self, log: &LogId) -> Result<RowChange, StoreError> {
        let _looking = self.looking.lock().unwrap_or_else(PoisonError::into_inner);
        let unseen = self.index().unseen_of(log);
        if let Some(unseen) = unseen {
            let seen = self.look(unseen)?;
            self.index_mut().show(seen);
        }
        Ok(self.index().change_of(log))
    }

    /// Shows the rows of all that is durable.
    fn catch_up(&self) -> Result<(), StoreError> {
        let _looking = self.looking.lock().unwrap_or_else(PoisonError::into_inner);
        let mut unseen = self.index().unseen().into_iter().peekable();
        while unseen.peek().is_some() {
            let some = unseen.by_ref().take(SHOWN_AT_A_TIME);
            let seen: Vec<Seen> = some.map(|unseen| self.look(unseen)).collect::<Result<_, _>>()?;
            let mut index = self.index_mut();
            seen.into_iter().for_each(|seen| index.show(seen));
        }
        Ok(())
    }

    fn look(&self, unseen: Unseen) -> Result<Seen, StoreError> {
        let Unseen { log, number, entry, settled } = unseen;
        let in_tree = match settled {
            Some(number) => {
                disk::rows_of_entry(&*self.db()?, self.rows_of, &log, number)?.unwrap_or_default()
            }
            None => Rows::new(),
        };
        let rows = rows_within_limits(self.rows_of, &log, &entry);
        Ok(Seen { log, number, rows, in_tree })
    }

    /// Number of the last entry.
    pub(super) fn head(&self, log: &LogId) -> Result<Option<u64>, StoreError> {
        let db = self.db()?;
        let running = self.running();
        running.heads.get(log).map_or_else(|| disk::head(&db, log), |head| Ok(*head))
    }

    /// Entries from number `from` on, at most `limit`. Up to the durable head nothing changes any
    /// more: no lock is needed.
    pub(super) fn entries(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        match (self.head(log)?, (limit as u64).checked_sub(1)) {
            (Some(head), Some(further)) if from <= head => {
                disk::entries(&*self.db()?, log, from, head.min(from.saturating_add(further)))
            }
            _ => Ok(Vec::new()),
        }
    }

    /// The last entry.
    pub(super) fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        match self.head(log)? {
            Some(head) => Ok(disk::entries(&*self.db()?, log, head, head)?.pop()),
            None => Ok(None),
        }
    }

    /// Logs after `after`, at most `limit`. The lock is taken anew for each, so that a long list
    /// does not hold up writers.
    pub(super) fn logs(
        &self,
        after: Option<&LogId>,
        limit: usize,
    ) -> Result<Vec<LogId>, StoreError> {
        let mut logs = Vec::new();
        let mut after = after.cloned();
        let db = self.db()?;
        while logs.len() < limit {
            let running = self.running();
            let Some(log) = disk::next_log(&db, after.as_ref())? else { break };
            if running.heads.get(&log) != Some(&None) {
                logs.push(log.clone());
            }
            after = Some(log);
        }
        Ok(logs)
    }

    /// Rows of each range, at most `limit` of each. What a batch may be settling meanwhile stands
    /// in the index.
    pub(super) fn rows_of_ranges(
        &self,
        ranges: &[RowRange],
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        self.catch_up()?;
        let db = self.db()?;
        let index = self.index();
        let rows_of = |RowRange { prefix, after }: &RowRange| {
            let after = after.as_deref();
            let found =
                overlaid(disk::rows(&db, prefix, after), index.differing(), prefix, after, limit)?;
            Ok(found.into_iter().map(|(row, ())| row).collect())
        };
        ranges.iter().map(rows_of).collect()
    }

    /// The document, if there is one.
    pub(super) fn document(&self, key: &str) -> Result<Option<Document>, StoreError> {
        let db = self.db()?;
        let running = self.running();
        running
            .documents
            .get(key)
            .map_or_else(|| disk::document(&db, key), |document| Ok(document.clone()))
    }

    /// Documents whose key begins with `prefix`, after `after`, at most `limit`.
    pub(super) fn documents(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        let db = self.db()?;
        let running = self.running();
        overlaid(disk::documents(&db, prefix, after), &running.documents, prefix, after, limit)
    }

    // Nothing is left half done under the lock, so a panic of another holder spoils nothing.
    fn running(&self) -> RwLockReadGuard<'_, Running> {
        self.running.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn index_mut(&self) -> RwLockWriteGuard<'_, Index> {
        self.index.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn running_mut(&self) -> RwLockWriteGuard<'_, Running> {
        self.running.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The first `limit` of what is stored, but for what is told of here: that is there as told, or not
/// at all.
fn overlaid<V: Clone>(
    stored: impl Iterator<Item = Result<(String, V), StoreError>>,
    told: &BTreeMap<String, Option<V>>,
    prefix: &str,
    after: Option<&str>,
    limit: usize,
) -> Result<Vec<(String, V)>, StoreError> {
    let is_told = |item: &Result<(String, V), StoreError>| {
        item.as_ref().is_ok_and(|(key, _)| told.contains_key(key))
    };
    let mut found: BTreeMap<String, V> =
        stored.filter(|item| !is_told(item)).take(limit).collect::<Result<_, _>>()?;
    let of_range = told.range::<str, _>((begin_of_scan(prefix, after), Bound::Unbounded));
    let of_prefix = of_range.take_while(|(key, _)| key.starts_with(prefix));
    let there = of_prefix.filter_map(|(key, value)| Some((key.clone(), value.clone()?)));
    found.extend(there.take(limit));
    Ok(found.into_iter().take(limit).collect())
}
