//! Groups of changes: what is accepted or refused as one, and what may be in one.

use std::collections::HashSet;
use std::sync::Arc;

use super::write_error::{GroupError, WRITE_BYTES_MAX, WRITE_KEYS_MAX, WriteError};
use super::{Document, Entry, LogId, Position, codec};

/// A document that must have a certain version when a group is written. What was decided from the
/// document is then written only as long as it has not changed since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Precondition {
    /// The key of the document.
    pub key: String,
    /// Its version; `None` if there must be no such document.
    pub version: Option<u64>,
}

/// A change of one document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DocumentChange {
    /// Writes it.
    Put {
        /// The key of the document.
        key: String,
        /// The version that it replaces; `None` if there must be no such document.
        expected: Option<u64>,
        /// The new value, as JSON text.
        value: String,
    },
    /// Deletes it.
    Delete {
        /// The key of the document.
        key: String,
        /// The version that it must have.
        expected: u64,
    },
}

impl DocumentChange {
    /// The key of the document.
    pub fn key(&self) -> &str {
        let (DocumentChange::Put { key, .. } | DocumentChange::Delete { key, .. }) = self;
        key
    }

    /// The version that the document must have; `None` if there must be no such document.
    pub fn expected(&self) -> Option<u64> {
        match self {
            DocumentChange::Put { expected, .. } => *expected,
            DocumentChange::Delete { expected, .. } => Some(*expected),
        }
    }

    /// The document afterwards; `None` if it is deleted.
    pub fn into_document(self) -> Option<Document> {
        match self {
            DocumentChange::Put { expected, value, .. } => {
                Some(Document { version: version_after(expected), value })
            }
            DocumentChange::Delete { .. } => None,
        }
    }

    /// How long the new value is.
    pub(super) fn bytes(&self) -> usize {
        match self {
            DocumentChange::Put { value, .. } => value.len(),
            DocumentChange::Delete { .. } => 0,
        }
    }
}

/// The version of a document that replaces this one.
pub(super) fn version_after(expected: Option<u64>) -> u64 {
    expected.unwrap_or(0).saturating_add(1)
}

/// An entry that a group appends.
#[derive(Clone, Debug)]
pub(super) struct NewEntry {
    pub(super) log: LogId,
    pub(super) after: Option<Position>,
    pub(super) entry: Arc<Entry>,
}

/// Changes of documents, and at most one new entry of a log, that are written as one.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    pub(super) id: Option<String>,
    pub(super) entry: Option<NewEntry>,
    pub(super) documents: Vec<DocumentChange>,
}

impl Changes {
    /// No changes yet. A store that offers them again after a doubt recognises them by this id,
    /// which no other changes may have.
    pub fn identified(id: impl Into<String>) -> Self {
        Changes { id: Some(id.into()), ..Changes::default() }
    }

    /// An entry that is appended after the entry at `after` (`None`: the log is new). Its
    /// `append_id` is the id of the changes.
    pub fn append(log: LogId, after: Option<Position>, entry: Arc<Entry>) -> Self {
        Changes { entry: Some(NewEntry { log, after, entry }), ..Changes::default() }
    }

    /// Also writes a document that has the version `expected` (`None`: it does not exist yet).
    #[must_use]
    pub fn put(
        mut self,
        key: impl Into<String>,
        expected: Option<u64>,
        value: impl Into<String>,
    ) -> Self {
        let (key, value) = (key.into(), value.into());
        self.documents.push(DocumentChange::Put { key, expected, value });
        self
    }

    /// Also deletes a document that has the version `expected`.
    #[must_use]
    pub fn delete(mut self, key: impl Into<String>, expected: u64) -> Self {
        self.documents.push(DocumentChange::Delete { key: key.into(), expected });
        self
    }

    /// The id by which a store recognises them, if they have one.
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    /// The changes of documents.
    pub fn documents(&self) -> &[DocumentChange] {
        &self.documents
    }

    /// Whether an entry is appended, too.
    pub fn has_entry(&self) -> bool {
        self.entry.is_some()
    }

    /// Whether a store can tell that it has written these changes before.
    pub(super) fn can_be_settled(&self) -> bool {
        self.id.is_some() || self.entry.is_some()
    }

    /// Checks what does not depend on what is stored. Returns the entry as bytes.
    pub(super) fn check(
        &self,
        preconditions: &[Precondition],
    ) -> Result<Option<Vec<u8>>, WriteError> {
        let named = self.documents.len() + preconditions.len();
        if self.documents.is_empty() && self.entry.is_none() {
            return Err(GroupError::Empty.into());
        }
        if named > WRITE_KEYS_MAX {
            return Err(GroupError::TooManyKeys(named).into());
        }
        let mut changed = HashSet::with_capacity(self.documents.len());
        for change in &self.documents {
            codec::check_key(change.key()).map_err(WriteError::Rejected)?;
            codec::check_value(change.bytes()).map_err(WriteError::Rejected)?;
            if !changed.insert(change.key()) {
                return Err(GroupError::KeyTwice(change.key().to_owned()).into());
            }
        }
        // Several parts of a command may have read the same document: it may be required twice.
        for required in preconditions {
            codec::check_key(&required.key).map_err(WriteError::Rejected)?;
            if changed.contains(&*required.key) {
                return Err(GroupError::KeyTwice(required.key.clone()).into());
            }
        }
        let encoded = self.entry.as_ref().map(NewEntry::encode).transpose()?;
        let values: usize = self.documents.iter().map(DocumentChange::bytes).sum();
        let bytes = values + encoded.as_ref().map_or(0, Vec::len);
        if bytes > WRITE_BYTES_MAX {
            return Err(GroupError::TooLong(bytes).into());
        }
        Ok(encoded)
    }
}

impl NewEntry {
    fn encode(&self) -> Result<Vec<u8>, WriteError> {
        codec::check_log(&self.log)?;
        let number = Position::number_after(self.after);
        codec::encode_entry(number, &self.entry)
    }
}
