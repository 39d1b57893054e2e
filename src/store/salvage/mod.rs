//! Writes what can be read from the files of a damaged store, as an export.
//!
//! sled does not open a file with certain damages at all, and opening others overwrites what follows
//! the damage. So salvage reads sled's file itself, and only reads. The mark of acknowledged writes
//! says what should have been found.

mod pages;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs::File;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::Path;

use serde::{Serialize, Serializer};

use super::acknowledged::{self, Mark};
use super::folder::{SLED_FILE, SLED_FOLDER, lock_for_reading};
use super::keys::STORE_FORMAT;
use super::log_file;
use super::preserve::preserved;
use super::transfer::{EXPORT_FORMAT, ExportLine, write_line};
use super::{
    ANCESTORS_MAX, Entry, LogId, OpenError, Parent, TransferCounts, TransferError, codec, tree,
};

/// What was written, and what is missing.
#[derive(Debug, Default, Serialize)]
pub struct SalvageReport {
    /// What was written.
    pub written: TransferCounts,
    /// How many places in the file could not be read. Not each of them had data that is needed.
    pub damaged_places: u64,
    /// The format of the store, if a newer program wrote it: what this program does not know is not
    /// here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub newer_format: Option<u32>,
    /// Whether there is a mark of acknowledged writes. Without one, missing entries are known only
    /// if later entries of their log were found.
    pub has_mark: bool,
    /// The logs that are incomplete.
    pub logs: Vec<SalvagedLog>,
    /// The keys of documents that are missing, old or corrupt.
    pub documents: Vec<String>,
}

/// A log that is incomplete.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct SalvagedLog {
    /// The log.
    pub log: LogId,
    /// How many entries were written: all before the first that is missing.
    pub written: u64,
    /// The numbers of the entries that are missing or corrupt, as ranges: `[first, last]`.
    #[serde(serialize_with = "as_pairs")]
    pub missing: Vec<RangeInclusive<u64>>,
    /// How many entries were found behind a missing one. They were not written: a game cannot be
    /// continued from them.
    pub left_out: u64,
}

impl fmt::Display for SalvagedLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SalvagedLog { log, written, missing, left_out } = self;
        write!(f, "{log}: {written} entries were written; missing: ")?;
        write!(f, "{}; {left_out} behind them were left out", acknowledged::ranges(missing))
    }
}

fn as_pairs<S: Serializer>(ranges: &[RangeInclusive<u64>], out: S) -> Result<S::Ok, S::Error> {
    out.collect_seq(ranges.iter().map(|range| [*range.start(), *range.end()]))
}

impl SalvageReport {
    /// Whether nothing is missing, as far as that is known.
    pub fn is_complete(&self) -> bool {
        self.logs.is_empty() && self.documents.is_empty()
    }
}

/// Why nothing could be salvaged.
#[derive(Debug, thiserror::Error)]
pub enum SalvageError {
    /// The directory cannot be used: there is no store in it, or a server uses it.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Reading the store or writing the export failed.
    #[error("the files cannot be read or written")]
    File(#[from] io::Error),
    /// An entry could not be written.
    #[error(transparent)]
    Transfer(#[from] TransferError),
}

/// Writes what can be read from a store as an export, without changing the store.
pub fn salvage(store: &Path, out: &mut impl Write) -> Result<SalvageReport, SalvageError> {
    if !store.join(SLED_FOLDER).join(SLED_FILE).exists() {
        return Err(OpenError::Missing(store.to_owned()).into());
    }
    let _lock = lock_for_reading(store)?;
    salvage_locked(store, out)
}

/// The same for a store that no other process uses at the same time.
pub(super) fn salvage_locked(
    store: &Path,
    out: &mut impl Write,
) -> Result<SalvageReport, SalvageError> {
    let database = store.join(SLED_FOLDER).join(SLED_FILE);
    let file = File::open(preserved(store).unwrap_or(database))?;
    let messages = log_file::read(&file)?;
    let chunks = pages::Chunks::collect(&file, &messages)?;
    let mark = acknowledged::read(store).ok().flatten();

    let mut report = SalvageReport {
        damaged_places: messages.damaged_places,
        newer_format: chunks.format(&file)?.filter(|format| *format > STORE_FORMAT),
        has_mark: mark.is_some(),
        ..SalvageReport::default()
    };
    let mark = mark.unwrap_or_default();
    write_line(out, &ExportLine::<u64>::Export { format: EXPORT_FORMAT, salvaged: true })?;
    let mut logs = LogSalvages { chunks: &chunks, file: &file, mark: &mark, done: BTreeMap::new() };
    for log in chunks.logs() {
        logs.add(&log, out, &mut report)?;
    }
    for (log, wanted) in &mark.logs {
        if !logs.done.contains_key(log) && !chunks.is_deleted(log) {
            let missing = vec![wanted.clone()];
            report.logs.push(SalvagedLog { log: log.clone(), written: 0, missing, left_out: 0 });
        }
    }
    report.logs.sort_by(|a, b| a.log.cmp(&b.log));
    report.write_documents(&chunks, &file, &mark, out)?;
    write_line(out, &ExportLine::<u64>::End(report.written))?;
    out.flush()?;
    Ok(report)
}

/// Writes logs, a parent before its children.
struct LogSalvages<'a> {
    chunks: &'a pages::Chunks,
    file: &'a File,
    mark: &'a Mark,
    /// The logs that were written, with the number of the last entry that was.
    done: BTreeMap<LogId, Option<u64>>,
}

impl LogSalvages<'_> {
    /// Writes a log and before it its ancestors, and takes note of those that are incomplete.
    fn add(
        &mut self,
        log: &LogId,
        out: &mut impl Write,
        report: &mut SalvageReport,
    ) -> io::Result<()> {
        let mut waiting = vec![log.clone()];
        while let Some(next) = waiting.last() {
            let parent = match self.done.contains_key(next) || self.chunks.is_deleted(next) {
                true => None,
                false => self.chunks.parent(self.file, next)?,
            };
            match parent {
                Some(Parent { log, .. })
                    if !self.done.contains_key(&log) && waiting.len() <= ANCESTORS_MAX =>
                {
                    waiting.push(log);
                }
                _ => break,
            }
        }
        while let Some(next) = waiting.pop() {
            if !self.done.contains_key(&next) && !self.chunks.is_deleted(&next) {
                let last = self.write_log(&next, out, report)?;
                self.done.insert(next, last);
            }
        }
        Ok(())
    }

    /// Writes the entries of a log before the first that is missing. Returns the number of the last
    /// one.
    fn write_log(
        &self,
        log: &LogId,
        out: &mut impl Write,
        report: &mut SalvageReport,
    ) -> io::Result<Option<u64>> {
        let parent = self.chunks.parent(self.file, log)?;
        let first = parent.as_ref().map_or(0, |parent| parent.last + 1);
        let has_parent = parent.is_none_or(|Parent { log, last }| {
            self.done.get(&log).copied().flatten() >= Some(last)
        });
        let mut salvage = LogSalvage { next: first, ..LogSalvage::default() };
        for entry in self.chunks.entries_of(self.file, log) {
            let (number, encoded) = entry?;
            salvage.last = Some(number);
            if let Some(entry) = salvage.take(number, &encoded).filter(|_| has_parent) {
                write_line(out, &ExportLine::Entry { log: log.clone(), number, entry })?;
                report.written.entries += 1;
                salvage.next += 1;
            }
        }
        let written = salvage.next - first;
        let acknowledged = self.mark.logs.get(log).map(|range| *range.end());
        if let Some(last) = salvage.last.max(acknowledged) {
            let missing = acknowledged::missing(&(first..=last), &salvage.found);
            let left_out = salvage.found.len() as u64 - written;
            if !missing.is_empty() || left_out > 0 {
                report.logs.push(SalvagedLog { log: log.clone(), written, missing, left_out });
            }
        }
        Ok((written > 0).then(|| salvage.next - 1))
    }
}

/// One log while its entries are being written.
#[derive(Default)]
struct LogSalvage {
    /// The number of the entry to be written next.
    next: u64,
    /// The numbers of the entries that are not corrupt.
    found: BTreeSet<u64>,
    /// The number of the last entry, corrupt or not.
    last: Option<u64>,
    /// The written entries that can be the base of others.
    bases: BTreeSet<u64>,
}

impl LogSalvage {
    /// Takes note of an entry. Returns it if it is to be written: if all before it were.
    fn take(&mut self, number: u64, encoded: &[u8]) -> Option<Entry<u64>> {
        let entry = codec::decode_entry(number, encoded).ok()?;
        if entry.base.is_some_and(|base| self.next > base && !self.bases.contains(&base)) {
            return None;
        }
        self.found.insert(number);
        let is_next = number == self.next;
        if is_next && entry.base.is_none() {
            self.bases.insert(number);
        }
        is_next.then_some(entry)
    }
}

impl SalvageReport {
    fn write_documents(
        &mut self,
        chunks: &pages::Chunks,
        file: &File,
        mark: &Mark,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let mut found = BTreeSet::new();
        for document in chunks.documents(file) {
            let (key, encoded) = document?;
            let acknowledged = mark.documents.get(&key);
            // An older form of its page was read; the document was deleted later.
            if acknowledged.is_some_and(|last| last.version.is_none()) {
                continue;
            }
            found.insert(key.clone());
            let Ok(document) = tree::decode_document(&key, &encoded) else {
                self.documents.push(key);
                continue;
            };
            let is_old = acknowledged
                .and_then(|last| last.version)
                .is_some_and(|version| document.version < version);
            write_line(
                out,
                &ExportLine::<u64>::Document { key: key.clone(), value: document.value },
            )?;
            self.written.documents += 1;
            if is_old {
                self.documents.push(key);
            }
        }
        let lost = mark.documents.iter().filter(|(_, last)| last.version.is_some());
        self.documents
            .extend(lost.map(|(key, _)| key).filter(|key| !found.contains(*key)).cloned());
        self.documents.sort();
        Ok(())
    }
}
