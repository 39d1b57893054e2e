//! Reads everything that is stored and compares it with itself: checksums, logs without gaps,
//! parents, and index rows with the last entries of the logs.
//!
//! All of it is read from one snapshot of the database, while servers go on writing. Nothing waits
//! for it, but the database cannot reuse space until it ends.

use std::collections::hash_map::RandomState;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::BuildHasher;
use std::sync::Arc;

use serde_json::value::RawValue;

use super::super::{Base, Entry, LogId, codec, tree};
use super::connection::Connection;
use super::read::{ReadError, column, from_stored};

/// Most findings that a report names. All are counted.
pub const FINDINGS_MAX: usize = 1_000;
/// How many index rows are looked up at a time.
const ROWS_PER_LOOKUP: usize = 2_000;
/// Most logs that lack rows, and most rows without a log, that are kept for a repair.
const MENDED_MAX: usize = 2_000_000;

/// A snapshot for all that follows.
const BEGIN: &str = "begin isolation level repeatable read, read only";

const LOGS: &str = "select log, first, deleted,
        (select min(number) from log_entries e where e.log = l.log)
    from logs l where log > $1 order by log limit 2000";

const CHILDREN: &str = "select c.log from logs c left join logs p on p.log = c.parent
    where c.log > $1 and c.log <= $2 and c.parent is not null and not c.deleted and (
        p.log is null or p.deleted or c.ancestors <> p.ancestors + 1
        or c.first > 1 + (select max(number) from log_entries e where e.log = p.log)
    ) order by c.log";

const ENTRIES: &str = "select log, number, body from log_entries
    where (log, number) > ($1, $2) order by log, number limit 512";

const DOCUMENTS: &str = "select key, body, version from stored_documents
    where key > $1 order by key limit 512";

const INDEX_ROWS: &str = "select index_row from index_rows
    where index_row > $1 order by index_row limit 4096";

const MISSING_ROWS: &str = "select n.index_row from unnest($1::text[]) as n (index_row)
    where not exists (select from index_rows i where i.index_row = n.index_row)";

const UNLISTED_LOGS: &str = "select n.log from unnest($1::text[]) as n (log)
    where not exists (select from logs l where l.log = n.log)";

/// What was read, and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct CheckReport {
    /// Logs that are not deleted.
    pub logs: u64,
    /// Entries.
    pub entries: u64,
    /// Documents.
    pub documents: u64,
    /// Index rows.
    pub index_rows: u64,
    /// Index rows that are missing, or belong to nothing.
    pub wrong_rows: u64,
    /// How much is wrong besides index rows.
    pub damages: u64,
    /// What is wrong, one sentence each; at most [`FINDINGS_MAX`].
    pub findings: Vec<String>,
}

impl CheckReport {
    fn find(&mut self, sentence: String) {
        if self.findings.len() < FINDINGS_MAX {
            self.findings.push(sentence);
        }
    }

    fn damage(&mut self, sentence: String) {
        self.damages += 1;
        self.find(sentence);
    }
}

/// What a repair of the index has to look at.
#[derive(Debug, Default)]
pub(super) struct WrongRows {
    /// Logs that lack rows.
    pub(super) logs: BTreeSet<String>,
    /// Rows that belong to no log.
    pub(super) strays: Vec<String>,
}

/// Computes the index rows of a log.
pub(super) type RowsOf<'a> = &'a (dyn Fn(&LogId, &Entry) -> Vec<String> + Sync);

/// The log whose entries are being read.
struct Current {
    log: LogId,
    next: u64,
    /// Complete summaries, by the number of their entry.
    bases: HashMap<u64, Arc<RawValue>>,
    /// `None` if the entry that was read last is damaged.
    last: Option<Entry>,
}

struct Check<'a> {
    connection: &'a Connection,
    rows_of: RowsOf<'a>,
    progress: &'a (dyn Fn(&CheckReport) + Sync),
    report: CheckReport,
    wrong: WrongRows,
    /// Logs whose rows are unknown, because their last entry is damaged.
    damaged: HashSet<String>,
    /// Hashes of all rows that should be there. Whole rows would take some GB.
    expected: HashSet<u64>,
    hasher: RandomState,
    /// Rows that are to be looked up, with their logs.
    rows: HashMap<String, LogId>,
    /// Logs that are to be looked up.
    logs: Vec<String>,
}

/// Reads and compares everything. `progress` is told the numbers from time to time.
pub(super) async fn check(
    connection: &Connection,
    rows_of: RowsOf<'_>,
    progress: &(dyn Fn(&CheckReport) + Sync),
) -> Result<(CheckReport, WrongRows), ReadError> {
    let mut check = Check {
        connection,
        rows_of,
        progress,
        report: CheckReport::default(),
        wrong: WrongRows::default(),
        damaged: HashSet::new(),
        expected: HashSet::new(),
        hasher: RandomState::new(),
        rows: HashMap::new(),
        logs: Vec::new(),
    };
    connection.execute_text(BEGIN).await?;
    check.logs().await?;
    check.entries().await?;
    check.documents().await?;
    check.index_rows().await?;
    connection.execute_text("commit").await?;
    Ok((check.report, check.wrong))
}

impl Check<'_> {
    /// Every log has entries, from its first one on; one that was deleted has none. The parent of
    /// every log is there, up to the entry that the log goes on from.
    async fn logs(&mut self) -> Result<(), ReadError> {
        let mut after = String::new();
        loop {
            let rows = self.connection.query(LOGS, &[&after]).await?;
            let Some(last) = rows.last() else { return Ok(()) };
            let last: String = column(last, 0)?;
            self.children(&after, &last).await?;
            after = last;
            for row in &rows {
                let (log, first): (String, i64) = (column(row, 0)?, column(row, 1)?);
                let (is_deleted, begins): (bool, Option<i64>) = (column(row, 2)?, column(row, 3)?);
                self.report.logs += u64::from(!is_deleted);
                match begins {
                    Some(_) if is_deleted => {
                        self.report.damage(format!("{log} was deleted, and has entries"));
                    }
                    None if !is_deleted => self.report.damage(format!("{log} has no entries")),
                    Some(begins) if begins != first => self
                        .report
                        .damage(format!("{log} begins with entry {begins} instead of {first}")),
                    Some(_) | None => {}
                }
            }
        }
    }

    async fn children(&mut self, after: &str, last: &str) -> Result<(), ReadError> {
        for row in &self.connection.query(CHILDREN, &[&after, &last]).await? {
            let log: String = column(row, 0)?;
            self.report.damage(format!("{log} goes on from a log that is not there, or too short"));
        }
        Ok(())
    }

    /// Every entry can be read, and none is missing in between.
    async fn entries(&mut self) -> Result<(), ReadError> {
        let mut after = (String::new(), -1_i64);
        let mut current: Option<Current> = None;
        loop {
            let rows = self.connection.query(ENTRIES, &[&after.0, &after.1]).await?;
            let Some(last) = rows.last() else { break };
            after = (column(last, 0)?, column(last, 1)?);
            for row in &rows {
                let (log, number): (&str, i64) = (column(row, 0)?, column(row, 1)?);
                let number = from_stored(number);
                if current.as_ref().is_none_or(|current| &*current.log.0 != log) {
                    self.finish(current.take());
                    self.logs.push(log.to_owned());
                }
                let current = current.get_or_insert_with(|| Current {
                    log: LogId(log.into()),
                    next: number,
                    bases: HashMap::new(),
                    last: None,
                });
                self.entry(current, number, column(row, 2)?);
            }
            if self.rows.len() + self.logs.len() >= ROWS_PER_LOOKUP {
                self.look_up().await?;
            }
            (self.progress)(&self.report);
        }
        self.finish(current);
        self.look_up().await
    }

    fn entry(&mut self, current: &mut Current, number: u64, body: &[u8]) {
        self.report.entries += 1;
        let log = &current.log;
        if number != current.next {
            let next = current.next;
            self.report.damage(format!("{log} lacks entries from {next} to {}", number - 1));
        }
        current.next = number + 1;
        current.last = None;
        let entry = match codec::decode_entry(number, body) {
            Ok(entry) => entry,
            Err(what) => return self.report.damage(format!("entry {number} of {log}: {what}")),
        };
        let base = match entry.base {
            None => {
                current.bases.insert(number, entry.summary.clone().into());
                None
            }
            Some(base) => match current.bases.get(&base) {
                Some(summary) => Some(Base { number: base, summary: summary.clone() }),
                None => {
                    let what = format!("its base is entry {base}, which cannot be a base");
                    return self.report.damage(format!("entry {number} of {log}: {what}"));
                }
            },
        };
        current.last = Some(entry.with_base(base));
    }

    /// Notes the index rows of a log that was read to its end.
    fn finish(&mut self, current: Option<Current>) {
        let Some(Current { log, last, .. }) = current else { return };
        let Some(last) = last else {
            self.damaged.insert(log.0.to_string());
            return;
        };
        for row in (self.rows_of)(&log, &last) {
            self.expected.insert(self.hasher.hash_one(&row));
            self.rows.insert(row, log.clone());
        }
    }

    /// Looks up whether rows and logs are there.
    async fn look_up(&mut self) -> Result<(), ReadError> {
        let rows: Vec<&str> = self.rows.keys().map(String::as_str).collect();
        for row in &self.connection.query(MISSING_ROWS, &[&rows]).await? {
            let row: String = column(row, 0)?;
            if let Some(log) = self.rows.get(&row) {
                self.report.wrong_rows += 1;
                self.report.find(format!("{log} lacks the index row {row}"));
                if self.wrong.logs.len() < MENDED_MAX {
                    self.wrong.logs.insert(log.0.to_string());
                }
            }
        }
        for row in &self.connection.query(UNLISTED_LOGS, &[&self.logs]).await? {
            let log: String = column(row, 0)?;
            self.report.damage(format!("{log} has entries, and is not in the list of logs"));
        }
        self.rows.clear();
        self.logs.clear();
        Ok(())
    }

    /// Every document can be read.
    async fn documents(&mut self) -> Result<(), ReadError> {
        let mut after = String::new();
        loop {
            let rows = self.connection.query(DOCUMENTS, &[&after]).await?;
            let Some(last) = rows.last() else { return Ok(()) };
            after = column(last, 0)?;
            for row in &rows {
                let (key, version): (&str, i64) = (column(row, 0)?, column(row, 2)?);
                self.report.documents += 1;
                match tree::decode_document(key, column(row, 1)?) {
                    Err(error) => self.report.damage(error.to_string()),
                    Ok(document) if document.version != from_stored(version) => {
                        self.report.damage(format!("document {key} has two versions"));
                    }
                    Ok(_) => {}
                }
            }
        }
    }

    /// Every index row belongs to a log.
    async fn index_rows(&mut self) -> Result<(), ReadError> {
        let mut after = String::new();
        loop {
            let rows = self.connection.query(INDEX_ROWS, &[&after]).await?;
            let Some(last) = rows.last() else { return Ok(()) };
            after = column(last, 0)?;
            for row in &rows {
                let row: &str = column(row, 0)?;
                self.report.index_rows += 1;
                let is_unknown = row.split('/').any(|part| self.damaged.contains(part));
                if !is_unknown && !self.expected.contains(&self.hasher.hash_one(row)) {
                    self.report.wrong_rows += 1;
                    self.report.find(format!("the index row {row} belongs to no log"));
                    if self.wrong.strays.len() < MENDED_MAX {
                        self.wrong.strays.push(row.to_owned());
                    }
                }
            }
            (self.progress)(&self.report);
        }
    }
}
