//! Appending with retries until the outcome is known.

use std::{sync::Arc, time::Duration};

use tokio::time::Instant;

use super::{AppendError, Entry, EventStore, LogId, Position};

/// A document that must have a certain version when an entry is appended. What was decided from the
/// document is then appended only as long as nobody has changed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Precondition {
    /// The key of the document.
    pub key: String,
    /// Its version; `None` if there must be no such document.
    pub version: Option<u64>,
}

/// How often one entry is offered before the caller gets [`AppendError::Unknown`].
pub const APPEND_ATTEMPTS_MAX: u32 = 8;

/// How long an unknown outcome is looked for: longer than the failover of a database takes.
const SETTLE_MAX: Duration = Duration::from_secs(30);

/// Pause before the second attempt; it doubles with each further one.
const FIRST_PAUSE: Duration = Duration::from_millis(5);

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
            | AppendError::DocumentChanged
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

/// Appends an entry and resolves unknown outcomes: after `Unknown` the same entry is offered again,
/// and on a conflict the `append_id` of the stored entry tells whether it is this one. Returns
/// `Unknown` only after [`APPEND_ATTEMPTS_MAX`] attempts or half a minute. Until that is resolved,
/// nothing else may be decided for this log.
pub async fn append_with_retry<S: EventStore + ?Sized>(
    store: &S,
    log: &LogId,
    after: Option<Position>,
    entry: impl Into<Arc<Entry>>,
) -> Result<Position, AppendError> {
    append_if_with_retry(store, log, after, entry, &[]).await
}

/// The same as long as the documents have these versions. One that has another version settles a
/// doubt too: an earlier attempt that may still be on its way finds it changed as well.
pub async fn append_if_with_retry<S: EventStore + ?Sized>(
    store: &S,
    log: &LogId,
    after: Option<Position>,
    entry: impl Into<Arc<Entry>>,
    preconditions: &[Precondition],
) -> Result<Position, AppendError> {
    let offered = Offer { log, after, entry: entry.into(), preconditions };
    let deadline = Instant::now() + SETTLE_MAX;
    let mut pause = FIRST_PAUSE;
    // The first attempt has the limits of the store alone.
    let mut doubt = match offered.to(store, false).await {
        Ok(outcome) => return outcome,
        Err(why) => why,
    };
    for _ in 1..APPEND_ATTEMPTS_MAX {
        let again = async {
            tokio::time::sleep(pause).await;
            offered.to(store, true).await
        };
        match tokio::time::timeout_at(deadline, again).await {
            Ok(Ok(outcome)) => return outcome,
            Ok(Err(why)) => doubt = why,
            Err(_) => break,
        }
        pause *= 2;
    }
    Err(AppendError::Unknown(doubt))
}

/// An entry that is offered until its outcome is known.
struct Offer<'a> {
    log: &'a LogId,
    after: Option<Position>,
    entry: Arc<Entry>,
    preconditions: &'a [Precondition],
}

impl Offer<'_> {
    /// Offers the entry once. An error means that it is unknown whether the entry is stored.
    async fn to<S: EventStore + ?Sized>(
        &self,
        store: &S,
        is_in_doubt: bool,
    ) -> Result<Result<Position, AppendError>, String> {
        let Offer { log, after, entry, preconditions } = self;
        match store.append_if(log, *after, entry.clone(), preconditions.to_vec()).await {
            Ok(position) => Ok(Ok(position)),
            Err(
                error @ (AppendError::ReadOnly
                | AppendError::Deleted
                | AppendError::DocumentChanged),
            ) => Ok(Err(error)),
            Err(AppendError::Rejected(why)) if !is_in_doubt => Ok(Err(AppendError::Rejected(why))),
            // A rejection is about this attempt only: an earlier one with an unknown outcome may
            // still be written.
            Err(AppendError::Unknown(why) | AppendError::Rejected(why)) => Err(why),
            // This is checked on the first attempt too: a repeated import offers entries that may
            // have been stored by the import before it.
            Err(AppendError::Conflict) => {
                match store.read(log, Position::number_after(*after), 1).await {
                    Ok(found) => match found.into_iter().next() {
                        Some((position, stored)) if stored.append_id == entry.append_id => {
                            Ok(Ok(position))
                        }
                        Some(_) => Ok(Err(AppendError::Conflict)),
                        None => {
                            Err("the position is taken, but its entry cannot be read yet".into())
                        }
                    },
                    Err(error) => Err(error.to_string()),
                }
            }
        }
    }
}
