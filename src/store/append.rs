//! Appending until the answer is definite.

use std::{sync::Arc, time::Duration};

use super::{AppendError, Entry, EventStore, LogId, Position};

/// How often one entry is offered before [`AppendError::Unknown`] goes up to the caller.
pub const APPEND_TRIES_MAX: u32 = 8;

/// Pause after the first doubtful answer; it doubles with each further one.
const FIRST_PAUSE: Duration = Duration::from_millis(5);

/// Appends an entry and clears up doubt: after `Unknown` the same bytes are offered again, and the
/// `append_id` of what stands at the wanted number tells whose entry it is. `Unknown` is left only
/// after [`APPEND_TRIES_MAX`] tries; until somebody has cleared it up nothing else may be decided
/// for that log.
pub async fn append_definitely<S: EventStore + ?Sized>(
    store: &S,
    log: &LogId,
    after: Option<Position>,
    entry: impl Into<Arc<Entry>>,
) -> Result<Position, AppendError> {
    let entry = entry.into();
    let mut doubt = None;
    let mut pause = FIRST_PAUSE;
    for _ in 0..APPEND_TRIES_MAX {
        if doubt.is_some() {
            tokio::time::sleep(pause).await;
            pause *= 2;
        }
        let why = match store.append(log, after, entry.clone()).await {
            Ok(position) => return Ok(position),
            Err(AppendError::Refused(why)) if doubt.is_none() => {
                return Err(AppendError::Refused(why));
            }
            // A later refusal speaks of that try only; the doubtful one may yet appear.
            Err(AppendError::Unknown(why) | AppendError::Refused(why)) => why,
            // Asked even without doubt: these bytes may have been offered before, as by an import
            // that is run again.
            Err(AppendError::Taken) => match store.read(log, Position::next(after), 1).await {
                Ok(found) => match found.into_iter().next() {
                    Some((position, there)) if there.append_id == entry.append_id => {
                        return Ok(position);
                    }
                    Some(_) => return Err(AppendError::Taken),
                    None => "the wanted number is taken, but nothing can be read there yet".into(),
                },
                Err(error) => error.to_string(),
            },
        };
        doubt = Some(why);
    }
    Err(AppendError::Unknown(doubt.expect("each try that did not return left its doubt")))
}
