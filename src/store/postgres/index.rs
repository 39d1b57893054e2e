//! Builds all index rows again from the last entries of the logs.

use super::super::{IndexRowsFn, index_progress::IndexProgress, index_rows};
use super::connection::Connection;
use super::read::{self, ReadError};

/// How many logs are read at a time.
const LOGS_PER_PAGE: usize = 500;

const DELETE_ALL: &str = "truncate index_rows";

const INSERT: &str =
    "insert into index_rows select unnest($1::text[]) on conflict (index_row) do nothing";

/// Deletes all index rows and computes them again, in the transaction of this connection. A log
/// whose last entry is corrupt is left out.
pub(super) async fn rebuild(
    connection: &Connection,
    index_rows_fn: IndexRowsFn,
) -> Result<(), ReadError> {
    connection.execute_text(DELETE_ALL).await?;
    let (mut after, mut progress) = (None, IndexProgress::default());
    loop {
        let logs = read::logs(connection, after.as_ref(), LOGS_PER_PAGE).await?;
        let Some(last) = logs.last().cloned() else { return Ok(()) };
        let mut rows = Vec::new();
        for log in &logs {
            match read::last(connection, log).await {
                Ok(Some((_, entry))) => {
                    rows.extend(index_rows::compute(index_rows_fn, log, &entry))
                }
                Ok(None) => {}
                Err(ReadError::Stored(error)) => tracing::warn!(%error, "left out of the index"),
                Err(error @ ReadError::Failed(_)) => return Err(error),
            }
        }
        connection.query(INSERT, &[&rows]).await?;
        progress.add(logs.len());
        after = Some(last);
    }
}
