//! Mends the index rows of a few logs at a time, while servers go on writing.
//!
//! Each step locks its logs as writes do, computes their rows from their last entries and commits.
//! So a step is right whatever happens before, after or beside it, and a repair that was
//! interrupted is simply started again.

use std::collections::BTreeSet;

use super::super::LogId;
use super::check::{RowsOf, WrongRows};
use super::connection::Connection;
use super::read::{self, ReadError};
use super::transaction::LOCK;
use super::write;

/// How many logs or rows are mended at a time: moves in these games wait until the step ends.
const STEP: usize = 20;
/// The progress is told after so many steps.
const STEPS_PER_PROGRESS: usize = 500;

const MEND: &str = "with removed as (delete from index_rows where index_row = any($1::text[]))
    insert into index_rows select unnest($2::text[]) on conflict (index_row) do nothing";

/// Mends all rows that are wrong. `progress` is told about how many logs and rows are done.
pub(super) async fn repair(
    connection: &Connection,
    rows_of: RowsOf<'_>,
    wrong: &WrongRows,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<(), ReadError> {
    let logs: Vec<&str> = wrong.logs.iter().map(String::as_str).collect();
    let of_logs = logs.chunks(STEP).map(|logs| (logs.iter().copied().collect(), &[][..]));
    let of_strays = wrong.strays.chunks(STEP).map(|strays| {
        let logs: BTreeSet<&str> = strays.iter().flat_map(|row| row.split('/')).collect();
        (logs, strays)
    });
    for (step, (logs, strays)) in of_logs.chain(of_strays).enumerate() {
        if step % STEPS_PER_PROGRESS == 0 {
            progress(step * STEP);
        }
        mend(connection, rows_of, &logs, strays).await?;
    }
    Ok(())
}

/// Adds the rows of the logs, and removes those rows that belong to none of them. A row contains
/// the id of its log, so the names are those of all logs that a row may belong to.
async fn mend(
    connection: &Connection,
    rows_of: RowsOf<'_>,
    names: &BTreeSet<&str>,
    strays: &[String],
) -> Result<(), ReadError> {
    let logs: Vec<LogId> =
        names.iter().map(|name| LogId((*name).into())).filter(LogId::is_valid).collect();
    let locks: Vec<String> = logs.iter().map(write::lock_of_log).collect();
    connection.execute_text("begin").await?;
    connection.query(LOCK, &[&locks, &Vec::<String>::new()]).await?;
    let (mut rows, mut unknown) = (BTreeSet::new(), BTreeSet::new());
    for log in &logs {
        match read::last(connection, log).await {
            Ok(Some((_, last))) => rows.extend(rows_of(log, &last)),
            Ok(None) => {}
            Err(ReadError::Stored(error)) => {
                tracing::warn!(%error, "its index rows are left as they are");
                unknown.insert(&*log.0);
            }
            Err(error @ ReadError::Failed(_)) => return Err(error),
        }
    }
    let is_stray =
        |row: &&String| !rows.contains(*row) && !row.split('/').any(|part| unknown.contains(part));
    let removed: Vec<&String> = strays.iter().filter(is_stray).collect();
    let added: Vec<&String> = rows.iter().collect();
    connection.query(MEND, &[&removed, &added]).await?;
    connection.execute_text("commit").await?;
    Ok(())
}
