//! Why a group of changes was not written, and how large one can be.

/// Most documents that one group changes or depends on.
pub const WRITE_KEYS_MAX: usize = 128;
/// Most bytes of the values and of the entry of one group.
pub const WRITE_BYTES_MAX: usize = 2 << 20;

/// Why changes cannot be a group, with any stored state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GroupError {
    /// Nothing is changed.
    #[error("nothing is to be written")]
    Empty,
    /// This key is changed twice, or changed and required. It may be private.
    #[error("a document is named twice")]
    KeyTwice(String),
    /// So many documents are named.
    #[error("one write names at most {WRITE_KEYS_MAX} documents, this one {0}")]
    TooManyKeys(usize),
    /// So many bytes are to be written.
    #[error("one write has at most {WRITE_BYTES_MAX} bytes, this one has {0}")]
    TooLong(usize),
}

/// What a group conflicts with. The position of its entry is checked first, then its changes and
/// then the preconditions, each in their order; the first that conflicts is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// Another entry follows the one that the new entry was to follow.
    Entry,
    /// This document, which is to be changed, has another version.
    Document(String),
    /// This document, which is to stay as it is, has another version.
    Precondition(String),
}

/// Why a group was not written, or may have been.
#[derive(Clone, Debug, thiserror::Error)]
pub enum WriteError {
    /// Nothing was written: something else was written first.
    #[error("something else was written first")]
    Conflict(Conflict),
    /// Nothing was written: the log was deleted, and no other one gets its id.
    #[error("the log was deleted")]
    Deleted,
    /// Nothing was written: the store was opened for reading.
    #[error("the store is only read")]
    ReadOnly,
    /// Nothing was written: this is no group.
    #[error(transparent)]
    Group(#[from] GroupError),
    /// Nothing was written: a key, a value or the entry is invalid or too long, what is stored is
    /// corrupt, or the store did not accept it in time.
    #[error("the store rejected the changes: {0}")]
    Rejected(String),
    /// All of it was written or nothing, or all of it still may be.
    #[error("it is unknown whether the changes were written: {0}")]
    Unknown(String),
}
