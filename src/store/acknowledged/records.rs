//! The records of the mark: encoding, and reading them back.
//!
//! ```text
//! file     magic (8 bytes), count before the first record (8), CRC-32 of both (4), records
//! record   length of the rest (4), CRC-32 of the rest (4), count after the batch (8), length of
//!          sled's file (8), items
//! item     kind (1), length of the name (2), name, one number (8), for a range two
//! ```
//!
//! Numbers are little-endian. Reading stops at the first record that is not complete: what follows
//! was not written, or was lost with the memory of the machine.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::Path;

use super::super::{AppendedEntry, Documents, LogId};
use super::files::{CURRENT, MERGED, MERGING};

const MAGIC: &[u8; 8] = b"kontor-a";

/// An entry of a log: its number.
const ENTRY: u8 = b'e';
/// Entries of a log: the first and the last number.
const ENTRIES: u8 = b'r';
/// A document that was written: its version.
const DOCUMENT: u8 = b'd';
/// A document that was deleted; the number is 0.
const DELETED: u8 = b'x';
/// A log that was deleted; the number is 0.
const DELETED_LOG: u8 = b'g';

/// What was acknowledged since the store was opened.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in super::super) struct Mark {
    /// The count after the last batch.
    pub(in super::super) count: u64,
    /// How long sled's file was then. It may have become shorter since: sled cuts off what it no
    /// longer uses.
    pub(in super::super) file_bytes: u64,
    /// For each log that was appended to, the numbers of its entries.
    pub(in super::super) logs: BTreeMap<LogId, RangeInclusive<u64>>,
    /// The documents that were written or deleted.
    pub(in super::super) documents: BTreeMap<String, DocumentMark>,
}

/// The last change of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct DocumentMark {
    /// The count after the batch.
    pub(in super::super) count: u64,
    /// The version; `None` if it was deleted.
    pub(in super::super) version: Option<u64>,
}

/// Reads the mark of a store; `None` if there is none.
pub(in super::super) fn read(folder: &Path) -> io::Result<Option<Mark>> {
    if !folder.join(CURRENT).exists() && !folder.join(MERGING).exists() {
        return Ok(None);
    }
    let mut mark = Mark::default();
    for file in [MERGED, MERGING, CURRENT] {
        mark.add_file(&folder.join(file))?;
    }
    Ok(Some(mark))
}

/// The beginning of a file.
pub(super) fn header(count: u64) -> Vec<u8> {
    let mut header = [MAGIC.as_slice(), &count.to_le_bytes()].concat();
    header.extend_from_slice(&crc32fast::hash(&header).to_le_bytes());
    header
}

/// What a batch wrote and deleted.
pub(in super::super) struct Batch<'a> {
    pub(in super::super) entries: &'a [AppendedEntry],
    pub(in super::super) documents: &'a Documents,
    /// The deleted logs; none of them has an entry in the same batch.
    pub(in super::super) deleted: &'a BTreeSet<LogId>,
}

impl Batch<'_> {
    /// How many writes they are.
    pub(in super::super) fn writes(&self) -> usize {
        self.entries.len() + self.documents.len() + self.deleted.len()
    }
}

/// Appends the record of a batch to a buffer.
pub(super) fn encode_batch(out: &mut Vec<u8>, count: u64, file_bytes: u64, batch: &Batch<'_>) {
    let Batch { entries, documents, deleted } = batch;
    record(out, count, file_bytes, |items| {
        for log in *deleted {
            item(items, DELETED_LOG, &log.0, &[0]);
        }
        for AppendedEntry { log, position, .. } in *entries {
            item(items, ENTRY, &log.0, &[position.number]);
        }
        for (key, document) in *documents {
            match document {
                Some(document) => item(items, DOCUMENT, key, &[document.version]),
                None => item(items, DELETED, key, &[0]),
            }
        }
    });
}

fn record(out: &mut Vec<u8>, count: u64, file_bytes: u64, items: impl FnOnce(&mut Vec<u8>)) {
    let start = out.len();
    out.extend_from_slice(&[0; 8]);
    out.extend_from_slice(&count.to_le_bytes());
    out.extend_from_slice(&file_bytes.to_le_bytes());
    items(out);
    let length = u32::try_from(out.len() - start - 8).expect("a batch has a limited size");
    let checksum = crc32fast::hash(&out[start + 8..]);
    out[start..start + 4].copy_from_slice(&length.to_le_bytes());
    out[start + 4..start + 8].copy_from_slice(&checksum.to_le_bytes());
}

fn item(out: &mut Vec<u8>, kind: u8, name: &str, numbers: &[u64]) {
    let length = u16::try_from(name.len()).expect("names have a limited length");
    out.push(kind);
    out.extend_from_slice(&length.to_le_bytes());
    out.extend_from_slice(name.as_bytes());
    numbers.iter().for_each(|number| out.extend_from_slice(&number.to_le_bytes()));
}

impl Mark {
    /// Adds the records of a file, if it is there. They are newer than those that were added before.
    pub(super) fn add_file(&mut self, path: &Path) -> io::Result<()> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(error),
        };
        let invalid = || {
            let what = format!("{} is not a mark of acknowledged writes", path.display());
            io::Error::new(io::ErrorKind::InvalidData, what)
        };
        let (start, mut rest) = bytes.split_first_chunk::<20>().ok_or_else(invalid)?;
        let count = u64::from_le_bytes(start[8..16].try_into().expect("eight bytes"));
        if *start != header(count).as_slice() {
            return Err(invalid());
        }
        self.count = self.count.max(count);
        while let Some(record) = take_record(&mut rest) {
            self.add_record(record).ok_or_else(invalid)?;
        }
        Ok(())
    }

    /// Adds a record whose checksum matches. `None` if it has another format.
    fn add_record(&mut self, mut record: &[u8]) -> Option<()> {
        let count = take_number(&mut record)?;
        let file_bytes = take_number(&mut record)?;
        if count >= self.count {
            (self.count, self.file_bytes) = (count, file_bytes);
        }
        while let Some((kind, rest)) = record.split_first() {
            let (length, rest) = rest.split_first_chunk::<2>()?;
            let (name, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes(*length)))?;
            let name = std::str::from_utf8(name).ok()?;
            record = rest;
            let number = take_number(&mut record)?;
            match *kind {
                ENTRY => self.add_entries(name, number, number),
                ENTRIES => self.add_entries(name, number, take_number(&mut record)?),
                DOCUMENT => self.add_document(name, count, Some(number)),
                DELETED => self.add_document(name, count, None),
                DELETED_LOG => drop(self.logs.remove(&LogId(name.into()))),
                _ => return None,
            }
        }
        Some(())
    }

    fn add_entries(&mut self, log: &str, first: u64, last: u64) {
        let range = self.logs.entry(LogId(log.into())).or_insert(first..=last);
        *range = first.min(*range.start())..=last.max(*range.end());
    }

    fn add_document(&mut self, key: &str, count: u64, version: Option<u64>) {
        let last = self.documents.entry(key.to_owned()).or_insert(DocumentMark { count, version });
        if last.count <= count {
            *last = DocumentMark { count, version };
        }
    }

    /// Writes all of it as a file of its own.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        out.write_all(&header(self.count))?;
        let mut buffer = Vec::new();
        for (log, range) in &self.logs {
            buffer.clear();
            record(&mut buffer, self.count, self.file_bytes, |items| {
                item(items, ENTRIES, &log.0, &[*range.start(), *range.end()]);
            });
            out.write_all(&buffer)?;
        }
        for (key, DocumentMark { count, version }) in &self.documents {
            buffer.clear();
            let kind = if version.is_some() { DOCUMENT } else { DELETED };
            record(&mut buffer, *count, self.file_bytes, |items| {
                item(items, kind, key, &[version.unwrap_or(0)]);
            });
            out.write_all(&buffer)?;
        }
        Ok(())
    }
}

/// Takes the next record, if it is complete.
fn take_record<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (length, after) = rest.split_first_chunk::<4>()?;
    let (checksum, after) = after.split_first_chunk::<4>()?;
    let (record, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    if crc32fast::hash(record) != u32::from_le_bytes(*checksum) {
        return None;
    }
    *rest = after;
    Some(record)
}

fn take_number(rest: &mut &[u8]) -> Option<u64> {
    let (number, after) = rest.split_first_chunk::<8>()?;
    *rest = after;
    Some(u64::from_le_bytes(*number))
}
