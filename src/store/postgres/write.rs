//! Writes as they wait in the queue of the committer, and what is answered to them.

use std::sync::Arc;

use tokio::sync::oneshot;

use super::super::index_rows::{IndexRows, IndexRowsDiff};
use super::super::{
    AppendError, AppendedEntry, DeleteError, Entry, LogId, Parent, Position, Precondition, PutError,
};

/// A write in the queue of the committer. The callers prepare as much of it as they can.
pub(super) enum Write {
    /// Appends entries to one log, all or none.
    Append { append: Append, reply: oneshot::Sender<Result<Position, AppendError>> },
    /// Writes a document.
    Put {
        key: String,
        expected: Option<u64>,
        value: String,
        reply: oneshot::Sender<Result<u64, PutError>>,
    },
    /// Deletes a document.
    Delete { key: String, expected: u64, reply: oneshot::Sender<Result<(), PutError>> },
    /// Deletes a log. The rows are those of its entry `last`.
    DeleteLog {
        log: LogId,
        last: Position,
        rows: IndexRows,
        reply: oneshot::Sender<Result<(), DeleteError>>,
    },
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
    pub(super) preconditions: Vec<Precondition>,
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
    Conflict,
    /// Nothing was written: a document is not as the append requires.
    DocumentChanged,
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
            Outcome::Conflict => "conflict",
            Outcome::DocumentChanged => "document_changed",
            Outcome::Deleted => "deleted",
            Outcome::Rejected(_) => "rejected",
            Outcome::Unavailable(_) => "unavailable",
            Outcome::Unknown(_) => "unknown",
        }
    }
}

impl Write {
    /// About how many bytes it adds to a batch.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Write::Append { append, .. } => append.encoded.iter().map(Vec::len).sum(),
            Write::Put { value, .. } => value.len(),
            Write::Delete { .. } | Write::DeleteLog { .. } => 0,
        }
    }

    /// The names of what it reads and writes. Of two writes with a common name, one is executed
    /// after the other, on whatever servers.
    pub(super) fn locks(&self) -> Vec<String> {
        let of_document = |key: &str| format!("document {key}");
        match self {
            Write::Append { append, .. } => {
                let parent = append.parent().map(|parent| lock_of_log(&parent.log));
                let documents =
                    append.preconditions.iter().map(|required| of_document(&required.key));
                [lock_of_log(&append.log)].into_iter().chain(parent).chain(documents).collect()
            }
            Write::Put { key, .. } | Write::Delete { key, .. } => vec![of_document(key)],
            Write::DeleteLog { log, .. } => vec![lock_of_log(log)],
        }
    }

    /// Answers the caller, unless it has stopped waiting.
    pub(super) fn reply(self, outcome: Outcome) {
        match self {
            Write::Append { append, reply } => {
                let _ = reply.send(match outcome {
                    Outcome::Written => Ok(append.last()),
                    Outcome::Conflict => Err(AppendError::Conflict),
                    Outcome::DocumentChanged => Err(AppendError::DocumentChanged),
                    Outcome::Deleted => Err(AppendError::Deleted),
                    Outcome::Rejected(why) | Outcome::Unavailable(why) => {
                        Err(AppendError::Rejected(why))
                    }
                    Outcome::Unknown(why) => Err(AppendError::Unknown(why)),
                });
            }
            Write::Put { expected, reply, .. } => {
                let version = expected.unwrap_or(0).saturating_add(1);
                let _ = reply.send(put_outcome(outcome).map(|()| version));
            }
            Write::Delete { reply, .. } => {
                let _ = reply.send(put_outcome(outcome));
            }
            Write::DeleteLog { reply, .. } => {
                let _ = reply.send(match outcome {
                    Outcome::Written => Ok(()),
                    Outcome::Conflict | Outcome::DocumentChanged | Outcome::Deleted => {
                        Err(DeleteError::Conflict)
                    }
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

fn put_outcome(outcome: Outcome) -> Result<(), PutError> {
    match outcome {
        Outcome::Written => Ok(()),
        Outcome::Conflict | Outcome::DocumentChanged | Outcome::Deleted => Err(PutError::Conflict),
        Outcome::Rejected(why) | Outcome::Unavailable(why) => Err(PutError::Rejected(why)),
        Outcome::Unknown(why) => Err(PutError::Unavailable(why)),
    }
}
