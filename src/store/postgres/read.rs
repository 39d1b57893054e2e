//! Reads entries, index rows and documents over a connection.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use quick_cache::{Weighter, sync::Cache};
use serde_json::value::RawValue;
use tokio_postgres::Row;

use super::super::{
    ANCESTORS_MAX, Base, Document, Entry, IndexRange, LogId, Position, StoreError, codec, tree,
};
use super::connection::Connection;
use super::errors::Failure;
use super::hints::Span;
use super::ranges::bounds;

/// How much memory the summaries may take that were read as bases, in bytes.
const BASES_BYTES_MAX: u64 = 8 << 20;
/// How long such a summary is usually, in bytes.
const BASE_BYTES_USUAL: u64 = 2 << 10;

/// Why a read failed.
#[derive(Debug)]
pub(super) enum ReadError {
    /// The database did not answer, or refused.
    Failed(Failure),
    /// What is stored is not what was written.
    Stored(StoreError),
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ReadError::Failed(failure) => failure.fmt(f),
            ReadError::Stored(error) => error.fmt(f),
        }
    }
}

impl From<Failure> for ReadError {
    fn from(failure: Failure) -> Self {
        ReadError::Failed(failure)
    }
}

impl From<ReadError> for StoreError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Failed(failure) => failure.into(),
            ReadError::Stored(error) => error,
        }
    }
}

type Read<T> = Result<T, ReadError>;

/// Entries of a log and of its ancestors, each of which contributes the entries before the first
/// one of the log after it.
const ENTRIES: &str = "with recursive family (log, first, last, parent, depth) as (
        select log, first, 9223372036854775807, parent, 0 from logs
            where log = $1 and not deleted
        union all
        select l.log, l.first, least(f.first - 1, f.last), l.parent, f.depth + 1
            from family f join logs l on l.log = f.parent
            where f.first > $2 and f.depth < $4
    )
    select e.log, e.number, e.body from family f cross join lateral (
        select log, number, body from log_entries
            where log = f.log and number >= greatest(f.first, $2) and number <= f.last
            order by number limit $3
    ) e order by e.number limit $3";

/// Entries of the logs themselves: for each the numbers from `first` to `last`. The limit keeps the
/// planner from joining with all entries.
const SPANS: &str = "select e.log, e.number, e.body
    from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality
        as s (log, first, last, n)
    cross join lateral (
        select log, number, body from log_entries
            where log = s.log and number >= s.first and number <= s.last
            order by number limit $4
    ) e order by s.n, e.number";

const FIRST: &str =
    "select log, number, body from log_entries where log = $1 order by number limit 1";

const LAST: &str =
    "select log, number, body from log_entries where log = $1 order by number desc limit 1";

const BASES: &str = "select e.log, e.number, e.body
    from unnest($1::text[], $2::bigint[]) as b (log, number)
    join log_entries e on e.log = b.log and e.number = b.number";

/// Those of the logs that were deleted.
const DELETED: &str = "select log from logs where deleted and log = any($1::text[])";

const LOGS: &str = "select log from logs where not deleted and log > $1 order by log limit $2";

const INDEX_ROWS: &str = "select r.n, i.index_row
    from unnest($1::text[], $2::text[]) with ordinality as r (start, stop, n)
    cross join lateral (
        select index_row from index_rows where index_row >= r.start and index_row < r.stop
            order by index_row limit $3
    ) i order by r.n, i.index_row";

const DOCUMENTS_OF: &str = "select key, body from stored_documents where key = any($1::text[])";

const DOCUMENTS: &str = "select key, body from stored_documents where key >= $1 and key < $2
    order by key limit $3";

/// A number as the database stores it. No log is as long as its type allows.
pub(super) fn to_stored(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The other way round; the database has no negative numbers.
pub(super) fn from_stored(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

fn limit_of(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

/// A column; an error says that the tables are not those of this program.
pub(super) fn column<'a, T: tokio_postgres::types::FromSql<'a>>(
    row: &'a Row,
    at: usize,
) -> Read<T> {
    let failed = |error: tokio_postgres::Error| {
        ReadError::Stored(StoreError::Damaged(super::errors::text(&error)))
    };
    row.try_get(at).map_err(failed)
}

fn corrupt(log: &LogId, number: u64, what: String) -> ReadError {
    ReadError::Stored(StoreError::Corrupt { log: log.clone(), number, what })
}

/// A damaged page concerns the log that was read.
fn of_log(log: &LogId, number: u64) -> impl FnOnce(Failure) -> ReadError + '_ {
    move |failure| match StoreError::from(failure.clone()) {
        StoreError::Damaged(what) => corrupt(log, number, what),
        _ => ReadError::Failed(failure),
    }
}

/// The summaries that were read as bases lately. Several entries have the same one, and each server
/// reads the entries of the others one by one. What a base says never changes.
pub(super) struct Bases(Cache<(LogId, u64), Arc<RawValue>, ByBytes>);

#[derive(Clone)]
struct ByBytes;

impl Weighter<(LogId, u64), Arc<RawValue>> for ByBytes {
    fn weight(&self, (log, _): &(LogId, u64), summary: &Arc<RawValue>) -> u64 {
        (log.0.len() + summary.get().len() + size_of::<(LogId, u64, Arc<RawValue>)>()) as u64
    }
}

impl Bases {
    pub(super) fn new() -> Self {
        let items = (BASES_BYTES_MAX / BASE_BYTES_USUAL) as usize;
        Bases(Cache::with_weighter(items, BASES_BYTES_MAX, ByBytes))
    }
}

/// At most `limit` entries of a log and its ancestors, from number `from` on.
pub(super) async fn entries(
    connection: &Connection,
    bases: &Bases,
    log: &LogId,
    from: u64,
    limit: usize,
) -> Read<Vec<(Position, Entry)>> {
    if !log.is_valid() {
        return Ok(Vec::new());
    }
    let (start, most, depth) = (to_stored(from), limit_of(limit), ANCESTORS_MAX as i32);
    let rows = connection.query(ENTRIES, &[&&*log.0, &start, &most, &depth]).await;
    let found = decode(rows.map_err(of_log(log, from))?)?;
    for (expected, stored) in (from..).zip(&found) {
        if stored.number != expected {
            return Err(corrupt(&stored.log, expected, "it is missing".into()));
        }
    }
    let with_bases = with_bases(connection, Some(bases), found).await?;
    Ok(with_bases.into_iter().map(|(_, position, entry)| (position, entry)).collect())
}

/// The entries of all these spans, log by log and at most `limit` of each span. A log that was
/// deleted since has none.
pub(super) async fn spans(
    connection: &Connection,
    bases: &Bases,
    spans: &[Span],
    limit: usize,
) -> Read<Vec<(LogId, Position, Entry)>> {
    let logs: Vec<&str> = spans.iter().map(|span| &*span.log.0).collect();
    let firsts: Vec<i64> = spans.iter().map(|span| to_stored(span.first)).collect();
    let lasts: Vec<i64> = spans.iter().map(|span| to_stored(span.last)).collect();
    let rows = connection.query(SPANS, &[&logs, &firsts, &lasts, &limit_of(limit)]).await?;
    with_bases(connection, Some(bases), decode(rows)?).await
}

/// The first entry of the log itself.
pub(super) async fn first(connection: &Connection, log: &LogId) -> Read<Option<(Position, Entry)>> {
    one(connection, FIRST, log).await
}

/// The last entry of a log.
pub(super) async fn last(connection: &Connection, log: &LogId) -> Read<Option<(Position, Entry)>> {
    one(connection, LAST, log).await
}

async fn one(
    connection: &Connection,
    text: &'static str,
    log: &LogId,
) -> Read<Option<(Position, Entry)>> {
    if !log.is_valid() {
        return Ok(None);
    }
    let rows = connection.query(text, &[&&*log.0]).await.map_err(of_log(log, 0))?;
    let found = with_bases(connection, None, decode(rows)?).await?.pop();
    Ok(found.map(|(_, position, entry)| (position, entry)))
}

/// An entry as it is stored, in the log itself or in an ancestor.
struct Stored {
    log: LogId,
    number: u64,
    entry: Entry<u64>,
}

fn decode(rows: Vec<Row>) -> Read<Vec<Stored>> {
    let decode_row = |row: &Row| {
        let log = LogId(column::<&str>(row, 0)?.into());
        let number = from_stored(column(row, 1)?);
        let entry = codec::decode_entry(number, column(row, 2)?)
            .map_err(|what| corrupt(&log, number, what))?;
        Ok(Stored { log, number, entry })
    };
    rows.iter().map(decode_row).collect()
}

/// Replaces the numbers of bases by the bases. Those that are neither among the entries nor known are
/// read.
async fn with_bases(
    connection: &Connection,
    known: Option<&Bases>,
    mut found: Vec<Stored>,
) -> Read<Vec<(LogId, Position, Entry)>> {
    let wanted: BTreeSet<(LogId, u64)> =
        found.iter().filter_map(|of| Some((of.log.clone(), of.entry.base?))).collect();
    let look_up = |place: &(LogId, u64)| Some((place.clone(), known?.0.get(place)?));
    let mut summaries: HashMap<(LogId, u64), Arc<RawValue>> =
        wanted.iter().filter_map(look_up).collect();
    let is_here: BTreeSet<(&LogId, u64)> = found.iter().map(|of| (&of.log, of.number)).collect();
    let is_missing = |place: &&(LogId, u64)| {
        !is_here.contains(&(&place.0, place.1)) && !summaries.contains_key(place)
    };
    let others: Vec<_> = wanted.iter().filter(is_missing).collect();
    let mut keep = |stored: &Stored| {
        let place = (stored.log.clone(), stored.number);
        if stored.entry.base.is_none() && wanted.contains(&place) {
            let summary: Arc<RawValue> = stored.entry.summary.clone().into();
            if let Some(known) = known {
                known.0.insert(place.clone(), summary.clone());
            }
            summaries.insert(place, summary);
        }
    };
    found.iter().for_each(&mut keep);
    if !others.is_empty() {
        let logs: Vec<&str> = others.iter().map(|(log, _)| &*log.0).collect();
        let numbers: Vec<i64> = others.iter().map(|(_, number)| to_stored(*number)).collect();
        let rows = connection.query(BASES, &[&logs, &numbers]).await?;
        decode(rows)?.iter().for_each(&mut keep);
        if others.iter().any(|place| !summaries.contains_key(place)) {
            // The log may have been deleted since its entries were read; then it has none.
            let rows = connection.query(DELETED, &[&logs]).await?;
            let deleted: Vec<&str> = rows.iter().map(|row| column(row, 0)).collect::<Read<_>>()?;
            found.retain(|of| !deleted.contains(&&*of.log.0));
        }
    }
    let attach = |stored: Stored| {
        let Stored { log, number, entry } = stored;
        let base = match entry.base {
            None => None,
            Some(base) => {
                let place = (log.clone(), base);
                let summary = summaries.get(&place).filter(|_| base < number).ok_or_else(|| {
                    let what = format!("its base is entry {base}, which cannot be a base");
                    corrupt(&place.0, number, what)
                })?;
                Some(Base { number: base, summary: summary.clone() })
            }
        };
        Ok((log, Position::embedded(number), entry.with_base(base)))
    };
    found.into_iter().map(attach).collect()
}

/// At most `limit` ids of logs that sort after `after`.
pub(super) async fn logs(
    connection: &Connection,
    after: Option<&LogId>,
    limit: usize,
) -> Read<Vec<LogId>> {
    let after = after.map_or("", |log| &*log.0).replace('\0', "");
    let rows = connection.query(LOGS, &[&after, &limit_of(limit)]).await?;
    rows.iter().map(|row| Ok(LogId(column::<&str>(row, 0)?.into()))).collect()
}

/// For each range at most `limit` index rows.
pub(super) async fn index_rows(
    connection: &Connection,
    ranges: &[IndexRange],
    limit: usize,
) -> Read<Vec<Vec<String>>> {
    let bounds = |range: &IndexRange| bounds(&range.prefix, range.after.as_deref());
    let (starts, stops): (Vec<String>, Vec<String>) = ranges.iter().map(bounds).unzip();
    let rows = connection.query(INDEX_ROWS, &[&starts, &stops, &limit_of(limit)]).await?;
    let mut found = vec![Vec::new(); ranges.len()];
    for row in &rows {
        let range = from_stored(column::<i64>(row, 0)? - 1);
        if let Some(of_range) = usize::try_from(range).ok().and_then(|at| found.get_mut(at)) {
            of_range.push(column(row, 1)?);
        }
    }
    Ok(found)
}

/// These documents, read by one statement and so at one moment. No key has a zero byte.
pub(super) async fn documents_of(
    connection: &Connection,
    keys: &[&str],
) -> Read<Vec<Option<Document>>> {
    let known: Vec<&str> = keys.iter().copied().filter(|key| !key.contains('\0')).collect();
    let rows = connection.query(DOCUMENTS_OF, &[&known]).await?;
    let found: HashMap<String, Document> = rows.iter().map(decode_document).collect::<Read<_>>()?;
    Ok(keys.iter().map(|key| found.get(*key).cloned()).collect())
}

/// At most `limit` documents whose key begins with `prefix` and sorts after `after`.
pub(super) async fn documents(
    connection: &Connection,
    prefix: &str,
    after: Option<&str>,
    limit: usize,
) -> Read<Vec<(String, Document)>> {
    let (start, stop) = bounds(prefix, after);
    let rows = connection.query(DOCUMENTS, &[&start, &stop, &limit_of(limit)]).await?;
    rows.iter().map(decode_document).collect()
}

fn decode_document(row: &Row) -> Read<(String, Document)> {
    let key: String = column(row, 0)?;
    let document = tree::decode_document(&key, column(row, 1)?).map_err(ReadError::Stored)?;
    Ok((key, document))
}
