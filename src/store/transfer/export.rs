//! Writes an export.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use async_trait::async_trait;

use super::super::{
    ANCESTORS_MAX, Base, Document, DocumentStore, Entry, EventStore, LogId, Parent, Position,
    StoreError,
};
use super::{EXPORT_FORMAT, ExportLine, ExportReport, TransferError, write_line};

/// How many entries, logs or documents are read from the store at a time.
const PAGE_LENGTH: usize = 100;

/// What can be exported: a store, or a snapshot of one.
#[async_trait]
pub trait ExportSource: Send + Sync {
    /// At most `limit` ids of logs, in order, that sort after `after`.
    async fn all_logs(&self, after: Option<&LogId>, limit: usize)
    -> Result<Vec<LogId>, StoreError>;
    /// The first entry of the log itself, without those of its parent.
    async fn first_of(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError>;
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

    async fn first_of(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        EventStore::first(self, log).await
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

/// Exports everything that is durable. It blocks the thread while it writes.
pub async fn export<S, W>(source: &S, out: &mut W) -> Result<ExportReport, TransferError>
where
    S: ExportSource + ?Sized,
    W: Write,
{
    write_line(out, &ExportLine::<Base>::Export { format: EXPORT_FORMAT, salvaged: false })?;
    let mut exporter = Exporter {
        source,
        out,
        exported: ExportReport::default(),
        early: BTreeSet::new(),
        incomplete: BTreeMap::new(),
    };
    let mut logs = source.all_logs(None, PAGE_LENGTH).await?;
    while let Some(last) = logs.last().cloned() {
        for log in logs {
            exporter.export_log(&log).await?;
        }
        logs = source.all_logs(Some(&last), PAGE_LENGTH).await?;
    }
    let Exporter { mut exported, .. } = exporter;
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

/// Writes logs, a parent before its children.
struct Exporter<'a, S: ?Sized, W> {
    source: &'a S,
    out: &'a mut W,
    exported: ExportReport,
    /// Parents that were written before it was their turn.
    early: BTreeSet<LogId>,
    /// The logs that are not written to their end, with the number of the last entry that is.
    incomplete: BTreeMap<LogId, Option<u64>>,
}

impl<S: ExportSource + ?Sized, W: Write> Exporter<'_, S, W> {
    /// Writes a log, and before it those of its ancestors whose turn comes later.
    async fn export_log(&mut self, log: &LogId) -> Result<(), TransferError> {
        if self.early.remove(log) {
            return Ok(());
        }
        let mut waiting = vec![(log.clone(), self.beginning(log).await?)];
        while let Some((_, Beginning { parent: Some(Parent { log: parent, .. }), .. })) =
            waiting.last()
            && parent > log
            && !self.early.contains(parent)
            && waiting.len() <= ANCESTORS_MAX
        {
            let parent = parent.clone();
            let beginning = self.beginning(&parent).await?;
            waiting.push((parent, beginning));
        }
        while let Some((next, Beginning { number, parent })) = waiting.pop() {
            match parent.filter(|parent| !self.has_written(parent)) {
                Some(parent) => self.leave_out(&next, number, &parent),
                None => self.write_entries(&next, number).await?,
            }
            if next != *log {
                self.early.insert(next);
            }
        }
        Ok(())
    }

    /// Where the entries of the log itself begin.
    async fn beginning(&self, log: &LogId) -> Result<Beginning, StoreError> {
        match self.source.first_of(log).await {
            Ok(Some((position, entry))) => {
                Ok(Beginning { number: position.number, parent: entry.parent })
            }
            // The log was deleted in between, or reading its entries will say what is wrong.
            Ok(None) | Err(StoreError::Corrupt { .. }) => Ok(Beginning { number: 0, parent: None }),
            Err(error) => Err(error),
        }
    }

    fn has_written(&self, parent: &Parent) -> bool {
        let last = self.incomplete.get(&parent.log);
        last.is_none_or(|last| *last >= Some(parent.last))
    }

    /// Notes that a log cannot be imported, because entries of its parent are missing.
    fn leave_out(&mut self, log: &LogId, number: u64, parent: &Parent) {
        let what = format!("its parent {} was not written up to entry {}", parent.log, parent.last);
        self.exported.corrupt.push(StoreError::Corrupt { log: log.clone(), number, what });
        self.incomplete.insert(log.clone(), None);
    }

    /// Writes the entries of a log from this number on.
    async fn write_entries(&mut self, log: &LogId, first: u64) -> Result<(), TransferError> {
        let mut from = first;
        let mut page = PAGE_LENGTH;
        loop {
            let entries = match self.source.entries_of(log, from, page).await {
                Ok(entries) if entries.is_empty() => return Ok(()),
                Ok(entries) => entries,
                Err(error @ StoreError::Corrupt { .. }) if page == 1 => {
                    self.exported.corrupt.push(error);
                    let written = from.checked_sub(1).filter(|_| from > first);
                    self.incomplete.insert(log.clone(), written);
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
                let number = position.number;
                write_line(self.out, &ExportLine::Entry { log: log.clone(), number, entry })?;
                self.exported.counts.entries += 1;
                from = number + 1;
            }
        }
    }
}

/// Where the entries of a log itself begin.
struct Beginning {
    number: u64,
    parent: Option<Parent>,
}
