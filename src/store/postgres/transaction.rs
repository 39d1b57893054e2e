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
//! two servers wait for each other. What a write only reads has a lock for reading: writes that
//! depend on the same document do not wait for each other. The holder of the lock of a log sees all
//! that was ever committed to it: a commit that still waits for a standby holds its locks until it
//! is replicated.
//!
//! A batch in which nothing is accepted writes a fence. Its commit too waits for a standby, and so
//! for everything that the batch has seen. Otherwise a conflict could be reported with an entry
//! that a failover is going to lose.

use futures_util::future::{join, join3, join4};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Row, Statement};

use super::super::changes::DocumentChange;
use super::connection::Connection;
use super::decide::{Changes, LogState, State};
use super::errors::Failure;
use super::read::from_stored;
use super::write::{Lock, Outcome, Write};
use super::{checks, decide};

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

/// Takes the locks of these names, in the order of their keys: the first ones for writing, the others
/// for reading.
pub(super) const LOCK: &str = "select case when is_written then pg_advisory_xact_lock(key)
            else pg_advisory_xact_lock_shared(key) end
    from (
        select hashtextextended(name, 0) as key, bool_or(is_written) as is_written from (
                select unnest($1::text[]), true
                union all
                select unnest($2::text[]), false
            ) as n (name, is_written)
            group by 1 order by 1
    ) k";

/// What the logs, documents and groups of a batch are, and whether its commit will wait for a
/// standby, which may have changed since the connection was made.
const STATE: &str = "select 'log', n.name, l.ancestors, l.deleted,
        (select max(number) from log_entries e where e.log = n.name),
        exists (select from logs c where c.parent = n.name)
    from unnest($1::text[]) as n (name) left join logs l on l.log = n.name
    union all
    select 'document', d.key, 0, false, d.version, false from stored_documents d
        where d.key = any($2::text[])
    union all
    select 'written', w.id, 0, false, 0, false from writes w where w.id = any($3::text[])
    union all
    select 'replication', concat_ws('/', current_setting('synchronous_commit'),
        current_setting('synchronous_standby_names')), 0, false, 0, false";

const APPEND: &str = "with logs_begun as (
        insert into logs (log, first, parent, ancestors)
            select * from unnest($1::text[], $2::bigint[], $3::text[], $4::int[])
    ), rows_removed as (
        delete from index_rows where index_row = any($5::text[])
    ), rows_added as (
        insert into index_rows select unnest($6::text[]) on conflict (index_row) do nothing
    )
    insert into log_entries (log, number, body)
        select * from unnest($7::text[], $8::bigint[], $9::bytea[])";

const PUT: &str = "with deleted as (
        delete from stored_documents where key = any($1::text[])
    )
    insert into stored_documents (key, version, body)
        select * from unnest($2::text[], $3::bigint[], $4::bytea[])
        on conflict (key) do update set version = excluded.version, body = excluded.body";

/// Notes the ids of groups, by which a doubt is settled, and removes some that are not asked for
/// any more. Other servers do the same, and none waits for another.
const NOTE: &str = "with forgotten as (
        delete from writes where id in (
            select id from writes where at < now() - interval '1 hour'
                order by at limit 512 for update skip locked
        )
    )
    insert into writes select unnest($1::text[]), now()";

const DELETE_LOGS: &str = "with entries_deleted as (
        delete from log_entries where log = any($1::text[])
    )
    update logs set deleted = true, parent = null where log = any($1::text[])";

const FENCE: &str = "insert into fences values ($1, 1)
    on conflict (server) do update set count = fences.count + 1";

/// Commits the writes that can be accepted, and returns what came of each.
pub(super) async fn commit(
    connection: &Connection,
    writes: &[&Write],
    server: &str,
) -> Result<Vec<Outcome>, Abort> {
    let state = begin(connection, writes).await?;
    let mut changes = Changes::default();
    let outcomes = writes
        .iter()
        .map(|write| decide::decide(write, &state, &mut changes))
        .collect::<Vec<Outcome>>();
    write_and_commit(connection, &changes, server).await?;
    Ok(outcomes)
}

/// Begins the transaction, and returns what the batch is about. Nothing is written here.
async fn begin(connection: &Connection, writes: &[&Write]) -> Result<State, Failure> {
    let locks = writes.iter().flat_map(|write| write.locks());
    let (reading, writing): (Vec<Lock>, Vec<Lock>) = locks.partition(|lock| lock.is_read_only);
    let names = |locks: Vec<Lock>| locks.into_iter().map(|lock| lock.name).collect::<Vec<_>>();
    let (reading, writing) = (names(reading), names(writing));
    let (mut logs, mut keys, mut ids): (Vec<&str>, Vec<&str>, Vec<&str>) = Default::default();
    for write in writes {
        match write {
            Write::Group { group, .. } => {
                if let Some(append) = &group.append {
                    logs.push(&append.log.0);
                    logs.extend(append.parent().map(|parent| &*parent.log.0));
                }
                keys.extend(group.documents.iter().map(DocumentChange::key));
                keys.extend(group.preconditions.iter().map(|required| &*required.key));
                ids.extend(group.id.as_deref());
            }
            Write::DeleteLog { log, .. } => logs.push(&log.0),
        }
    }
    let lock = connection.prepared(LOCK).await?;
    let state = connection.prepared(STATE).await?;
    // The three go out together. The state is read after the locks were taken.
    let (began, locked, state) = join3(
        connection.execute_text("begin"),
        connection.query_prepared(&lock, &[&writing, &reading]),
        connection.query_prepared(&state, &[&logs, &keys, &ids]),
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
    let (mut state, mut replication) = (State::default(), String::new());
    for row in rows {
        let name: String = row.try_get(1)?;
        let number = row.try_get::<_, Option<i64>>(4)?.map(from_stored);
        match row.try_get::<_, &str>(0)? {
            "log" => {
                let log = LogState {
                    ancestors: row.try_get(2)?,
                    deleted: row.try_get::<_, Option<bool>>(3)?.unwrap_or_default(),
                    head: number,
                    has_children: row.try_get(5)?,
                };
                state.logs.insert(name, log);
            }
            "document" => drop(state.documents.insert(name, number.unwrap_or_default())),
            "written" => drop(state.written.insert(name)),
            _ => replication = name,
        }
    }
    Ok((state, replication))
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
    let Changes { keys, versions, values, keys_deleted, logs_deleted, ids, .. } = changes;
    let append = connection.prepared(APPEND).await?;
    let put = connection.prepared(PUT).await?;
    let note = connection.prepared(NOTE).await?;
    let delete_logs = connection.prepared(DELETE_LOGS).await?;
    let fence = connection.prepared(FENCE).await?;
    let replication = connection.prepared(checks::REPLICATION).await?;
    let of_append: [Parameter<'_>; 9] = [
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
    let of_put: [Parameter<'_>; 4] = [keys_deleted, keys, versions, values];
    let (of_note, of_deletion): ([Parameter<'_>; 1], [Parameter<'_>; 1]) = ([ids], [logs_deleted]);
    let of_fence: [Parameter<'_>; 1] = [&server];
    let has_logs = !logs.is_empty() || !rows_removed.is_empty();
    let appends = execute_if(has_logs, connection, &append, &of_append);
    let puts = execute_if(changes.has_documents(), connection, &put, &of_put);
    let noted = execute_if(!ids.is_empty(), connection, &note, &of_note);
    let deletions = execute_if(!logs_deleted.is_empty(), connection, &delete_logs, &of_deletion);
    let fenced = execute_if(changes.is_empty(), connection, &fence, &of_fence);
    // They are sent in this order.
    let commit = connection.execute_text("commit");
    let ((appends, puts, noted, deletions), (fenced, committed), replication) = join3(
        join4(appends, puts, noted, deletions),
        join(fenced, commit),
        connection.query_prepared(&replication, &[]),
    )
    .await;
    let results = [appends, puts, noted, deletions, fenced, committed];
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

/// A parameter of a statement.
type Parameter<'a> = &'a (dyn ToSql + Sync);

/// Executes a statement if there is something for it to do. It is sent when the future is polled for
/// the first time.
async fn execute_if(
    is_needed: bool,
    connection: &Connection,
    statement: &Statement,
    parameters: &[Parameter<'_>],
) -> Result<(), Failure> {
    match is_needed {
        true => connection.query_prepared(statement, parameters).await.map(drop),
        false => Ok(()),
    }
}

/// Whether the last commit has waited for a standby, by the reply to [`checks::REPLICATION`] after it.
fn check_waited(
    connection: &Connection,
    replication: Result<Vec<Row>, Failure>,
) -> Result<(), String> {
    // The server says so in a warning, unless its standbys were taken away during the commit.
    if connection.has_warned() {
        return Err("the database warned while it committed".into());
    }
    let replication = replication.map_err(|failure| failure.to_string())?;
    checks::was_unsynced(&replication, connection.allow_unsynced).map_or(Ok(()), Err)
}
