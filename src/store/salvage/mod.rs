//! Writes whatever can be read from the files of a damaged store, as an export.
//!
//! sled does not open a file with certain damages at all, and opening others overwrites what follows
//! the damage. So salvage reads sled's file itself, and only reads. The mark of acknowledged writes
//! says what should have been found.

pub(super) mod log_file;
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
use super::preserve::preserved;
use super::transfer::{EXPORT_FORMAT, ExportLine, write_line};
use super::{LogId, OpenError, TransferCounts, TransferError, codec, tree};

/// What was written, and what is missing.
#[derive(Debug, Default, Serialize)]
pub struct SalvageReport {
    /// What was written.
    pub written: TransferCounts,
    /// How many places in the file could not be read. Not each of them had data that is needed.
    pub damaged_places: u64,
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

/// Writes whatever can be read from a store as an export, without changing the store.
pub fn salvage(store: &Path, out: &mut impl Write) -> Result<SalvageReport, SalvageError> {
    if !store.join(SLED_FOLDER).join(SLED_FILE).exists() {
        return Err(OpenError::Missing(store.to_owned()).into());
    }
    let _lock = lock_for_reading(store)?;
    salvage_locked(store, out)
}

/// The same for a store that nobody else uses meanwhile.
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
        has_mark: mark.is_some(),
        ..SalvageReport::default()
    };
    let mark = mark.unwrap_or_default();
    write_line(out, &ExportLine::<u64>::Export { format: EXPORT_FORMAT })?;
    let mut wanted: BTreeMap<LogId, u64> =
        mark.logs.iter().map(|(log, range)| (log.clone(), *range.end())).collect();
    let mut salvaged: Option<LogSalvage> = None;
    for entry in chunks.entries(&file) {
        let (key, encoded) = entry?;
        if salvaged.as_ref().is_none_or(|salvaged| salvaged.log != key.log) {
            let next = LogSalvage::new(&key.log);
            if let Some(done) = salvaged.replace(next) {
                report.add_log(done, &mut wanted);
            }
        }
        let salvaged = salvaged.as_mut().expect("it was just set");
        salvaged.add(key.number, &encoded, out, &mut report.written)?;
    }
    if let Some(done) = salvaged {
        report.add_log(done, &mut wanted);
    }
    for (log, last) in wanted {
        let missing = vec![0..=last];
        report.logs.push(SalvagedLog { log, written: 0, missing, left_out: 0 });
    }
    report.logs.sort_by(|a, b| a.log.cmp(&b.log));
    report.write_documents(&chunks, &file, &mark, out)?;
    write_line(out, &ExportLine::<u64>::End(report.written))?;
    out.flush()?;
    Ok(report)
}

/// One log while its entries are being written.
struct LogSalvage {
    log: LogId,
    /// The numbers of the entries that are not corrupt.
    found: BTreeSet<u64>,
    /// The number of the last entry, corrupt or not.
    last: u64,
    written: u64,
    /// The written entries that can be the base of others.
    bases: BTreeSet<u64>,
}

impl LogSalvage {
    fn new(log: &LogId) -> Self {
        LogSalvage {
            log: log.clone(),
            found: BTreeSet::new(),
            last: 0,
            written: 0,
            bases: BTreeSet::new(),
        }
    }

    /// Takes note of an entry, and writes it if all before it were written.
    fn add(
        &mut self,
        number: u64,
        encoded: &[u8],
        out: &mut impl Write,
        counts: &mut TransferCounts,
    ) -> io::Result<()> {
        self.last = number;
        let Ok(entry) = codec::decode_entry(number, encoded) else { return Ok(()) };
        if entry.base.is_some_and(|base| self.written > base && !self.bases.contains(&base)) {
            return Ok(());
        }
        self.found.insert(number);
        if number == self.written {
            if entry.base.is_none() {
                self.bases.insert(number);
            }
            write_line(out, &ExportLine::Entry { log: self.log.clone(), number, entry })?;
            self.written += 1;
            counts.entries += 1;
        }
        Ok(())
    }
}

impl SalvageReport {
    /// Takes note of a log if it is incomplete. `wanted` are the last entries according to the mark.
    fn add_log(&mut self, salvaged: LogSalvage, wanted: &mut BTreeMap<LogId, u64>) {
        let LogSalvage { log, found, last, written, .. } = salvaged;
        let last = wanted.remove(&log).map_or(last, |acknowledged| acknowledged.max(last));
        let missing = acknowledged::missing(&(0..=last), &found);
        if !missing.is_empty() {
            let left_out = found.len() as u64 - written;
            self.logs.push(SalvagedLog { log, written, missing, left_out });
        }
    }

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
