//! Reads an export into a store.

use std::io::BufRead;

use super::super::{
    Base, DocumentStore, EventStore, LogId, Position, PutError, StoreError, append_with_retry,
};
use super::{
    EXPORT_FORMAT, ExportLine, FIRST_EXPORT_FORMAT, Imported, LineReader, TransferCounts,
    TransferError,
};

/// Imports an export into an empty store. An import that was interrupted can be run again: it skips
/// entries that are stored already, with the same id, and documents that are, with the same bytes.
/// Into a store of other servers it writes nothing: one with data, but without the first line.
pub async fn import<S>(store: &S, input: &mut impl BufRead) -> Result<Imported, TransferError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let mut lines = LineReader { input, line: 0 };
    let salvaged = lines.first()?;
    let mut done = TransferCounts::default();
    let mut before: Option<(LogId, Position)> = None;
    let mut bases = BaseLookup { store, last: None };
    let mut line = lines.next()?;
    if !is_empty(store).await? && !has(store, &line).await? {
        return Err(TransferError::Occupied);
    }
    loop {
        match line {
            ExportLine::Entry { log, number, entry } => {
                let after = match &entry.parent {
                    Some(parent) => Some(Position::embedded(parent.last)),
                    None => before
                        .filter(|(last, _)| *last == log && number > 0)
                        .map(|(_, position)| position),
                };
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
            ExportLine::End(counted) if counted == done => {
                lines.finish()?;
                return Ok(Imported { counts: done, salvaged });
            }
            ExportLine::End(_) => {
                return Err(lines.invalid("the export has fewer or more lines than it says"));
            }
            ExportLine::Export { .. } => {
                return Err(lines.invalid("a second export begins in the same file"));
            }
        }
        line = lines.next()?;
    }
}

impl<R: BufRead> LineReader<'_, R> {
    /// Reads the first line. Returns whether the export was salvaged.
    fn first(&mut self) -> Result<bool, TransferError> {
        match self.next()? {
            ExportLine::Export { format: FIRST_EXPORT_FORMAT..=EXPORT_FORMAT, salvaged } => {
                Ok(salvaged)
            }
            ExportLine::Export { format: found, .. } if found > EXPORT_FORMAT => {
                Err(TransferError::NewerFormat { found })
            }
            ExportLine::Export { format, .. } => {
                Err(self.invalid(format!("exports of format {format} are not supported")))
            }
            ExportLine::Entry { .. } | ExportLine::Document { .. } | ExportLine::End(_) => {
                Err(self.invalid("this is not the first line of an export"))
            }
        }
    }
}

async fn is_empty<S>(store: &S) -> Result<bool, StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    Ok(store.logs(None, 1).await?.is_empty() && store.scan("", None, 1).await?.is_empty())
}

/// Whether an earlier import has written the first line: then it was this export.
async fn has<S>(store: &S, first: &ExportLine<u64>) -> Result<bool, StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    Ok(match first {
        ExportLine::Entry { log, number, entry } => {
            let stored = store.read(log, *number, 1).await?;
            stored.iter().any(|(_, stored)| stored.append_id == entry.append_id)
        }
        ExportLine::Document { key, value } => {
            store.get(key).await?.is_some_and(|stored| stored.value == *value)
        }
        ExportLine::Export { .. } | ExportLine::End(_) => false,
    })
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
