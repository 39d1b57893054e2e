//! Replays the log of a game: reads its entries and applies them one after the other.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use crate::{
    boxed,
    error::ServiceError,
    runtime::games::{Games, Inner},
};
use kontor_log::{chain, snapshot::Snapshot, summary::Summary};
use kontor_store::{Entry, LogId};

/// Maximum number of entries that are read from the store at a time.
const ENTRIES_READ_MAX: usize = 256;

/// A log with so many entries at most is replayed at once, in the task of the caller.
const REPLAYED_AT_ONCE_MAX: u64 = 256;

impl Games {
    /// [`Inner::replay_log`], for a long log on a background thread: it would keep the moves of
    /// other games waiting that the thread answers as well.
    pub(crate) async fn replay_in_turn(
        &self,
        id: &Arc<str>,
        until: Option<u64>,
    ) -> Result<Option<Box<Snapshot>>, ServiceError> {
        let last = match until {
            Some(last) => last,
            None => self.head(&LogId(id.clone())).await?.map_or(0, |head| head.number),
        };
        if last < REPLAYED_AT_ONCE_MAX {
            return self.replay_log(id, until).await;
        }
        let (games, log) = (self.clone(), id.clone());
        self.replays.in_turn(id, async move { games.replay_log(&log, until).await }).await
    }
}

impl Inner {
    /// Replays a game's log, up to a commit if one is given. `None` means that there is no such
    /// log, or that its import is not complete yet.
    #[boxed]
    pub async fn replay_log(
        &self,
        id: &Arc<str>,
        until: Option<u64>,
    ) -> Result<Option<Box<Snapshot>>, ServiceError> {
        let replayed = self.replay_from(id, None, until, |_| {}).await?;
        let is_wanted = |partial: bool| until.is_some() || !partial;
        Ok(replayed.filter(|(_, partial)| is_wanted(*partial)).map(|(snapshot, _)| snapshot))
    }

    /// The snapshot after the entries that were appended since this one; `None` if there are none,
    /// because the log was deleted.
    pub(crate) async fn catch_up(
        &self,
        before: &Arc<Snapshot>,
    ) -> Result<Option<Box<Snapshot>>, ServiceError> {
        let start = Some(before.with_history());
        let replayed = self.replay_from(&before.id, start, None, |_| {}).await?;
        let is_newer = |snapshot: &Snapshot| snapshot.position.number > before.position.number;
        Ok(replayed.map(|(snapshot, _)| snapshot).filter(|snapshot| is_newer(snapshot)))
    }

    /// Replays a game's log from a snapshot on, or from its beginning, and calls `passed` with the
    /// snapshot after each commit. The result says whether the import of the game is incomplete.
    ///
    /// The snapshot is boxed, because the futures around it would keep a place for it and copy it
    /// whenever they hand it on.
    pub(crate) async fn replay_from(
        &self,
        id: &Arc<str>,
        start: Option<Box<Snapshot>>,
        until: Option<u64>,
        mut passed: impl FnMut(&Snapshot),
    ) -> Result<Option<(Box<Snapshot>, bool)>, ServiceError> {
        let log = LogId(id.clone());
        let mut snapshot = start;
        let mut is_partial = false;
        loop {
            let from = snapshot.as_ref().map_or(0, |snapshot| snapshot.position.number + 1);
            let wanted =
                until.map_or(ENTRIES_READ_MAX as u64, |last| (last + 1).saturating_sub(from));
            let limit = ENTRIES_READ_MAX.min(usize::try_from(wanted).unwrap_or(ENTRIES_READ_MAX));
            let entries =
                if limit == 0 { Vec::new() } else { self.read_log(&log, from, limit).await? };
            let last_page = entries.len() < limit || limit == 0;
            for (position, entry) in &entries {
                // The entries of a corrupt log may violate assertions of the rules.
                let next = catch_unwind(AssertUnwindSafe(|| match snapshot.take() {
                    None => Snapshot::from_first_entry(id, *position, entry).map(Box::new),
                    Some(mut before) => before.apply_entry(*position, entry).map(|()| before),
                }));
                let next = match next {
                    Ok(next) => next.map_err(|fault| fault.to_string()),
                    Err(_) => {
                        Err(format!("entry {} breaks an assertion of the rules", position.number))
                    }
                };
                let next = next.map_err(|why| self.quarantine(id, &why))?;
                passed(&next);
                snapshot = Some(next);
            }
            if let (Some(snapshot), Some((_, entry))) = (&snapshot, entries.last()) {
                is_partial = check_head(snapshot, entry)
                    .map_err(|why| self.quarantine(id, &why))?
                    .table
                    .partial;
            }
            if last_page {
                return Ok(snapshot.map(|snapshot| (snapshot, is_partial)));
            }
        }
    }
}

/// Checks that the chain head in the summary of an entry is the one computed from the commits, so
/// that a log that was changed on disk is not replayed.
fn check_head(snapshot: &Snapshot, entry: &Entry) -> Result<Summary, String> {
    let published = Summary::of(entry)?;
    if published.progress.chain_head != chain::hex(&snapshot.head) {
        return Err(format!(
            "the chain head in entry {} does not follow from the commits",
            snapshot.position.number
        ));
    }
    Ok(published)
}
