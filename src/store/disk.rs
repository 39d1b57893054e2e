//! What stands in the tree, durable or not: reading keys back into entries, rows and documents.

use std::ops::Bound;

use sled::IVec;

use super::rows::{Rows, rows_within_limits};
use super::{
    Base, Document, Entry, LogId, Position, RowsOf, StoreError, begin_of_scan, codec, keys,
};

/// Number of the log's last entry: one look behind the log's last possible key, however long the
/// log is.
pub(super) fn head(tree: &sled::Tree, log: &LogId) -> Result<Option<u64>, StoreError> {
    let before = tree.get_lt(keys::past_log(log)).map_err(unavailable)?;
    let last = before.and_then(|(key, _)| keys::parse_piece_of_entry(&key));
    Ok(last.filter(|last| last.log == *log).map(|last| last.number))
}

/// Entries `from` to `to`, both included, all of which must be there and whole, as must their
/// bases.
pub(super) fn entries(
    tree: &sled::Tree,
    log: &LogId,
    from: u64,
    to: u64,
) -> Result<Vec<(Position, Entry)>, StoreError> {
    let mut base = None;
    let stored = (from..).zip(stored_entries(tree, log, from, to)?);
    let entries = stored.map(|(number, entry)| {
        if let Some(wanted) = entry.base
            && base.as_ref().is_none_or(|Base { number, .. }| *number != wanted)
        {
            base = Some(base_of_entry(tree, log, number, wanted)?);
        }
        let base = base.clone().filter(|_| entry.base.is_some());
        Ok((Position::embedded(number), entry.on(base)))
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
    let found = if base < number { stored_entries(tree, log, base, base)?.pop() } else { None };
    match found {
        Some(Entry { base: None, summary, .. }) => {
            Ok(Base { number: base, summary: summary.into() })
        }
        Some(_) | None => {
            Err(damaged(log, number, format!("it goes on from entry {base}, which is no base")))
        }
    }
}

fn stored_entries(
    tree: &sled::Tree,
    log: &LogId,
    from: u64,
    to: u64,
) -> Result<Vec<Entry<u64>>, StoreError> {
    let range = tree.range(keys::entry(log, from)..=keys::piece_of_entry(log, to, u16::MAX));
    let stored = range
        .collect::<Result<Vec<(IVec, IVec)>, _>>()
        .map_err(|error| damaged_or_unavailable(&log.0, from, error))?;
    let number_of = |key: &[u8]| keys::parse_piece_of_entry(key).map(|piece| piece.number);

    let mut pieces = stored.iter().peekable();
    let mut entries = Vec::new();
    for number in from..=to {
        let mut sealed = Vec::new();
        while let Some((_, piece)) = pieces.next_if(|(key, _)| number_of(key) == Some(number)) {
            sealed.extend_from_slice(piece);
        }
        if sealed.is_empty() {
            return Err(damaged(log, number, "it is missing".into()));
        }
        entries
            .push(codec::unseal_entry(number, &sealed).map_err(|what| damaged(log, number, what))?);
    }
    Ok(entries)
}

fn damaged(log: &LogId, number: u64, what: String) -> StoreError {
    StoreError::Damaged { log: log.0.to_string(), number, what }
}

/// The rows of an entry; nothing if it is damaged, which keeps neither the others nor the server
/// from working.
pub(super) fn rows_of_entry(
    tree: &sled::Tree,
    rows_of: RowsOf,
    log: &LogId,
    number: u64,
) -> Result<Option<Rows>, StoreError> {
    match entries(tree, log, number, number) {
        Ok(found) => Ok(found.first().map(|(_, entry)| rows_within_limits(rows_of, log, entry))),
        Err(error @ StoreError::Damaged { .. }) => {
            tracing::warn!(%error, "left out of the index");
            Ok(None)
        }
        Err(error @ StoreError::Unavailable(_)) => Err(error),
    }
}

/// The first log after this one.
pub(super) fn next_log(
    tree: &sled::Tree,
    after: Option<&LogId>,
) -> Result<Option<LogId>, StoreError> {
    let start = after.map_or_else(|| keys::of_kind(keys::LOGS, ""), keys::past_log);
    let next = tree.range(start..).next().transpose().map_err(unavailable)?;
    Ok(next.and_then(|(key, _)| keys::parse_piece_of_entry(&key)).map(|piece| piece.log))
}

/// Rows that begin with `prefix`, in order, strictly after `after`.
pub(super) fn rows<'a>(
    tree: &sled::Tree,
    prefix: &'a str,
    after: Option<&str>,
) -> impl Iterator<Item = Result<(String, ()), StoreError>> + use<'a> {
    let start = begin_of_scan(prefix, after).map(keys::row);
    let stored = tree.range::<Vec<u8>, _>((start, Bound::Unbounded));
    stored.map_while(move |item| match item {
        Ok((key, _)) => {
            keys::parse_row(&key).filter(|row| row.starts_with(prefix)).map(|row| Ok((row, ())))
        }
        Err(error) => Some(Err(unavailable(error))),
    })
}

/// The document, if there is one. A key with a zero byte would reach into the pieces of another.
pub(super) fn document(tree: &sled::Tree, key: &str) -> Result<Option<Document>, StoreError> {
    if key.contains('\0') {
        return Ok(None);
    }
    let pieces = tree.scan_prefix(keys::document(key)).values().collect::<Result<Vec<IVec>, _>>();
    let pieces = pieces.map_err(|error| damaged_or_unavailable(key, 0, error))?;
    match pieces.is_empty() {
        true => Ok(None),
        false => unseal_document(key, &pieces.concat()).map(Some),
    }
}

/// Documents whose key begins with `prefix`, in order of keys, strictly after `after`.
pub(super) fn documents<'a>(
    tree: &'a sled::Tree,
    prefix: &'a str,
    after: Option<&str>,
) -> impl Iterator<Item = Result<(String, Document), StoreError>> + use<'a> {
    let mut start = match begin_of_scan(prefix, after) {
        Bound::Excluded(after) => keys::past_document(after),
        Bound::Included(prefix) => keys::of_kind(keys::DOCUMENTS, prefix),
        Bound::Unbounded => unreachable!("a scan begins at its prefix"),
    };
    std::iter::from_fn(move || {
        let next = match tree.range(start.as_slice()..).next()? {
            Ok((stored, _)) => {
                keys::parse_piece_of_document(&stored).filter(|key| key.starts_with(prefix))?
            }
            Err(error) => return Some(Err(unavailable(error))),
        };
        start = keys::past_document(&next);
        document(tree, &next).map(|found| found.map(|document| (next, document))).transpose()
    })
}

fn unseal_document(key: &str, sealed: &[u8]) -> Result<Document, StoreError> {
    let damaged = |number, what: &str| StoreError::Damaged {
        log: key.to_owned(),
        number,
        what: what.to_owned(),
    };
    let (version, value) = codec::unseal(sealed).map_err(|what| damaged(0, what))?;
    let value =
        String::from_utf8(value.to_vec()).map_err(|_| damaged(version, "it is not text"))?;
    Ok(Document { version, value })
}

fn damaged_or_unavailable(log: &str, number: u64, error: sled::Error) -> StoreError {
    match error {
        sled::Error::Corruption { .. } => {
            StoreError::Damaged { log: log.to_owned(), number, what: error.to_string() }
        }
        error => unavailable(error),
    }
}

fn unavailable(error: sled::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}
