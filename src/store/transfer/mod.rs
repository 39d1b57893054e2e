//! Exports everything in a store as JSON lines, and imports it into any store, so that no data
//! depends on the files of one storage engine.
//!
//! ```text
//! {"export":{"format":4}}                           with "salvaged":true, if something may be missing
//! {"entry":{"log":"…","number":0,"entry":{…}}}      logs by id, each from its first entry on, but
//!                                                   the parent of a log before that log
//! {"document":{"key":"…","value":"…"}}              documents by key
//! {"end":{"entries":1,"documents":1}}               if it is missing, the file is truncated
//! ```
//!
//! An export contains all secrets of the store: seeds of running games, hashes of passwords. It
//! does not contain the versions of documents: these only resolve conflicts between writers of one
//! store, and start again at 1 in another.

mod export;
mod import;

pub use export::{ExportSource, export};
pub use import::import;

use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};

use super::{AppendError, ENTRY_BYTES_MAX, Entry, LogId, PutError, StoreError};

/// The format of exports that this program writes. Format 2 added entries that have a base, format
/// 3 logs that have a parent, format 4 documents that are written together.
pub(super) const EXPORT_FORMAT: u32 = 4;
/// The oldest format of exports that this program reads.
const FIRST_EXPORT_FORMAT: u32 = 1;
/// Longest line of an export. Entries are the longest values; a document is shorter, but JSON
/// escapes can make its line several times as long.
const LINE_BYTES_MAX: usize = 2 * ENTRY_BYTES_MAX;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum ExportLine<B> {
    Export {
        format: u32,
        /// Whether it was read from a store that may be damaged.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        salvaged: bool,
    },
    Entry {
        log: LogId,
        number: u64,
        entry: Entry<B>,
    },
    Document {
        key: String,
        value: String,
    },
    End(TransferCounts),
}

/// How much was exported or imported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TransferCounts {
    /// Number of entries, of all logs.
    pub entries: u64,
    /// Number of documents.
    pub documents: u64,
}

/// The result of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Imported {
    /// What the export contains.
    pub counts: TransferCounts,
    /// Whether it was salvaged: then something may be missing that others need.
    pub salvaged: bool,
}

/// The result of an export: what was written, and what could not be.
#[derive(Debug, Default)]
pub struct ExportReport {
    /// What was written.
    pub counts: TransferCounts,
    /// The corrupt entries. Of their logs only the entries before them were written.
    pub corrupt: Vec<StoreError>,
}

/// Why a transfer stopped.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// Reading or writing the file failed.
    #[error("the file cannot be read or written")]
    File(#[from] io::Error),
    /// Reading the store failed.
    #[error("the store cannot be read")]
    Store(#[from] StoreError),
    /// The store has other data already. Nothing was written.
    #[error("the store has other data already, and nothing was written: import into an empty one")]
    Occupied,
    /// A newer program wrote the file.
    #[error(
        "the export has format {found}, this program reads formats up to {EXPORT_FORMAT}: use a \
         newer one"
    )]
    NewerFormat {
        /// The format of the file.
        found: u32,
    },
    /// A line of the file is invalid.
    #[error("line {line}: {what}")]
    Line {
        /// Number of the line, from 1.
        line: u64,
        /// What is wrong with it.
        what: String,
    },
    /// The store did not accept an entry.
    #[error("line {line}: the entry was not stored")]
    Append {
        /// Number of the line, from 1.
        line: u64,
        /// Why.
        source: AppendError,
    },
    /// The store did not accept a document.
    #[error("line {line}: the document was not stored")]
    Put {
        /// Number of the line, from 1.
        line: u64,
        /// Why.
        source: PutError,
    },
}

pub(super) fn write_line<B: Serialize>(
    out: &mut impl Write,
    line: &ExportLine<B>,
) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

/// An export that was copied from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopiedExport {
    /// What it contains, according to its last line.
    pub counts: TransferCounts,
    /// CRC-32 of all its bytes.
    pub crc32: u32,
}

/// Copies an export byte for byte. It is an error if it is not complete.
pub fn copy_export(
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<CopiedExport, TransferError> {
    let mut checksum = crc32fast::Hasher::new();
    let mut lines = LineReader { input, line: 0 };
    loop {
        let text = lines.next_text()?;
        checksum.update(&text);
        out.write_all(&text)?;
        // Only the last line can begin like this: strings are quoted.
        if text.starts_with(b"{\"end\":") {
            let ExportLine::End(counts) = lines.parse(&text)? else {
                return Err(lines.invalid("this is not the last line of an export"));
            };
            lines.finish()?;
            return Ok(CopiedExport { counts, crc32: checksum.finalize() });
        }
    }
}

/// Reads a file line by line and counts the lines.
struct LineReader<'a, R> {
    input: &'a mut R,
    line: u64,
}

impl<R: BufRead> LineReader<'_, R> {
    fn next(&mut self) -> Result<ExportLine<u64>, TransferError> {
        let text = self.next_text()?;
        self.parse(&text)
    }

    fn parse(&self, text: &[u8]) -> Result<ExportLine<u64>, TransferError> {
        serde_json::from_slice(text).map_err(|error| self.invalid(error.to_string()))
    }

    fn next_text(&mut self) -> Result<Vec<u8>, TransferError> {
        self.line += 1;
        let mut text = Vec::new();
        self.input.by_ref().take(LINE_BYTES_MAX as u64).read_until(b'\n', &mut text)?;
        if !text.ends_with(b"\n") {
            return Err(self.invalid("the export is truncated, or the line is too long"));
        }
        Ok(text)
    }

    fn finish(self) -> Result<(), TransferError> {
        match self.input.fill_buf()?.is_empty() {
            true => Ok(()),
            false => Err(self.invalid("there is more after the end of the export")),
        }
    }

    fn invalid(&self, what: impl Into<String>) -> TransferError {
        TransferError::Line { line: self.line, what: what.into() }
    }
}
