//! The index as far as it runs ahead of the tree.
//!
//! An entry changes rows nearly always, and to change them in the tree costs more than the entry
//! itself. So the rows of a log that is written to stay in the tree as they were, and are worked
//! out here when somebody asks for rows. A *mark* in the tree, durable with the first such entry,
//! says as of which entry the log's rows stand there; what they should be follows from the last
//! one. So a crash loses nothing: opening brings the rows of marked logs in order. Their number has
//! a limit ([`super::Settings::rows_ahead_max`]); beyond it the oldest is *settled*: its rows are
//! written, its mark goes.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::Arc;

use super::rows::{RowChange, Rows};
use super::{Entry, LogId};

/// Which rows are there, where the tree does not say so.
#[derive(Default)]
pub(super) struct Index {
    logs: HashMap<LogId, Ahead>,
    /// The same logs, in the order in which they were marked.
    order: VecDeque<LogId>,
    /// Logs whose last entry nobody has looked at yet.
    unseen: HashSet<LogId>,
    /// Rows of which the tree says otherwise.
    differing: BTreeMap<String, Option<()>>,
}

/// A log whose rows in the tree are not the last ones.
struct Ahead {
    /// The entry whose rows stand in the tree; none if no row does.
    settled: Option<u64>,
    /// The rows, once somebody looked: those in the tree, and those that are shown.
    rows: Option<Shown>,
    /// The last entry and its number, unless its rows are shown.
    unseen: Option<(u64, Arc<Entry>)>,
}

struct Shown {
    in_tree: Rows,
    now: Rows,
}

/// An entry whose rows somebody wants.
pub(super) struct Unseen {
    pub(super) log: LogId,
    pub(super) number: u64,
    pub(super) entry: Arc<Entry>,
    /// The entry whose rows stand in the tree, where they are not known here.
    pub(super) settled: Option<u64>,
}

/// What was worked out of an entry.
pub(super) struct Seen {
    pub(super) log: LogId,
    pub(super) number: u64,
    pub(super) rows: Rows,
    /// The rows in the tree.
    pub(super) in_tree: Rows,
}

impl Index {
    /// Whether the log is marked.
    pub(super) fn is_ahead(&self, log: &LogId) -> bool {
        self.logs.contains_key(log)
    }

    /// How many logs are marked.
    pub(super) fn len(&self) -> usize {
        self.logs.len()
    }

    /// The `place`-th of the marked logs, the one that was marked first being number 0.
    pub(super) fn nth(&self, place: usize) -> Option<&LogId> {
        self.order.get(place)
    }

    /// Notes a durable entry. `marked`: the log was marked with it, while the rows of this entry,
    /// if any, stood in the tree.
    pub(super) fn note(
        &mut self,
        log: &LogId,
        number: u64,
        entry: Arc<Entry>,
        marked: Option<Option<u64>>,
    ) {
        if let Some(settled) = marked {
            self.logs.insert(log.clone(), Ahead { settled, rows: None, unseen: None });
            self.order.push_back(log.clone());
        }
        let ahead = self.logs.get_mut(log).expect("a log is marked before it runs ahead");
        if ahead.unseen.replace((number, entry)).is_none() {
            self.unseen.insert(log.clone());
        }
    }

    /// Forgets a log whose rows are those of the tree again.
    pub(super) fn forget(&mut self, log: &LogId) {
        self.unseen.remove(log);
        if let Some(Ahead { rows: Some(shown), .. }) = self.logs.remove(log) {
            let RowChange { removed, added } = RowChange::between(&shown.in_tree, &shown.now);
            for row in removed.iter().chain(&added) {
                self.differing.remove(row);
            }
        }
        if let Some(place) = self.order.iter().position(|there| there == log) {
            self.order.remove(place);
        }
    }

    /// The last entries that nobody has looked at.
    pub(super) fn unseen(&self) -> Vec<Unseen> {
        self.unseen.iter().filter_map(|log| self.unseen_of(log)).collect()
    }

    /// The last entry of a log, if nobody has looked at it.
    pub(super) fn unseen_of(&self, log: &LogId) -> Option<Unseen> {
        let ahead = self.logs.get(log)?;
        let (number, entry) = ahead.unseen.clone()?;
        let settled = ahead.settled.filter(|_| ahead.rows.is_none());
        Some(Unseen { log: log.clone(), number, entry, settled })
    }

    /// Shows the rows of an entry. Whoever shows some has looked at the last ones before anybody
    /// else does.
    pub(super) fn show(&mut self, seen: Seen) {
        let Seen { log, number, rows, in_tree } = seen;
        let Some(ahead) = self.logs.get_mut(&log) else { return };
        if ahead.unseen.take_if(|(newest, _)| *newest == number).is_some() {
            self.unseen.remove(&log);
        }
        let shown = ahead.rows.get_or_insert_with(|| Shown { now: in_tree.clone(), in_tree });
        let RowChange { removed, added } = RowChange::between(&shown.now, &rows);
        for (row, there) in removed
            .into_iter()
            .map(|row| (row, None))
            .chain(added.into_iter().map(|row| (row, Some(()))))
        {
            if shown.in_tree.contains(&row) == there.is_some() {
                self.differing.remove(&row);
            } else {
                self.differing.insert(row, there);
            }
        }
        shown.now = rows;
    }

    /// What changes in the tree for it to hold the rows that are shown of a log.
    pub(super) fn change_of(&self, log: &LogId) -> RowChange {
        let shown = self.logs.get(log).and_then(|ahead| ahead.rows.as_ref());
        shown
            .map_or_else(RowChange::default, |shown| RowChange::between(&shown.in_tree, &shown.now))
    }

    /// Rows of which the tree says otherwise: whether they are there.
    pub(super) fn differing(&self) -> &BTreeMap<String, Option<()>> {
        &self.differing
    }
}
