//! Adds a group of changes to a batch: all of it, or nothing.

use std::sync::Arc;

use super::batch::BatchBuilder;
use super::changes::{DocumentChange, NewEntry};
use super::codec::{self, CHUNK_BYTES_MAX};
use super::{
    ANCESTORS_MAX, AppendedEntry, Changes, Conflict, Document, Entry, LogId, Parent, Position,
    Precondition, StoreError, WriteError, keys, tree,
};

/// A group that was checked as far as that does not depend on what is stored.
pub(super) struct Group {
    entry: Option<EncodedEntry>,
    documents: Vec<DocumentChange>,
    preconditions: Vec<Precondition>,
}

struct EncodedEntry {
    new: NewEntry,
    /// The entry as bytes, with its checksum.
    encoded: Vec<u8>,
}

/// An entry that can be added.
struct CheckedEntry {
    log: LogId,
    /// The last entry of the log before.
    head: Option<u64>,
    number: u64,
    entry: Arc<Entry>,
    encoded: Vec<u8>,
    /// The keys of its chunks.
    keys: Vec<Vec<u8>>,
}

/// A change of a document that can be added.
struct CheckedChange {
    key: String,
    before: Option<Document>,
    new: Option<Document>,
}

fn rejected(error: StoreError) -> WriteError {
    WriteError::Rejected(error.to_string())
}

fn chunk_count(document: Option<&Document>) -> u16 {
    document.map_or(0, |document| codec::chunk_count(document.value.len()))
}

impl Group {
    /// Encodes what is to be written.
    pub(super) fn new(
        changes: Changes,
        preconditions: Vec<Precondition>,
    ) -> Result<Self, WriteError> {
        let encoded = changes.check(&preconditions)?;
        let Changes { entry, documents, .. } = changes;
        let entry = entry.zip(encoded).map(|(new, encoded)| EncodedEntry { new, encoded });
        Ok(Group { entry, documents, preconditions })
    }

    /// How many bytes it adds to a batch.
    pub(super) fn bytes(&self) -> usize {
        let entry = self.entry.as_ref().map_or(0, |entry| entry.encoded.len());
        entry + self.documents.iter().map(DocumentChange::bytes).sum::<usize>()
    }
}

impl BatchBuilder<'_> {
    /// Adds a group. Everything that can fail is done before anything is added: all versions are
    /// compared, and all pages are read.
    pub(super) fn write(&mut self, group: Group) -> Result<Option<Position>, WriteError> {
        let Group { entry, documents, preconditions } = group;
        let entry = entry.map(|entry| self.check_entry(entry)).transpose()?;
        let documents = documents.into_iter().map(|change| self.check_change(change));
        let documents: Vec<CheckedChange> = documents.collect::<Result<_, _>>()?;
        for Precondition { key, version } in preconditions {
            let found = self.document(&key).map_err(rejected)?.map(|document| document.version);
            if found != version {
                return Err(WriteError::Conflict(Conflict::Precondition(key)));
            }
        }
        if let Some(CheckedEntry { log, head, keys, .. }) = &entry {
            self.probe(keys).map_err(rejected)?;
            // This adds a marker, so nothing may fail after it.
            self.mark_stale(log, *head).map_err(rejected)?;
        }
        documents.into_iter().for_each(|change| self.add_change(change));
        Ok(entry.map(|entry| self.add_entry(entry)))
    }

    fn check_entry(&self, entry: EncodedEntry) -> Result<CheckedEntry, WriteError> {
        let EncodedEntry { new: NewEntry { log, after, entry }, encoded } = entry;
        let head = self.head(&log).map_err(rejected)?;
        let parent = entry.parent.as_ref();
        match head {
            None => {
                if self.is_deleted(&log).map_err(rejected)? {
                    return Err(WriteError::Deleted);
                }
                parent.map_or(Ok(()), |parent| self.check_parent(parent))?;
                codec::check_position(after, parent.map(|parent| parent.last))?;
            }
            Some(_) => codec::check_position(after, head)?,
        }
        let number = Position::number_after(after);
        let chunks = (0_u16..).zip(encoded.chunks(CHUNK_BYTES_MAX));
        let keys = chunks.map(|(chunk, _)| keys::entry_chunk(&log, number, chunk)).collect();
        Ok(CheckedEntry { log, head, number, entry, encoded, keys })
    }

    /// Checks that a new log can have this parent.
    fn check_parent(&self, parent: &Parent) -> Result<(), WriteError> {
        let head = tree::head(self.tree, &parent.log).map_err(rejected)?;
        if self.deleted.contains(&parent.log) || head < Some(parent.last) {
            return Err(WriteError::Rejected("its parent has no such entry".into()));
        }
        if tree::ancestor_count(self.tree, &parent.log).map_err(rejected)? >= ANCESTORS_MAX {
            let why = format!("at most {ANCESTORS_MAX} logs come before another one");
            return Err(WriteError::Rejected(why));
        }
        Ok(())
    }

    fn is_deleted(&self, log: &LogId) -> Result<bool, StoreError> {
        Ok(self.deleted.contains(log) || tree::is_deleted(self.tree, log)?)
    }

    fn add_entry(&mut self, entry: CheckedEntry) -> Position {
        let CheckedEntry { log, head, number, entry, encoded, keys } = entry;
        let batch = self.batch.get_or_insert_default();
        for (key, bytes) in keys.into_iter().zip(encoded.chunks(CHUNK_BYTES_MAX)) {
            batch.insert(key, bytes);
        }
        if let Some(parent) = &entry.parent {
            batch.insert(keys::child(&parent.log, &log), Vec::new());
            self.parents.insert(parent.log.clone());
        }
        self.before_images.heads.entry(log.clone()).or_insert(head);
        self.heads.insert(log.clone(), number);
        let position = Position::embedded(number);
        self.appended.push(AppendedEntry { log, position, entry });
        position
    }

    /// A document: within this batch, else from disk.
    fn document(&self, key: &str) -> Result<Option<Document>, StoreError> {
        match self.documents.get(key) {
            Some(document) => Ok(document.clone()),
            None => tree::document(self.tree, key),
        }
    }

    fn check_change(&self, change: DocumentChange) -> Result<CheckedChange, WriteError> {
        let key = change.key().to_owned();
        let before = self.document(&key).map_err(rejected)?;
        if before.as_ref().map(|document| document.version) != change.expected() {
            return Err(WriteError::Conflict(Conflict::Document(key)));
        }
        let new = change.into_document();
        let chunks = 0..chunk_count(new.as_ref()).max(chunk_count(before.as_ref()));
        self.probe(chunks.map(|chunk| keys::document_chunk(&key, chunk))).map_err(rejected)?;
        Ok(CheckedChange { key, before, new })
    }

    fn add_change(&mut self, change: CheckedChange) {
        let CheckedChange { key, before, new } = change;
        let (kept, had) = (chunk_count(new.as_ref()), chunk_count(before.as_ref()));
        let encoded = new.as_ref().map_or_else(Vec::new, |document| {
            codec::encode(document.version, document.value.as_bytes())
        });
        let batch = self.batch.get_or_insert_default();
        for (chunk, bytes) in (0..kept).zip(encoded.chunks(CHUNK_BYTES_MAX)) {
            batch.insert(keys::document_chunk(&key, chunk), bytes);
        }
        for left_over in kept..had {
            batch.remove(keys::document_chunk(&key, left_over));
        }
        self.before_images.documents.entry(key.clone()).or_insert(before);
        self.documents.insert(key, new);
    }
}
