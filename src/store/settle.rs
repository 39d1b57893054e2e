//! Writing with retries until the outcome is known.
//!
//! Changes that are offered again are recognised: by the `append_id` of their entry, which the log
//! has, or by their own id, which the store keeps for a while.

use std::time::Duration;

use tokio::time::Instant;

use super::{
    Changes, Conflict, DocumentStore, EventStore, Position, Precondition, WriteError, Writer,
    changes::NewEntry,
};

/// How often the same changes are offered before the caller gets [`WriteError::Unknown`].
pub const WRITE_ATTEMPTS_MAX: u32 = 8;

/// How long an unknown outcome is looked for: longer than the failover of a database takes. What a
/// store keeps to recognise changes is kept for longer than that.
const SETTLE_MAX: Duration = Duration::from_secs(30);

/// Pause before the second attempt; it doubles with each further one.
const FIRST_PAUSE: Duration = Duration::from_millis(5);

/// Writes changes and resolves unknown outcomes: after `Unknown` the same changes are offered again,
/// and if the position of their entry is taken, the `append_id` of the stored entry tells whether it
/// is theirs. Returns `Unknown` only after [`WRITE_ATTEMPTS_MAX`] attempts or half a minute. Until
/// that is resolved, nothing else may be decided for this log. Changes without an entry and without
/// an id are offered once.
///
/// Another conflict settles a doubt too: an earlier attempt that may still be on its way finds the
/// same document changed as well.
pub async fn write_with_retry<S: EventStore + ?Sized>(
    store: &S,
    changes: Changes,
    preconditions: &[Precondition],
) -> Result<Option<Position>, WriteError> {
    settle(&ToLogs { store, changes, preconditions }).await
}

/// The same for changes of documents alone, which have an id.
pub async fn write_documents_with_retry<S: DocumentStore + ?Sized>(
    store: &S,
    changes: Changes,
    preconditions: &[Precondition],
) -> Result<(), WriteError> {
    settle(&ToDocuments { store, changes, preconditions }).await.map(drop)
}

/// What came of one attempt. An error means that it is unknown whether the changes are stored.
type Attempt = Result<Result<Option<Position>, WriteError>, String>;

/// Changes that are offered until their outcome is known.
trait Offer {
    fn changes(&self) -> &Changes;
    fn offer(&self, is_in_doubt: bool) -> impl Future<Output = Attempt> + Send;
}

struct ToLogs<'a, S: ?Sized> {
    store: &'a S,
    changes: Changes,
    preconditions: &'a [Precondition],
}

struct ToDocuments<'a, S: ?Sized> {
    store: &'a S,
    changes: Changes,
    preconditions: &'a [Precondition],
}

impl<S: EventStore + ?Sized> Offer for ToLogs<'_, S> {
    fn changes(&self) -> &Changes {
        &self.changes
    }

    async fn offer(&self, is_in_doubt: bool) -> Attempt {
        let attempt = offer_once(self.store, &self.changes, self.preconditions, is_in_doubt).await;
        let Ok(Err(WriteError::Conflict(Conflict::Entry))) = attempt else { return attempt };
        let Some(NewEntry { log, after, entry }) = &self.changes.entry else { return attempt };
        // This is checked on the first attempt too: a repeated import offers entries that may have
        // been stored by the import before it.
        let found = self.store.read(log, Position::number_after(*after), 1).await;
        match found.map_err(|error| error.to_string())?.into_iter().next() {
            Some((position, stored)) if stored.append_id == entry.append_id => {
                Ok(Ok(Some(position)))
            }
            Some(_) => attempt,
            None => Err("the position is taken, but its entry cannot be read yet".into()),
        }
    }
}

impl<S: DocumentStore + ?Sized> Offer for ToDocuments<'_, S> {
    fn changes(&self) -> &Changes {
        &self.changes
    }

    async fn offer(&self, is_in_doubt: bool) -> Attempt {
        offer_once(self.store, &self.changes, self.preconditions, is_in_doubt).await
    }
}

async fn offer_once<S: Writer + ?Sized>(
    store: &S,
    changes: &Changes,
    preconditions: &[Precondition],
    is_in_doubt: bool,
) -> Attempt {
    match store.write(changes.clone(), preconditions.to_vec()).await {
        Err(WriteError::Unknown(why)) => Err(why),
        // A rejection is about this attempt only: an earlier one with an unknown outcome may still
        // be written.
        Err(WriteError::Rejected(why)) if is_in_doubt => Err(why),
        outcome => Ok(outcome),
    }
}

async fn settle(offered: &impl Offer) -> Result<Option<Position>, WriteError> {
    let deadline = Instant::now() + SETTLE_MAX;
    let mut pause = FIRST_PAUSE;
    // The first attempt has the limits of the store alone.
    let mut doubt = match offered.offer(false).await {
        Ok(outcome) => return outcome,
        Err(why) => why,
    };
    let attempts = if offered.changes().can_be_settled() { WRITE_ATTEMPTS_MAX } else { 1 };
    for _ in 1..attempts {
        let again = async {
            tokio::time::sleep(pause).await;
            offered.offer(true).await
        };
        match tokio::time::timeout_at(deadline, again).await {
            Ok(Ok(outcome)) => return outcome,
            Ok(Err(why)) => doubt = why,
            Err(_) => break,
        }
        pause *= 2;
    }
    Err(WriteError::Unknown(doubt))
}
