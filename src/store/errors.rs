//! Why a write or a read of a store failed.

use std::io;

use super::{Conflict, LogId, WriteError};

/// Why an append failed, or may have failed.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// There is another entry at this position: the caller must read the log and decide again.
    #[error("another entry was appended at this position")]
    Conflict,
    /// Nothing was written: the document with this key has another version than the caller
    /// requires. The log has no entry at this position. The key may be private.
    #[error("a document that the entry depends on has changed")]
    DocumentChanged(String),
    /// Nothing was written: the log was deleted, and no other one gets its id.
    #[error("the log was deleted")]
    Deleted,
    /// Nothing was written: the store was opened for reading.
    #[error("the store is only read")]
    ReadOnly,
    /// Nothing was written.
    #[error("the store rejected the entry: {0}")]
    Rejected(String),
    /// The entry may have been written, or may still be: the caller must offer the same entry
    /// again.
    #[error("it is unknown whether the entry was written: {0}")]
    Unknown(String),
}

/// Why a log was not deleted.
#[derive(Clone, Debug, thiserror::Error)]
pub enum DeleteError {
    /// Nothing was deleted: the log has another last entry, or is the parent of another log.
    #[error("the log has changed, or another log begins in it")]
    Conflict,
    /// Nothing was deleted: the store was opened for reading.
    #[error("the store is only read")]
    ReadOnly,
    /// Nothing was deleted: what is stored cannot be read.
    #[error("the log cannot be deleted: {0}")]
    Rejected(String),
    /// The storage engine failed; the log may have been deleted or not.
    #[error("the store is not available: {0}")]
    Unavailable(String),
}

/// Why a read failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The stored bytes of an entry are not those that were written.
    #[error("entry {number} of log {log} is corrupt: {what}")]
    Corrupt {
        /// The log.
        log: LogId,
        /// The number of the entry, or of the first of several that were to be read.
        number: u64,
        /// What is wrong with it.
        what: String,
    },
    /// The stored bytes of a document are not those that were written.
    #[error("the document {key} is corrupt: {what}")]
    CorruptDocument {
        /// Its key.
        key: String,
        /// What is wrong with it.
        what: String,
    },
    /// The files of the storage engine are damaged, where no single entry or document can be named.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The disk is full.
    #[error("the disk is full: {0}")]
    Full(String),
    /// The storage engine failed, or the store is closing.
    #[error("the store is not available: {0}")]
    Unavailable(String),
}

/// Why a document was not written.
#[derive(Clone, Debug, thiserror::Error)]
pub enum PutError {
    /// Nothing was written: the store was opened for reading.
    #[error("the store is only read")]
    ReadOnly,
    /// The document does not have the expected version.
    #[error("the document has another version")]
    Conflict,
    /// Nothing was written: key or value are invalid or too long, what is stored is corrupt, or the
    /// database could not be reached in time.
    #[error("the store rejected the document: {0}")]
    Rejected(String),
    /// The storage engine failed; the document may have been written or not.
    #[error("the store is not available: {0}")]
    Unavailable(String),
}

impl From<WriteError> for AppendError {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::Conflict(Conflict::Entry) => AppendError::Conflict,
            WriteError::Conflict(Conflict::Document(key) | Conflict::Precondition(key)) => {
                AppendError::DocumentChanged(key)
            }
            WriteError::Deleted => AppendError::Deleted,
            WriteError::ReadOnly => AppendError::ReadOnly,
            WriteError::Group(error) => AppendError::Rejected(error.to_string()),
            WriteError::Rejected(why) => AppendError::Rejected(why),
            WriteError::Unknown(why) => AppendError::Unknown(why),
        }
    }
}

impl From<WriteError> for PutError {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::Conflict(_) | WriteError::Deleted => PutError::Conflict,
            WriteError::ReadOnly => PutError::ReadOnly,
            WriteError::Group(error) => PutError::Rejected(error.to_string()),
            WriteError::Rejected(why) => PutError::Rejected(why),
            WriteError::Unknown(why) => PutError::Unavailable(why),
        }
    }
}

/// Whether an error says that there is no space.
pub(super) fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded)
}
