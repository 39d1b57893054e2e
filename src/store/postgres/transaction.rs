//! One batch of writes as one transaction.
//!
//! ```text
//! 1. begin, lock the logs and documents of the batch, read their state,  nothing is written yet
//!    check that the commit will wait for a standby
//! 2. decide for each write whether it is accepted
//! 3. write all that is accepted, commit,                                 a broken line is a doubt
//!    check that the commit has waited for a standby
//! ```
//!
//! The locks are advisory locks of the transaction, taken in the order of their keys, so that no
//! two servers wait for each other. Whoever has the lock of a log sees all that was ever committed
//! to it: a commit that still waits for a standby holds its locks until it is replicated.
//!
//! A batch in which nothing is accepted writes a fence. Its commit too waits for a standby, and so
//! for everything that the batch has seen. Otherwise a conflict could be reported with an entry
//! that a failover is going to lose.

use std::collections::HashMap;

use futures_util::future::{join, join3, join5};
use tokio_postgres::Row;

use super::super::{ANCESTORS_MAX, LogId, Precondition, codec};
use super::checks;
use super::connection::Connection;
use super::errors::Failure;
use super::read::{from_stored, to_stored};
use super::write::{Append, Outcome, Write};

/// Why a batch was not committed.
#[derive(Debug)]
pub(super) enum Abort {
    /// Nothing of it is written.
    NotWritten(Failure),
    /// It was written or not.
    Unknown(String),
}

impl From<Failure> for Abort {
    fn from(failure: Failure) -> Self {
        Abort::NotWritten(failure)
    }
}

/// Takes the locks of these names, in the order of their keys.
pub(super) const LOCK: &str = "select pg_advisory_xact_lock(key) from (
        select distinct hashtextextended(name, 0) as key from unnest($1::text[]) as n (name)
            order by 1
    ) k";

/// What the logs and documents of a batch are, and whether its commit will wait for a standby, which
/// may have changed since the connection was made.
const STATE: &str = "select true, n.name, l.ancestors, l.deleted,
        (select max(number) from entries e where e.log = n.name),
        exists (select from logs c where c.parent = n.name)
    from unnest($1::text[]) as n (name) left join logs l on l.log = n.name
    union all
    select false, d.key, 0, false, d.version, false from documents d where d.key = any($2::text[])
    union all
    select null, concat_ws('/', current_setting('synchronous_commit'),
        current_setting('synchronous_standby_names')), 0, false, 0, false";

const APPEND: &str = "with logs_begun as (
        insert into logs (log, first, parent, ancestors)
            select * from unnest($1::text[], $2::bigint[], $3::text[], $4::int[])
    ), rows_removed as (
        delete from index_rows where index_row = any($5::text[])
    ), rows_added as (
        insert into index_rows select unnest($6::text[]) on conflict (index_row) do nothing
    )
    insert into entries (log, number, body)
        select * from unnest($7::text[], $8::bigint[], $9::bytea[])";

const PUT: &str = "with deleted as (
        delete from documents where key = any($1::text[])
    )
    insert into documents (key, version, body)
        select * from unnest($2::text[], $3::bigint[], $4::bytea[])
        on conflict (key) do update set version = excluded.version, body = excluded.body";

const DELETE_LOGS: &str = "with entries_deleted as (
        delete from entries where log = any($1::text[])
    )
    update logs set deleted = true, parent = null where log = any($1::text[])";

const FENCE: &str = "insert into fences values ($1, 1)
    on conflict (server) do update set count = fences.count + 1";

/// A log before the batch.
struct LogState {
    /// `None` if there was never a log with this id.
    ancestors: Option<i32>,
    deleted: bool,
    head: Option<u64>,
    has_children: bool,
}

/// What a batch changes, as parameters of the statements.
#[derive(Default)]
struct Changes<'a> {
    begun: Vec<&'a str>,
    begun_first: Vec<i64>,
    begun_parents: Vec<Option<&'a str>>,
    begun_ancestors: Vec<i32>,
    rows_removed: Vec<&'a str>,
    rows_added: Vec<&'a str>,
    logs: Vec<&'a str>,
    numbers: Vec<i64>,
    bodies: Vec<&'a [u8]>,
    keys: Vec<&'a str>,
    versions: Vec<i64>,
    values: Vec<Vec<u8>>,
    keys_deleted: Vec<&'a str>,
    logs_deleted: Vec<&'a str>,
}

/// Commits the writes that can be accepted, and returns what came of each.
pub(super) async fn commit(
    connection: &Connection,
    writes: &[&Write],
    server: &str,
) -> Result<Vec<Outcome>, Abort> {
    let (logs, documents) = begin(connection, writes).await?;
    let mut changes = Changes::default();
    let outcomes = writes
        .iter()
        .map(|write| decide(write, &logs, &documents, &mut changes))
        .collect::<Vec<Outcome>>();
    write_and_commit(connection, &changes, server).await?;
    Ok(outcomes)
}

type State = (HashMap<String, LogState>, HashMap<String, u64>);

/// Begins the transaction, and returns what the batch is about. Nothing is written here.
async fn begin(connection: &Connection, writes: &[&Write]) -> Result<State, Failure> {
    let locks: Vec<String> = writes.iter().flat_map(|write| write.locks()).collect();
    let (mut logs, mut keys): (Vec<&str>, Vec<&str>) = Default::default();
    for write in writes {
        match write {
            Write::Append { append, .. } => {
                logs.push(&append.log.0);
                logs.extend(append.parent().map(|parent| &*parent.log.0));
                keys.extend(append.preconditions.iter().map(|required| &*required.key));
            }
            Write::DeleteLog { log, .. } => logs.push(&log.0),
            Write::Put { key, .. } | Write::Delete { key, .. } => keys.push(key),
        }
    }
    let lock = connection.prepared(LOCK).await?;
    let state = connection.prepared(STATE).await?;
    // The three go out together. The state is read after the locks were taken.
    let (began, locked, state) = join3(
        connection.execute_text("begin"),
        connection.query_prepared(&lock, &[&locks]),
        connection.query_prepared(&state, &[&logs, &keys]),
    )
    .await;
    began?;
    locked?;
    let (state, replication) = read_state(&state?).map_err(Failure::of)?;
    let (commit, standbys) = replication.split_once('/').unwrap_or_default();
    match checks::unsynced(commit, standbys, connection.allow_unsynced) {
        Some(why) => Err(Failure::Broken(why)),
        None => Ok(state),
    }
}

/// The state, and the settings of replication.
fn read_state(rows: &[Row]) -> Result<(State, String), tokio_postgres::Error> {
    let (mut logs, mut documents) = State::default();
    let mut replication = String::new();
    for row in rows {
        let name: String = row.try_get(1)?;
        let number = row.try_get::<_, Option<i64>>(4)?.map(from_stored);
        match row.try_get::<_, Option<bool>>(0)? {
            Some(true) => {
                let state = LogState {
                    ancestors: row.try_get(2)?,
                    deleted: row.try_get::<_, Option<bool>>(3)?.unwrap_or_default(),
                    head: number,
                    has_children: row.try_get(5)?,
                };
                logs.insert(name, state);
            }
            Some(false) => drop(documents.insert(name, number.unwrap_or_default())),
            None => replication = name,
        }
    }
    Ok(((logs, documents), replication))
}

/// Whether a write is accepted; then it is added to the changes.
fn decide<'a>(
    write: &'a Write,
    logs: &HashMap<String, LogState>,
    documents: &HashMap<String, u64>,
    changes: &mut Changes<'a>,
) -> Outcome {
    let state = |log: &LogId| logs.get(&*log.0);
    match write {
        Write::Append { append, .. } => {
            let parent = append.parent().and_then(|parent| state(&parent.log));
            let is_changed =
                |required: &Precondition| documents.get(&required.key) != required.version.as_ref();
            match check_append(append, state(&append.log), parent) {
                Ok(_) if append.preconditions.iter().any(is_changed) => Outcome::DocumentChanged,
                Ok(ancestors) => {
                    changes.append(append, ancestors);
                    Outcome::Written
                }
                Err(outcome) => outcome,
            }
        }
        Write::Put { key, expected, value, .. } => {
            if documents.get(key) != expected.as_ref() {
                return Outcome::Conflict;
            }
            let version = expected.unwrap_or(0).saturating_add(1);
            changes.keys.push(key);
            changes.versions.push(to_stored(version));
            changes.values.push(codec::encode(version, value.as_bytes()));
            Outcome::Written
        }
        Write::Delete { key, expected, .. } => {
            if documents.get(key) != Some(expected) {
                return Outcome::Conflict;
            }
            changes.keys_deleted.push(key);
            Outcome::Written
        }
        Write::DeleteLog { log, last, rows, .. } => match state(log) {
            Some(found) if found.head == Some(last.number) && !found.has_children => {
                changes.logs_deleted.push(&log.0);
                changes.rows_removed.extend(rows.iter().map(String::as_str));
                Outcome::Written
            }
            Some(_) | None => Outcome::Conflict,
        },
    }
}

/// Checks the position of an append. For a log that begins with it, returns how many logs come
/// before it.
fn check_append(
    append: &Append,
    log: Option<&LogState>,
    parent: Option<&LogState>,
) -> Result<Option<i32>, Outcome> {
    let outcome = |error| match error {
        super::super::AppendError::Rejected(why) => Outcome::Rejected(why),
        _ => Outcome::Conflict,
    };
    if let Some(head) = log.and_then(|log| log.head) {
        codec::check_position(append.after, Some(head)).map_err(outcome)?;
        return Ok(None);
    }
    if log.is_some_and(|log| log.deleted) {
        return Err(Outcome::Deleted);
    }
    let mut ancestors = 0;
    if let Some(of) = append.parent() {
        let found = parent.filter(|parent| parent.head >= Some(of.last));
        let Some(before) = found.and_then(|parent| parent.ancestors) else {
            return Err(Outcome::Rejected("its parent has no such entry".into()));
        };
        if before as usize >= ANCESTORS_MAX {
            let why = format!("at most {ANCESTORS_MAX} logs come before another one");
            return Err(Outcome::Rejected(why));
        }
        ancestors = before + 1;
    }
    let begins_after = append.parent().map(|parent| parent.last);
    codec::check_position(append.after, begins_after).map_err(outcome)?;
    Ok(Some(ancestors))
}

impl<'a> Changes<'a> {
    /// Adds entries. `ancestors` is `None` if the log exists.
    fn append(&mut self, append: &'a Append, ancestors: Option<i32>) {
        if let Some(ancestors) = ancestors {
            self.begun.push(&append.log.0);
            self.begun_first.push(to_stored(append.first()));
            self.begun_parents.push(append.parent().map(|parent| &*parent.log.0));
            self.begun_ancestors.push(ancestors);
        }
        for (number, body) in (append.first()..).zip(&append.encoded) {
            self.logs.push(&append.log.0);
            self.numbers.push(to_stored(number));
            self.bodies.push(body);
        }
        self.rows_removed.extend(append.diff.removed.iter().map(String::as_str));
        self.rows_added.extend(append.diff.added.iter().map(String::as_str));
    }

    fn has_documents(&self) -> bool {
        !self.keys.is_empty() || !self.keys_deleted.is_empty()
    }

    fn is_empty(&self) -> bool {
        self.logs.is_empty() && self.logs_deleted.is_empty() && !self.has_documents()
    }
}

/// Executes what was accepted and commits it. All statements go out together: if one of them is
/// refused, the commit is one of nothing.
async fn write_and_commit(
    connection: &Connection,
    changes: &Changes<'_>,
    server: &str,
) -> Result<(), Abort> {
    let Changes { begun, begun_first, begun_parents, begun_ancestors, .. } = changes;
    let Changes { rows_removed, rows_added, logs, numbers, bodies, .. } = changes;
    let Changes { keys, versions, values, keys_deleted, logs_deleted, .. } = changes;
    let append = connection.prepared(APPEND).await?;
    let put = connection.prepared(PUT).await?;
    let delete_logs = connection.prepared(DELETE_LOGS).await?;
    let fence = connection.prepared(FENCE).await?;
    let replication = connection.prepared(checks::REPLICATION).await?;
    let appends = async {
        match logs.is_empty() && rows_removed.is_empty() {
            true => Ok(Vec::new()),
            false => {
                let begun: [&(dyn tokio_postgres::types::ToSql + Sync); 9] = [
                    begun,
                    begun_first,
                    begun_parents,
                    begun_ancestors,
                    rows_removed,
                    rows_added,
                    logs,
                    numbers,
                    bodies,
                ];
                connection.query_prepared(&append, &begun).await
            }
        }
    };
    let puts = async {
        match changes.has_documents() {
            true => connection.query_prepared(&put, &[keys_deleted, keys, versions, values]).await,
            false => Ok(Vec::new()),
        }
    };
    let deletions = async {
        match logs_deleted.is_empty() {
            true => Ok(Vec::new()),
            false => connection.query_prepared(&delete_logs, &[logs_deleted]).await,
        }
    };
    let fenced = async {
        match changes.is_empty() {
            true => connection.query_prepared(&fence, &[&server]).await,
            false => Ok(Vec::new()),
        }
    };
    // They are sent in this order.
    let commit = connection.execute_text("commit");
    let ((appends, puts, deletions, fenced, committed), replication) = join(
        join5(appends, puts, deletions, fenced, commit),
        connection.query_prepared(&replication, &[]),
    )
    .await;
    let results =
        [appends.map(drop), puts.map(drop), deletions.map(drop), fenced.map(drop), committed];
    if let Some(refused) = results
        .iter()
        .filter_map(|result| result.as_ref().err())
        .find(|failure| matches!(failure, Failure::Refused { .. }))
    {
        return Err(Abort::NotWritten(refused.clone()));
    }
    for result in results {
        result.map_err(|failure| Abort::Unknown(failure.to_string()))?;
    }
    check_waited(connection, replication).map_err(Abort::Unknown)
}

/// Whether the last commit has waited for a standby, by the reply to [`checks::REPLICATION`] after it.
fn check_waited(
    connection: &Connection,
    replication: Result<Vec<Row>, Failure>,
) -> Result<(), String> {
    // The server says so in a warning, unless its standbys were taken away meanwhile.
    if connection.has_warned() {
        return Err("the database warned while it committed".into());
    }
    let replication = replication.map_err(|failure| failure.to_string())?;
    checks::was_unsynced(&replication, connection.allow_unsynced).map_or(Ok(()), Err)
}
