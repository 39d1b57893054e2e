//! Appending entries with retries until the outcome is known.

use std::sync::Arc;

use super::{
    AppendError, Changes, Entry, EventStore, LogId, Position, Precondition, write_with_retry,
};

/// Appends entries one after the other, many of them with one fsync if the store can do that.
/// Entries that are there already are recognised, as by [`append_with_retry`].
pub async fn append_all_with_retry<S: EventStore + ?Sized>(
    store: &S,
    log: &LogId,
    after: Option<Position>,
    entries: &[Arc<Entry>],
) -> Result<Position, AppendError> {
    match store.append_all(log, after, entries).await {
        done @ (Ok(_) | Err(AppendError::ReadOnly | AppendError::Deleted)) => return done,
        Err(
            AppendError::Conflict
            | AppendError::DocumentChanged(_)
            | AppendError::Rejected(_)
            | AppendError::Unknown(_),
        ) => {}
    }
    // Some of them may be written. Offered again one by one, each has a known outcome.
    let mut last = after;
    for entry in entries {
        last = Some(append_with_retry(store, log, last, entry.clone()).await?);
    }
    last.ok_or_else(|| AppendError::Rejected("there are no entries".into()))
}

/// Appends an entry and resolves unknown outcomes, as [`write_with_retry`] does.
pub async fn append_with_retry<S: EventStore + ?Sized>(
    store: &S,
    log: &LogId,
    after: Option<Position>,
    entry: impl Into<Arc<Entry>>,
) -> Result<Position, AppendError> {
    append_if_with_retry(store, log, after, entry, &[]).await
}

/// The same as long as the documents have these versions.
pub async fn append_if_with_retry<S: EventStore + ?Sized>(
    store: &S,
    log: &LogId,
    after: Option<Position>,
    entry: impl Into<Arc<Entry>>,
    preconditions: &[Precondition],
) -> Result<Position, AppendError> {
    let changes = Changes::append(log.clone(), after, entry.into());
    let written = write_with_retry(store, changes, preconditions).await?;
    Ok(written.expect("a group with an entry has a position"))
}
