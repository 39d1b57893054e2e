//! Writes as they wait in the queue of the committer, and what is answered to them.

use std::sync::Arc;

use tokio::sync::oneshot;

use super::super::changes::DocumentChange;
use super::super::index_rows::{IndexRows, IndexRowsDiff};
use super::super::{
    AppendedEntry, Conflict, DeleteError, Entry, LogId, Parent, Position, Precondition, WriteError,
};

/// A write in the queue of the committer. The callers prepare as much of it as they can.
pub(super) enum Write {
    /// Writes a group of changes, all or none.
    Group { group: Group, reply: oneshot::Sender<Result<Option<Position>, WriteError>> },
    /// Deletes a log. The rows are those of its entry `last`.
    DeleteLog {
        log: LogId,
        last: Position,
        rows: IndexRows,
        reply: oneshot::Sender<Result<(), DeleteError>>,
    },
}

/// Entries of one log, and changes of documents.
pub(super) struct Group {
    /// By which the changes are recognised when they are offered again.
    pub(super) id: Option<String>,
    pub(super) append: Option<Append>,
    pub(super) documents: Vec<DocumentChange>,
    pub(super) preconditions: Vec<Precondition>,
}

/// Entries to be appended to one log, one after the other.
pub(super) struct Append {
    pub(super) log: LogId,
    pub(super) after: Option<Position>,
    pub(super) entries: Vec<Arc<Entry>>,
    /// The entries as bytes, with their checksums.
    pub(super) encoded: Vec<Vec<u8>>,
    /// The difference from the rows of the entry `after` to those of the last entry.
    pub(super) diff: IndexRowsDiff,
    /// The rows of the last entry.
    pub(super) rows: Arc<IndexRows>,
}

impl Append {
    pub(super) fn parent(&self) -> Option<&Parent> {
        self.entries.first().and_then(|entry| entry.parent.as_ref())
    }

    /// The number of its first entry.
    pub(super) fn first(&self) -> u64 {
        Position::number_after(self.after)
    }

    /// The position of its last entry.
    pub(super) fn last(&self) -> Position {
        let further = (self.entries.len() as u64).saturating_sub(1);
        Position::embedded(self.first().saturating_add(further))
    }

    /// What subscribers receive.
    pub(super) fn appended(&self) -> impl Iterator<Item = AppendedEntry> + '_ {
        (self.first()..).zip(&self.entries).map(|(number, entry)| AppendedEntry {
            log: self.log.clone(),
            position: Position::embedded(number),
            entry: entry.clone(),
        })
    }
}

/// What came of a write.
#[derive(Clone, Debug)]
pub(super) enum Outcome {
    /// It is durable.
    Written,
    /// Nothing was written: log or document have another position or version.
    Conflict(Conflict),
    /// Nothing was written: the log was deleted.
    Deleted,
    /// Nothing was written.
    Rejected(String),
    /// Nothing was written, because the database was not available.
    Unavailable(String),
    /// It was written or not.
    Unknown(String),
}

impl Outcome {
    /// The label with which operators see it.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Outcome::Written => "written",
            Outcome::Conflict(Conflict::Entry | Conflict::Document(_)) => "conflict",
            Outcome::Conflict(Conflict::Precondition(_)) => "document_changed",
            Outcome::Deleted => "deleted",
            Outcome::Rejected(_) => "rejected",
            Outcome::Unavailable(_) => "unavailable",
            Outcome::Unknown(_) => "unknown",
        }
    }
}

/// The name of a log or document that a write concerns. Of two writes with a common name, one is
/// executed after the other, also on two servers, unless both only read it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Lock {
    pub(super) name: String,
    pub(super) is_read_only: bool,
}

impl Lock {
    fn read(name: String) -> Self {
        Lock { name, is_read_only: true }
    }

    fn write(name: String) -> Self {
        Lock { name, is_read_only: false }
    }
}

impl Write {
    /// About how many bytes it adds to a batch.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Write::Group { group, .. } => {
                let entries = group.append.iter().flat_map(|append| &append.encoded);
                let values = group.documents.iter().map(DocumentChange::bytes);
                entries.map(Vec::len).sum::<usize>() + values.sum::<usize>()
            }
            Write::DeleteLog { .. } => 0,
        }
    }

    /// What it reads and writes.
    pub(super) fn locks(&self) -> Vec<Lock> {
        let of_document = |key: &str| format!("document {key}");
        match self {
            Write::Group { group, .. } => {
                let of_log = |append: &Append| {
                    let parent = append.parent().map(|parent| lock_of_log(&parent.log));
                    [Lock::write(lock_of_log(&append.log))]
                        .into_iter()
                        .chain(parent.map(Lock::read))
                };
                let changed = group.documents.iter().map(|change| of_document(change.key()));
                let read = group.preconditions.iter().map(|required| of_document(&required.key));
                (group.append.iter().flat_map(of_log))
                    .chain(changed.map(Lock::write))
                    .chain(read.map(Lock::read))
                    .collect()
            }
            Write::DeleteLog { log, .. } => vec![Lock::write(lock_of_log(log))],
        }
    }

    /// Answers the caller, unless it has stopped waiting.
    pub(super) fn reply(self, outcome: Outcome) {
        match self {
            Write::Group { group, reply } => {
                let _ = reply.send(match outcome {
                    Outcome::Written => Ok(group.append.as_ref().map(Append::last)),
                    Outcome::Conflict(conflict) => Err(WriteError::Conflict(conflict)),
                    Outcome::Deleted => Err(WriteError::Deleted),
                    Outcome::Rejected(why) | Outcome::Unavailable(why) => {
                        Err(WriteError::Rejected(why))
                    }
                    Outcome::Unknown(why) => Err(WriteError::Unknown(why)),
                });
            }
            Write::DeleteLog { reply, .. } => {
                let _ = reply.send(match outcome {
                    Outcome::Written => Ok(()),
                    Outcome::Conflict(_) | Outcome::Deleted => Err(DeleteError::Conflict),
                    Outcome::Rejected(why) => Err(DeleteError::Rejected(why)),
                    Outcome::Unavailable(why) | Outcome::Unknown(why) => {
                        Err(DeleteError::Unavailable(why))
                    }
                });
            }
        }
    }
}

/// The name of a log among locks.
pub(super) fn lock_of_log(log: &LogId) -> String {
    format!("log {log}")
}
