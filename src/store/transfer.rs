//! Everything that a store holds as JSON lines, and back into any store: so that no data depends on
//! one engine's files.
//!
//! ```text
//! {"export":{"format":2}}
//! {"entry":{"log":"…","number":0,"entry":{…}}}      logs by name, each from its first entry on
//! {"document":{"key":"…","value":"…"}}              documents by key
//! {"end":{"entries":1,"documents":1}}               without it the file was cut short
//! ```
//!
//! Such a file holds all secrets of the store: seeds of running games, hashes of passwords.
//! Versions of documents are not in it: they only tell writers of one store apart, and begin anew
//! in another.

use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};

use super::{
    AppendError, Base, DocumentStore, ENTRY_BYTES_MAX, Entry, EventStore, LogId, Position,
    PutError, StoreError, append_definitely,
};

/// The format of exports that this program writes. Since 2 there are entries that go on from a
/// base.
const FORMAT: u32 = 2;
/// The first format; all since then can be read.
const FIRST_FORMAT: u32 = 1;
/// How much is asked of the store at a time.
const PAGE: usize = 100;
/// Longest line of an export: entries have the most bytes, documents the most that are written as
/// escapes.
const LINE_BYTES_MAX: usize = 2 * ENTRY_BYTES_MAX;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line<B> {
    Export { format: u32 },
    Entry { log: LogId, number: u64, entry: Entry<B> },
    Document { key: String, value: String },
    End(Transferred),
}

/// How much was transferred.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transferred {
    /// Entries of all logs.
    pub entries: u64,
    /// Documents.
    pub documents: u64,
}

/// What an export holds and what it could not hold.
#[derive(Debug, Default)]
pub struct Exported {
    /// What was written.
    pub transferred: Transferred,
    /// Damaged entries; of their logs only what stands before them was written.
    pub damaged: Vec<StoreError>,
}

/// Why a transfer stopped.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The file failed.
    #[error("the file cannot be read or written")]
    File(#[from] io::Error),
    /// The store failed.
    #[error("the store cannot be read")]
    Store(#[from] StoreError),
    /// A line is not what it must be.
    #[error("line {line}: {what}")]
    Line {
        /// Counted from 1.
        line: u64,
        /// What is wrong with it.
        what: String,
    },
    /// The store did not take an entry.
    #[error("line {line}: the entry was not stored")]
    Append {
        /// Counted from 1.
        line: u64,
        /// Why.
        source: AppendError,
    },
    /// The store did not take a document.
    #[error("line {line}: the document was not stored")]
    Put {
        /// Counted from 1.
        line: u64,
        /// Why.
        source: PutError,
    },
}

/// Writes everything that is durable. Blocks while it writes: made for a process that does nothing
/// else.
pub async fn export<S>(store: &S, out: &mut impl Write) -> Result<Exported, TransferError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let mut exported = Exported::default();
    write_line(out, &Line::Export { format: FORMAT })?;
    let mut logs = store.logs(None, PAGE).await?;
    while let Some(last) = logs.last().cloned() {
        for log in logs {
            export_log(store, &log, out, &mut exported).await?;
        }
        logs = store.logs(Some(&last), PAGE).await?;
    }
    let mut documents = store.scan("", None, PAGE).await?;
    while let Some((last, _)) = documents.last().cloned() {
        for (key, document) in documents {
            write_line(out, &Line::Document { key, value: document.value })?;
            exported.transferred.documents += 1;
        }
        documents = store.scan("", Some(&last), PAGE).await?;
    }
    write_line(out, &Line::End(exported.transferred))?;
    out.flush()?;
    Ok(exported)
}

async fn export_log<S>(
    store: &S,
    log: &LogId,
    out: &mut impl Write,
    exported: &mut Exported,
) -> Result<(), TransferError>
where
    S: EventStore + ?Sized,
{
    let mut from = 0;
    let mut page = PAGE;
    loop {
        let entries = match store.read(log, from, page).await {
            Ok(entries) if entries.is_empty() => return Ok(()),
            Ok(entries) => entries,
            Err(error @ StoreError::Damaged { .. }) if page == 1 => {
                exported.damaged.push(error);
                return Ok(());
            }
            // One at a time as far as they are whole.
            Err(StoreError::Damaged { .. }) => {
                page = 1;
                continue;
            }
            Err(error @ StoreError::Unavailable(_)) => return Err(error.into()),
        };
        for (position, entry) in entries {
            write_line(out, &Line::Entry { log: log.clone(), number: position.number, entry })?;
            exported.transferred.entries += 1;
            from = position.number + 1;
        }
    }
}

fn write_line(out: &mut impl Write, line: &Line<Base>) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

/// Puts everything from an export into a store. An import that was cut short can be run again: what
/// is there already, to the entry's id and the document's byte, is passed over.
pub async fn import<S>(store: &S, input: &mut impl BufRead) -> Result<Transferred, TransferError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let mut lines = Lines { input, line: 0 };
    match lines.next()? {
        Line::Export { format: FIRST_FORMAT..=FORMAT } => {}
        Line::Export { format } => {
            return Err(lines.wrong(format!("exports of format {format} are not known")));
        }
        Line::Entry { .. } | Line::Document { .. } | Line::End(_) => {
            return Err(lines.wrong("an export begins otherwise"));
        }
    }
    let mut done = Transferred::default();
    let mut before: Option<(LogId, Position)> = None;
    let mut bases = Bases { store, last: None };
    loop {
        match lines.next()? {
            Line::Entry { log, number, entry } => {
                let after = before
                    .filter(|(last, _)| *last == log && number > 0)
                    .map(|(_, position)| position);
                if Position::next(after) != number {
                    return Err(lines.wrong("the entry before it is missing"));
                }
                let base = match entry.base {
                    Some(base) => {
                        let found = bases.find(&log, after, base).await?;
                        Some(found.ok_or_else(|| {
                            lines.wrong(format!("it goes on from entry {base}, which is no base"))
                        })?)
                    }
                    None => None,
                };
                let appended = append_definitely(store, &log, after, entry.on(base)).await;
                before = Some((
                    log,
                    appended
                        .map_err(|source| TransferError::Append { line: lines.line, source })?,
                ));
                done.entries += 1;
            }
            Line::Document { key, value } => {
                import_document(store, &key, value)
                    .await
                    .map_err(|source| TransferError::Put { line: lines.line, source })?;
                done.documents += 1;
            }
            Line::End(counted) if counted == done => return lines.finish().map(|()| done),
            Line::End(_) => {
                return Err(lines.wrong("there are fewer or more lines than were exported"));
            }
            Line::Export { .. } => return Err(lines.wrong("a second export begins")),
        }
    }
}

/// What imported entries go on from.
struct Bases<'a, S: ?Sized> {
    store: &'a S,
    /// The one found last: most entries in a row go on from the same.
    last: Option<(LogId, Base)>,
}

impl<S: EventStore + ?Sized> Bases<'_, S> {
    /// The base of this number in a log that was imported up to `after`, if it is one.
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
        let is_there = after.is_some_and(|last| number <= last.number);
        let found = if is_there { self.store.read(log, number, 1).await?.pop() } else { None };
        let whole = found.filter(|(_, entry)| entry.base.is_none());
        let base = whole.map(|(_, entry)| Base { number, summary: entry.summary.into() });
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
            let there =
                store.get(key).await.map_err(|error| PutError::Unavailable(error.to_string()))?;
            there.filter(|there| there.value == value).map(drop).ok_or(PutError::Conflict)
        }
        Err(error @ PutError::Unavailable(_)) => Err(error),
    }
}

/// The lines of a file, counted.
struct Lines<'a, R> {
    input: &'a mut R,
    line: u64,
}

impl<R: BufRead> Lines<'_, R> {
    fn next(&mut self) -> Result<Line<u64>, TransferError> {
        self.line += 1;
        let mut text = Vec::new();
        self.input.by_ref().take(LINE_BYTES_MAX as u64).read_until(b'\n', &mut text)?;
        if !text.ends_with(b"\n") {
            return Err(self.wrong("the export is cut short, or the line is too long"));
        }
        serde_json::from_slice(&text).map_err(|error| self.wrong(error.to_string()))
    }

    fn finish(self) -> Result<(), TransferError> {
        match self.input.fill_buf()?.is_empty() {
            true => Ok(()),
            false => Err(self.wrong("there is more behind the end")),
        }
    }

    fn wrong(&self, what: impl Into<String>) -> TransferError {
        TransferError::Line { line: self.line, what: what.into() }
    }
}
