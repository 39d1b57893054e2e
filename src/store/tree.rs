//! Reads entries, index rows and documents from the sled tree, whether they are durable yet or not.
//!
//! A damaged page is an error of what was to be read from it: each call of sled goes through
//! [`engine::call`].

use std::collections::BTreeSet;
use std::fs::File;
use std::io;
use std::ops::{Bound, RangeInclusive};

use sled::IVec;

use super::errors::is_full;
use super::index_rows::{self, IndexRows};
use super::{
    ANCESTORS_MAX, Base, Document, Entry, IndexRowsFn, LogId, Parent, Position, StoreError, codec,
    engine::{self, EngineError},
    keys, scan_start,
};

/// The number of a log's last entry. One lookup finds the last key before the end of the log's key
/// range, however long the log is.
pub(super) fn head(tree: &sled::Tree, log: &LogId) -> Result<Option<u64>, StoreError> {
    let before = engine::call(|| tree.get_lt(keys::log_end(log)))
        .map_err(|error| of_entry(log, 0, error))?;
    let last = before.and_then(|(key, _)| keys::parse_entry_chunk(&key));
    Ok(last.filter(|last| last.log == *log).map(|last| last.number))
}

/// The number of the first entry of the log itself, without those of its parent.
pub(super) fn first(tree: &sled::Tree, log: &LogId) -> Result<Option<u64>, StoreError> {
    let range = keys::entry_prefix(log, 0)..keys::log_end(log);
    let first = engine::call(|| tree.range(range).next().transpose())
        .map_err(|error| of_entry(log, 0, error))?;
    Ok(first.and_then(|(key, _)| keys::parse_entry_chunk(&key)).map(|entry| entry.number))
}

/// The parent of a log whose first entry of its own is `first`.
pub(super) fn parent(
    tree: &sled::Tree,
    log: &LogId,
    first: u64,
) -> Result<Option<Parent>, StoreError> {
    if first == 0 {
        return Ok(None);
    }
    let parent = entries_without_bases(tree, log, first, first)?.pop().and_then(|own| own.parent);
    parent.map(Some).ok_or_else(|| corrupt(log, first - 1, "it is missing".into()))
}

/// The entries `from` to `to`, both included, those of ancestors among them. It is an error if one
/// of them or its base is missing or corrupt.
pub(super) fn entries(
    tree: &sled::Tree,
    log: &LogId,
    from: u64,
    to: u64,
) -> Result<Vec<(Position, Entry)>, StoreError> {
    let mut parts = Vec::new();
    let (mut log, mut to) = (log.clone(), to);
    for _ in 0..=ANCESTORS_MAX {
        let first = first(tree, &log)?.unwrap_or(0);
        if first <= from {
            parts.push(own_entries(tree, &log, from, to)?);
            return Ok(parts.into_iter().rev().flatten().collect());
        }
        let parent = parent(tree, &log, first)?
            .ok_or_else(|| corrupt(&log, from, "it is missing".into()))?;
        if first <= to {
            parts.push(own_entries(tree, &log, first, to)?);
        }
        (log, to) = (parent.log, to.min(parent.last));
    }
    Err(corrupt(&log, from, format!("more than {ANCESTORS_MAX} logs come before it")))
}

/// How many logs come before the first entry of this one.
pub(super) fn ancestor_count(tree: &sled::Tree, log: &LogId) -> Result<usize, StoreError> {
    let mut log = log.clone();
    for count in 0..=ANCESTORS_MAX {
        let first = first(tree, &log)?.unwrap_or(0);
        match parent(tree, &log, first)? {
            Some(parent) => log = parent.log,
            None => return Ok(count),
        }
    }
    Ok(ANCESTORS_MAX + 1)
}

/// Whether the log is the parent of another one.
pub(super) fn has_children(tree: &sled::Tree, log: &LogId) -> Result<bool, StoreError> {
    let child = engine::call(|| tree.scan_prefix(keys::children(log)).next().transpose())?;
    Ok(child.is_some())
}

/// Whether the log was deleted.
pub(super) fn is_deleted(tree: &sled::Tree, log: &LogId) -> Result<bool, StoreError> {
    Ok(engine::call(|| tree.contains_key(keys::tombstone(log)))?)
}

/// The keys of all entries of the log itself, and nothing of its parent.
pub(super) fn keys_of_log(tree: &sled::Tree, log: &LogId) -> Result<Vec<IVec>, StoreError> {
    let range = keys::entry_prefix(log, 0)..keys::log_end(log);
    engine::call(|| tree.range(range).keys().collect()).map_err(|error| of_entry(log, 0, error))
}

/// Entries of the log itself.
fn own_entries(
    tree: &sled::Tree,
    log: &LogId,
    from: u64,
    to: u64,
) -> Result<Vec<(Position, Entry)>, StoreError> {
    // Successive entries usually have the same base, so the last one that was read is kept.
    let mut base = None;
    let stored = (from..).zip(entries_without_bases(tree, log, from, to)?);
    let entries = stored.map(|(number, entry)| {
        if let Some(wanted) = entry.base
            && base.as_ref().is_none_or(|Base { number, .. }| *number != wanted)
        {
            base = Some(base_of_entry(tree, log, number, wanted)?);
        }
        let base = base.clone().filter(|_| entry.base.is_some());
        Ok((Position::embedded(number), entry.with_base(base)))
    });
    entries.collect()
}

/// The base of entry `number`.
fn base_of_entry(
    tree: &sled::Tree,
    log: &LogId,
    number: u64,
    base: u64,
) -> Result<Base, StoreError> {
    let found =
        if base < number { entries_without_bases(tree, log, base, base)?.pop() } else { None };
    match found {
        Some(Entry { base: None, summary, .. }) => {
            Ok(Base { number: base, summary: summary.into() })
        }
        Some(_) | None => {
            Err(corrupt(log, number, format!("its base is entry {base}, which cannot be a base")))
        }
    }
}

fn entries_without_bases(
    tree: &sled::Tree,
    log: &LogId,
    from: u64,
    to: u64,
) -> Result<Vec<Entry<u64>>, StoreError> {
    let range = keys::entry_prefix(log, from)..=keys::entry_chunk(log, to, u16::MAX);
    let stored: Vec<(IVec, IVec)> =
        engine::call(|| tree.range(range).collect()).map_err(|error| of_entry(log, from, error))?;
    let number_of = |key: &[u8]| keys::parse_entry_chunk(key).map(|chunk| chunk.number);

    let mut chunks = stored.iter().peekable();
    let mut entries = Vec::new();
    for number in from..=to {
        let mut encoded = Vec::new();
        while let Some((_, chunk)) = chunks.next_if(|(key, _)| number_of(key) == Some(number)) {
            encoded.extend_from_slice(chunk);
        }
        if encoded.is_empty() {
            return Err(corrupt(log, number, "it is missing".into()));
        }
        let entry = codec::decode_entry(number, &encoded);
        entries.push(entry.map_err(|what| corrupt(log, number, what))?);
    }
    Ok(entries)
}

/// The numbers of the entries in this range that the tree has, whether they are corrupt or not.
pub(super) fn entry_numbers(
    tree: &sled::Tree,
    log: &LogId,
    range: RangeInclusive<u64>,
) -> Result<BTreeSet<u64>, StoreError> {
    let start = keys::entry_prefix(log, *range.start());
    let end = keys::entry_chunk(log, *range.end(), u16::MAX);
    let keys: Vec<IVec> = engine::call(|| tree.range(start..=end).keys().collect())?;
    let entries = keys.iter().filter_map(|key| keys::parse_entry_chunk(key));
    Ok(entries.map(|entry| entry.number).collect())
}

/// Reads the page that this key is on or would be on, so that a damaged page is found before a
/// batch is applied to it: an error in the middle of a batch ends the process.
pub(super) fn probe(tree: &sled::Tree, key: &[u8]) -> Result<(), StoreError> {
    engine::call(|| tree.contains_key(key))?;
    Ok(())
}

fn corrupt(log: &LogId, number: u64, what: String) -> StoreError {
    StoreError::Corrupt { log: log.clone(), number, what }
}

/// The index rows of an entry; `None` if the entry is corrupt. Such a log is left out of the index,
/// so that one corrupt log does not make all lists fail.
pub(super) fn index_rows_of_entry(
    tree: &sled::Tree,
    index_rows_fn: IndexRowsFn,
    log: &LogId,
    number: u64,
) -> Result<Option<IndexRows>, StoreError> {
    match entries(tree, log, number, number) {
        Ok(found) => {
            Ok(found.first().map(|(_, entry)| index_rows::compute(index_rows_fn, log, entry)))
        }
        Err(error @ StoreError::Corrupt { .. }) => {
            tracing::warn!(%error, "left out of the index");
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// The first log after this one.
pub(super) fn next_log(
    tree: &sled::Tree,
    after: Option<&LogId>,
) -> Result<Option<LogId>, StoreError> {
    let start = after.map_or_else(|| keys::of_kind(keys::ENTRIES, ""), keys::log_end);
    let next = engine::call(|| tree.range(start..).next().transpose())?;
    Ok(next.and_then(|(key, _)| keys::parse_entry_chunk(&key)).map(|chunk| chunk.log))
}

/// The index rows that begin with `prefix` and sort after `after`, in order.
pub(super) fn index_rows<'a>(
    tree: &sled::Tree,
    prefix: &'a str,
    after: Option<&str>,
) -> impl Iterator<Item = Result<(String, ()), StoreError>> + use<'a> {
    let start = scan_start(prefix, after).map(keys::index_row);
    let mut stored = tree.range::<Vec<u8>, _>((start, Bound::Unbounded));
    std::iter::from_fn(move || match engine::call(|| stored.next().transpose()) {
        Ok(item) => {
            let row = keys::parse_index_row(&item?.0).filter(|row| row.starts_with(prefix));
            row.map(|row| Ok((row, ())))
        }
        Err(error) => Some(Err(error.into())),
    })
}

/// The document, if there is one. No document has a key with a zero byte: such a key could be the
/// prefix of chunk keys of another document.
pub(super) fn document(tree: &sled::Tree, key: &str) -> Result<Option<Document>, StoreError> {
    if key.contains('\0') {
        return Ok(None);
    }
    let prefix = keys::document_prefix(key);
    let chunks: Vec<IVec> = engine::call(|| tree.scan_prefix(prefix).values().collect())
        .map_err(|error| of_document(key, error))?;
    match chunks.is_empty() {
        true => Ok(None),
        false => decode_document(key, &chunks.concat()).map(Some),
    }
}

/// The documents whose key begins with `prefix` and sorts after `after`, in the order of their
/// keys.
pub(super) fn documents<'a>(
    tree: &'a sled::Tree,
    prefix: &'a str,
    after: Option<&str>,
) -> impl Iterator<Item = Result<(String, Document), StoreError>> + use<'a> {
    let mut start = match scan_start(prefix, after) {
        Bound::Excluded(after) => keys::document_end(after),
        Bound::Included(prefix) => keys::of_kind(keys::DOCUMENTS, prefix),
        Bound::Unbounded => unreachable!("a scan has a lower bound"),
    };
    std::iter::from_fn(move || {
        let next = match engine::call(|| tree.range(start.as_slice()..).next().transpose()) {
            Ok(item) => {
                keys::parse_document_chunk(&item?.0).filter(|key| key.starts_with(prefix))?
            }
            Err(error) => return Some(Err(error.into())),
        };
        start = keys::document_end(&next);
        let found = document(tree, &next).transpose()?;
        Some(found.map(|document| (next, document)))
    })
}

/// Decodes a document, or says what is wrong with its bytes.
pub(super) fn decode_document(key: &str, encoded: &[u8]) -> Result<Document, StoreError> {
    let corrupt =
        |what: &str| StoreError::CorruptDocument { key: key.to_owned(), what: what.to_owned() };
    let (version, value) = codec::decode(encoded).map_err(corrupt)?;
    let value = String::from_utf8(value.to_vec()).map_err(|_| corrupt("it is not text"))?;
    Ok(Document { version, value })
}

/// An error of sled while an entry was read.
fn of_entry(log: &LogId, number: u64, error: EngineError) -> StoreError {
    match error {
        EngineError::Damaged(what) => corrupt(log, number, what),
        error @ (EngineError::Full(_) | EngineError::Failed(_)) => error.into(),
    }
}

/// An error of sled while a document was read.
fn of_document(key: &str, error: EngineError) -> StoreError {
    match error {
        EngineError::Damaged(what) => StoreError::CorruptDocument { key: key.to_owned(), what },
        error @ (EngineError::Full(_) | EngineError::Failed(_)) => error.into(),
    }
}

/// Makes everything durable that was applied. sled's flush only hands the bytes to the operating
/// system; the fsync of its file brings them to disk.
pub(super) fn flush_and_sync(db: &sled::Db, file: &File) -> io::Result<()> {
    db.flush()?;
    file.sync_data()
}

/// Makes everything durable that was written.
pub(super) fn make_durable(db: &sled::Db, file: &File) -> Result<(), StoreError> {
    flush_and_sync(db, file).map_err(|error| match is_full(&error) {
        true => StoreError::Full(error.to_string()),
        false => StoreError::Unavailable(error.to_string()),
    })
}
