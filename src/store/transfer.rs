//! Exports everything in a store as JSON lines, and imports it into any store, so that no data
//! depends on the files of one storage engine.
//!
//! ```text
//! {"export":{"format":2}}
//! {"entry":{"log":"…","number":0,"entry":{…}}}      logs by id, each from entry 0 on
//! {"document":{"key":"…","value":"…"}}              documents by key
//! {"end":{"entries":1,"documents":1}}               if it is missing, the file is truncated
//! ```
//!
//! An export contains all secrets of the store: seeds of running games, hashes of passwords. It
//! does not contain the versions of documents: these only resolve conflicts between writers of one
//! store, and start again at 1 in another.

use std::io::{self, BufRead, Read, Write};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::{
    AppendError, Base, Document, DocumentStore, ENTRY_BYTES_MAX, Entry, EventStore, LogId,
    Position, PutError, StoreError, append_with_retry,
};

/// The format of exports that this program writes. Format 2 added entries that have a base.
pub(super) const EXPORT_FORMAT: u32 = 2;
/// The oldest format of exports that this program reads.
const FIRST_EXPORT_FORMAT: u32 = 1;
/// How many entries, logs or documents are read from the store at a time.
const PAGE_LENGTH: usize = 100;
/// Longest line of an export. Entries are the longest values; a document is shorter, but JSON
/// escapes can make its line several times as long.
const LINE_BYTES_MAX: usize = 2 * ENTRY_BYTES_MAX;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum ExportLine<B> {
    Export { format: u32 },
    Entry { log: LogId, number: u64, entry: Entry<B> },
    Document { key: String, value: String },
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

/// The result of an export: what was written, and what could not be.
#[derive(Debug, Default)]
pub struct ExportReport {
    /// What was written.
    pub counts: TransferCounts,
    /// The corrupt entries. Of their logs only the entries before them were written.
    pub corrupt: Vec<StoreError>,
}

/// What can be exported: a store, or a snapshot of one.
#[async_trait]
pub trait ExportSource: Send + Sync {
    /// At most `limit` ids of logs, in order, that sort after `after`.
    async fn all_logs(&self, after: Option<&LogId>, limit: usize)
    -> Result<Vec<LogId>, StoreError>;
    /// At most `limit` entries of a log, from number `from` on.
    async fn entries_of(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError>;
    /// At most `limit` documents whose key sorts after `after`, in the order of their keys.
    async fn all_documents(
        &self,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError>;
}

#[async_trait]
impl<S: EventStore + DocumentStore + ?Sized> ExportSource for S {
    async fn all_logs(
        &self,
        after: Option<&LogId>,
        limit: usize,
    ) -> Result<Vec<LogId>, StoreError> {
        EventStore::logs(self, after, limit).await
    }

    async fn entries_of(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        EventStore::read(self, log, from, limit).await
    }

    async fn all_documents(
        &self,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        self.scan("", after, limit).await
    }
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

/// Exports everything that is durable. It blocks the thread while it writes.
pub async fn export<S>(source: &S, out: &mut impl Write) -> Result<ExportReport, TransferError>
where
    S: ExportSource + ?Sized,
{
    let mut exported = ExportReport::default();
    write_line(out, &ExportLine::<Base>::Export { format: EXPORT_FORMAT })?;
    let mut logs = source.all_logs(None, PAGE_LENGTH).await?;
    while let Some(last) = logs.last().cloned() {
        for log in logs {
            export_log(source, &log, out, &mut exported).await?;
        }
        logs = source.all_logs(Some(&last), PAGE_LENGTH).await?;
    }
    let mut documents = source.all_documents(None, PAGE_LENGTH).await?;
    while let Some((last, _)) = documents.last().cloned() {
        for (key, document) in documents {
            write_line(out, &ExportLine::<Base>::Document { key, value: document.value })?;
            exported.counts.documents += 1;
        }
        documents = source.all_documents(Some(&last), PAGE_LENGTH).await?;
    }
    write_line(out, &ExportLine::<Base>::End(exported.counts))?;
    out.flush()?;
    Ok(exported)
}

async fn export_log<S>(
    source: &S,
    log: &LogId,
    out: &mut impl Write,
    exported: &mut ExportReport,
) -> Result<(), TransferError>
where
    S: ExportSource + ?Sized,
{
    let mut from = 0;
    let mut page = PAGE_LENGTH;
    loop {
        let entries = match source.entries_of(log, from, page).await {
            Ok(entries) if entries.is_empty() => return Ok(()),
            Ok(entries) => entries,
            Err(error @ StoreError::Corrupt { .. }) if page == 1 => {
                exported.corrupt.push(error);
                return Ok(());
            }
            // Entries are now read one at a time, up to the corrupt one.
            Err(StoreError::Corrupt { .. }) => {
                page = 1;
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        for (position, entry) in entries {
            write_line(
                out,
                &ExportLine::Entry { log: log.clone(), number: position.number, entry },
            )?;
            exported.counts.entries += 1;
            from = position.number + 1;
        }
    }
}

pub(super) fn write_line<B: Serialize>(
    out: &mut impl Write,
    line: &ExportLine<B>,
) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

/// Imports an export into a store. An import that was interrupted can be run again: it skips
/// entries that are stored already, with the same id, and documents that are, with the same bytes.
pub async fn import<S>(store: &S, input: &mut impl BufRead) -> Result<TransferCounts, TransferError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let mut lines = LineReader { input, line: 0 };
    match lines.next()? {
        ExportLine::Export { format: FIRST_EXPORT_FORMAT..=EXPORT_FORMAT } => {}
        ExportLine::Export { format } => {
            return Err(lines.invalid(format!("exports of format {format} are not supported")));
        }
        ExportLine::Entry { .. } | ExportLine::Document { .. } | ExportLine::End(_) => {
            return Err(lines.invalid("this is not the first line of an export"));
        }
    }
    let mut done = TransferCounts::default();
    let mut before: Option<(LogId, Position)> = None;
    let mut bases = BaseLookup { store, last: None };
    loop {
        match lines.next()? {
            ExportLine::Entry { log, number, entry } => {
                let after = before
                    .filter(|(last, _)| *last == log && number > 0)
                    .map(|(_, position)| position);
                if Position::number_after(after) != number {
                    return Err(lines.invalid("the entry before it is missing"));
                }
                let base = match entry.base {
                    Some(base) => {
                        let found = bases.find(&log, after, base).await?;
                        Some(found.ok_or_else(|| {
                            lines.invalid(format!(
                                "its base is entry {base}, which cannot be a base"
                            ))
                        })?)
                    }
                    None => None,
                };
                let appended = append_with_retry(store, &log, after, entry.with_base(base)).await;
                before = Some((
                    log,
                    appended
                        .map_err(|source| TransferError::Append { line: lines.line, source })?,
                ));
                done.entries += 1;
            }
            ExportLine::Document { key, value } => {
                import_document(store, &key, value)
                    .await
                    .map_err(|source| TransferError::Put { line: lines.line, source })?;
                done.documents += 1;
            }
            ExportLine::End(counted) if counted == done => return lines.finish().map(|()| done),
            ExportLine::End(_) => {
                return Err(lines.invalid("the export has fewer or more lines than it says"));
            }
            ExportLine::Export { .. } => {
                return Err(lines.invalid("a second export begins in the same file"));
            }
        }
    }
}

/// Finds the bases of imported entries.
struct BaseLookup<'a, S: ?Sized> {
    store: &'a S,
    /// The base that was found last: successive entries usually have the same.
    last: Option<(LogId, Base)>,
}

impl<S: EventStore + ?Sized> BaseLookup<'_, S> {
    /// Entry `number` of a log that was imported up to `after`, if it can be a base.
    async fn find(
        &mut self,
        log: &LogId,
        after: Option<Position>,
        number: u64,
    ) -> Result<Option<Base>, StoreError> {
        if let Some((_, base)) =
            self.last.as_ref().filter(|(of, base)| of == log && base.number == number)
        {
            return Ok(Some(base.clone()));
        }
        let is_imported = after.is_some_and(|last| number <= last.number);
        let found = if is_imported { self.store.read(log, number, 1).await?.pop() } else { None };
        let complete = found.filter(|(_, entry)| entry.base.is_none());
        let base = complete.map(|(_, entry)| Base { number, summary: entry.summary.into() });
        self.last = base.clone().map(|base| (log.clone(), base));
        Ok(base)
    }
}

async fn import_document<S>(store: &S, key: &str, value: String) -> Result<(), PutError>
where
    S: DocumentStore + ?Sized,
{
    match store.put(key, None, value.clone()).await {
        Ok(_) => Ok(()),
        Err(PutError::Conflict) => {
            let stored =
                store.get(key).await.map_err(|error| PutError::Unavailable(error.to_string()))?;
            stored.filter(|stored| stored.value == value).map(drop).ok_or(PutError::Conflict)
        }
        Err(error @ (PutError::ReadOnly | PutError::Rejected(_) | PutError::Unavailable(_))) => {
            Err(error)
        }
    }
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
