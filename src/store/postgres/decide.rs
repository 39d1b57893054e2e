//! Decides which writes of a batch are accepted, by what is stored before it.
//!
//! No two writes of a batch concern the same log or document, unless both only read it. So each is
//! decided by itself.

use std::collections::{HashMap, HashSet};

use super::super::changes::{DocumentChange, version_after};
use super::super::{ANCESTORS_MAX, Conflict, LogId, Precondition, WriteError, codec};
use super::read::to_stored;
use super::write::{Append, Group, Outcome, Write};

/// A log before the batch.
pub(super) struct LogState {
    /// `None` if there was never a log with this id.
    pub(super) ancestors: Option<i32>,
    pub(super) deleted: bool,
    pub(super) head: Option<u64>,
    pub(super) has_children: bool,
}

/// What a batch changes, as parameters of the statements.
#[derive(Default)]
pub(super) struct Changes<'a> {
    pub(super) begun: Vec<&'a str>,
    pub(super) begun_first: Vec<i64>,
    pub(super) begun_parents: Vec<Option<&'a str>>,
    pub(super) begun_ancestors: Vec<i32>,
    pub(super) rows_removed: Vec<&'a str>,
    pub(super) rows_added: Vec<&'a str>,
    pub(super) logs: Vec<&'a str>,
    pub(super) numbers: Vec<i64>,
    pub(super) bodies: Vec<&'a [u8]>,
    pub(super) keys: Vec<&'a str>,
    pub(super) versions: Vec<i64>,
    pub(super) values: Vec<Vec<u8>>,
    pub(super) keys_deleted: Vec<&'a str>,
    /// The ids of groups.
    pub(super) ids: Vec<&'a str>,
    pub(super) logs_deleted: Vec<&'a str>,
}

/// What the writes of a batch are about, before it.
#[derive(Default)]
pub(super) struct State {
    pub(super) logs: HashMap<String, LogState>,
    /// The versions of the documents that are there.
    pub(super) documents: HashMap<String, u64>,
    /// The ids of groups that were written before.
    pub(super) written: HashSet<String>,
}

/// Whether a write is accepted; then it is added to the changes.
pub(super) fn decide<'a>(write: &'a Write, state: &State, changes: &mut Changes<'a>) -> Outcome {
    match write {
        Write::Group { group, .. } => match check_group(group, state) {
            Ok(ancestors) => {
                changes.add(group, ancestors);
                Outcome::Written
            }
            Err(outcome) => outcome,
        },
        Write::DeleteLog { log, last, rows, .. } => match state.logs.get(&*log.0) {
            Some(found) if found.head == Some(last.number) && !found.has_children => {
                changes.logs_deleted.push(&log.0);
                changes.rows_removed.extend(rows.iter().map(String::as_str));
                Outcome::Written
            }
            Some(_) | None => Outcome::Conflict(Conflict::Entry),
        },
    }
}

/// Compares a group with what is stored. For a log that begins with it, returns how many logs come
/// before it. The outcome can also be that the group was written before.
fn check_group(group: &Group, state: &State) -> Result<Option<i32>, Outcome> {
    if group.id.as_ref().is_some_and(|id| state.written.contains(id)) {
        return Err(Outcome::Written);
    }
    let log = |log: &LogId| state.logs.get(&*log.0);
    let ancestors = match &group.append {
        Some(append) => {
            let parent = append.parent().and_then(|parent| log(&parent.log));
            check_append(append, log(&append.log), parent)?
        }
        None => None,
    };
    for change in &group.documents {
        if state.documents.get(change.key()).copied() != change.expected() {
            return Err(Outcome::Conflict(Conflict::Document(change.key().to_owned())));
        }
    }
    for Precondition { key, version } in &group.preconditions {
        if state.documents.get(key) != version.as_ref() {
            return Err(Outcome::Conflict(Conflict::Precondition(key.clone())));
        }
    }
    Ok(ancestors)
}

/// Checks the position of an append. For a log that begins with it, returns how many logs come
/// before it.
fn check_append(
    append: &Append,
    log: Option<&LogState>,
    parent: Option<&LogState>,
) -> Result<Option<i32>, Outcome> {
    let outcome = |error| match error {
        WriteError::Rejected(why) => Outcome::Rejected(why),
        _ => Outcome::Conflict(Conflict::Entry),
    };
    if let Some(head) = log.and_then(|log| log.head) {
        codec::check_position(append.after, Some(head)).map_err(outcome)?;
        return Ok(None);
    }
    if log.is_some_and(|log| log.deleted) {
        return Err(Outcome::Deleted);
    }
    let mut ancestors = 0;
    if let Some(of) = append.parent() {
        let found = parent.filter(|parent| parent.head >= Some(of.last));
        let Some(before) = found.and_then(|parent| parent.ancestors) else {
            return Err(Outcome::Rejected("its parent has no such entry".into()));
        };
        if before as usize >= ANCESTORS_MAX {
            let why = format!("at most {ANCESTORS_MAX} logs come before another one");
            return Err(Outcome::Rejected(why));
        }
        ancestors = before + 1;
    }
    let begins_after = append.parent().map(|parent| parent.last);
    codec::check_position(append.after, begins_after).map_err(outcome)?;
    Ok(Some(ancestors))
}

impl<'a> Changes<'a> {
    fn add(&mut self, group: &'a Group, ancestors: Option<i32>) {
        if let Some(append) = &group.append {
            self.append(append, ancestors);
        }
        for change in &group.documents {
            match change {
                DocumentChange::Put { key, expected, value } => {
                    let version = version_after(*expected);
                    self.keys.push(key);
                    self.versions.push(to_stored(version));
                    self.values.push(codec::encode(version, value.as_bytes()));
                }
                DocumentChange::Delete { key, .. } => self.keys_deleted.push(key),
            }
        }
        self.ids.extend(group.id.as_deref());
    }

    /// Adds entries. `ancestors` is `None` if the log exists.
    fn append(&mut self, append: &'a Append, ancestors: Option<i32>) {
        if let Some(ancestors) = ancestors {
            self.begun.push(&append.log.0);
            self.begun_first.push(to_stored(append.first()));
            self.begun_parents.push(append.parent().map(|parent| &*parent.log.0));
            self.begun_ancestors.push(ancestors);
        }
        for (number, body) in (append.first()..).zip(&append.encoded) {
            self.logs.push(&append.log.0);
            self.numbers.push(to_stored(number));
            self.bodies.push(body);
        }
        self.rows_removed.extend(append.diff.removed.iter().map(String::as_str));
        self.rows_added.extend(append.diff.added.iter().map(String::as_str));
    }

    pub(super) fn has_documents(&self) -> bool {
        !self.keys.is_empty() || !self.keys_deleted.is_empty()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.logs.is_empty() && self.logs_deleted.is_empty() && !self.has_documents()
    }
}
