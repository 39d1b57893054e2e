//! Appends what was decided, in three steps: prepare the entry and the game after it, from the game
//! before it; write the entry, with the documents that change with it; publish what is durable.
//!
//! Invariant: nothing is published before it is durable, and waiters are notified of everything
//! that may have become durable.

use std::sync::Arc;

use super::{
    append_id::append_id,
    execute::Draft,
    games::{Games, topics},
    handle::{GameHandle, Offered},
    hub::Topic,
    server_queue::{MoveSpeed, OWNER_UNKNOWN},
};
use crate::{boxed, documents::Group, error::ServiceError, space::Growth};
use kontor_environment::{Entropy, fresh_id};
use kontor_log::{
    commit::{Commit, FORMAT},
    lobby::Status,
    snapshot::{Snapshot, base_after},
    time::Timestamp,
};
use kontor_store::{Conflict, Entry, IdempotentRequest, LogId, Position, WriteError};

/// When a commit is made.
struct Times {
    /// The time of this server's clock.
    now: Timestamp,
    /// The time of the commit.
    at: Timestamp,
    /// For how long the clocks of the table stood since the last commit, because the service was
    /// away.
    away_ms: u64,
}

/// A commit that is ready to be written.
struct Prepared {
    /// The entry after which it is appended.
    after: Position,
    entry: Arc<Entry>,
    /// The game after it, without the history.
    next: Arc<Snapshot>,
    /// The topics to notify.
    topics: Arc<[Topic]>,
    /// How fast the move is that the server has to make next, if it has to make one.
    server_move: Option<MoveSpeed>,
}

impl Games {
    /// Appends what was decided on this snapshot, with the changes of the group, and publishes it
    /// once it is durable. `None` means that another entry was appended first, or that one of the
    /// documents has changed, and the command must be decided again. The caller has the turn of the
    /// game.
    #[boxed]
    pub async fn append(
        &self,
        handle: &GameHandle,
        before: Arc<Snapshot>,
        draft: Draft,
        request: Option<Arc<IdempotentRequest>>,
        group: Group,
    ) -> Result<Option<Arc<Snapshot>>, ServiceError> {
        let times = self.times(&before, &draft).await?;
        let prepared = prepare(&before, draft, &times, request, self.entropy())?;
        if let Some(growth) = growth(&before, &prepared.next) {
            self.space.admit(growth)?;
        }
        let written = self.write(handle, &prepared, group).await?;
        Ok(written.map(|(offered, position)| self.publish(offered, position, before, prepared)))
    }

    async fn times(&self, before: &Snapshot, draft: &Draft) -> Result<Times, ServiceError> {
        // The clock may have been set back; the times of a game never go back.
        let now = self.right_time()?;
        let at = now.max(before.last.at).max(draft.not_before.unwrap_or(now));
        let away_ms = self.away_ms(before, &draft.events, at).await?;
        Ok(Times { now, at, away_ms })
    }

    /// Writes the entry and the changes of the group as one, and resolves doubts about that. `None`
    /// if that was forestalled.
    async fn write<'a>(
        &'a self,
        handle: &'a GameHandle,
        Prepared { after, entry, topics, .. }: &Prepared,
        group: Group,
    ) -> Result<Option<(Offered<'a>, Position)>, ServiceError> {
        let offered = handle.offer(entry.clone(), &self.hub, topics.clone());
        let log = LogId(handle.id.clone());
        match group.append(self.events(), &log, Some(*after), entry.clone()).await {
            Ok(position) => Ok(Some((offered, position))),
            Err(WriteError::Conflict(Conflict::Entry)) => {
                handle.heard(|heard| heard.find(after.number + 1));
                Ok(None)
            }
            Err(WriteError::Conflict(_)) => Ok(None),
            Err(error) => {
                // News that come from now on are told to everybody.
                drop(offered);
                drop(handle.forget());
                if let WriteError::Unknown(_) = error {
                    // The entry may have been written. All its waiters are notified, and check the
                    // log.
                    self.hub.publish(topics);
                    self.server_queue.push(&handle.id, MoveSpeed::Slow, &OWNER_UNKNOWN.into());
                }
                Err(error.into())
            }
        }
    }

    /// Brings what is durable to memory, to waiters, and to the queue of the server.
    fn publish(
        &self,
        offered: Offered<'_>,
        position: Position,
        before: Arc<Snapshot>,
        Prepared { entry, mut next, server_move, .. }: Prepared,
    ) -> Arc<Snapshot> {
        Snapshot::unshared(&mut next).position = position;
        let (handle, next) = offered.advance(before, next, &entry);
        self.handles.reweigh(handle);
        // This notifies the waiters.
        drop(offered);
        if let Some(speed) = server_move {
            self.server_queue.push(&handle.id, speed, &next.lobby.owner.id);
        }
        next
    }
}

/// What is written and published if this is appended, computed from the arguments alone.
fn prepare(
    before: &Snapshot,
    draft: Draft,
    times: &Times,
    request: Option<Arc<IdempotentRequest>>,
    entropy: &dyn Entropy,
) -> Result<Prepared, ServiceError> {
    let Draft { after, not_before: _, seat, action, events, state } = draft;
    let Times { now, at, away_ms } = *times;
    let commit = before.commit() + 1;
    let commit = Commit { format: FORMAT, commit, at, away_ms, seat, action, events };
    let replaces_invite = commit.replaces_invite() && before.invite.is_some();
    let text = commit.to_raw(before.rules);
    let next = before.with_commit(commit, text.get(), state);
    let mut next = next.map_err(|why| {
        ServiceError::Internal(format!("a decided commit cannot be applied: {why}"))
    })?;
    let fresh = Snapshot::unshared(&mut next);
    if replaces_invite {
        fresh.invite = Some(fresh_id("i", entropy));
    }
    fresh.ahead_ms = at.0 - now.0;
    let progress = fresh.progress();
    // The snapshot has a base as long as the table has not changed since the entry that the base
    // names. Then the new entry refers to the base for the part of the summary that describes the
    // table, and contains only the progress. Otherwise it contains the whole summary.
    let base = fresh.base.clone();
    let is_table_changed = base.is_none();
    let summary = if is_table_changed { fresh.summary().to_raw() } else { progress.to_raw() };
    let append_id = append_id(entropy);
    let entry = Entry { append_id, request, parent: None, base, summary, seed: None, commit: text };
    // Later entries refer to the same base, or to this entry if it has none.
    fresh.base = Some(base_after(fresh.position, &entry));
    // A player who has lost a seat is told as well.
    let left = before.lobby.players().filter(|_| is_table_changed);
    let topics = topics(&before.id, next.lobby.players().chain(left), is_table_changed).into();
    let server_move = MoveSpeed::of(&progress);
    Ok(Prepared { after, entry: entry.into(), next, topics, server_move })
}

/// How a commit makes the store grow; `None` if it leads to less. At a table that has not started,
/// everything leads to a new game.
fn growth(before: &Snapshot, after: &Snapshot) -> Option<Growth> {
    match (before.lobby.status(), after.lobby.deleted) {
        (_, true) => None,
        (Status::Open, false) => Some(Growth::New),
        (Status::Running | Status::Finished | Status::Quarantined, false) => Some(Growth::Ongoing),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::tests::{draft, server, table};
    use kontor_test_store::indexed_store;

    /// The same byte each time.
    struct Same(u8);

    impl Entropy for Same {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(self.0);
        }
    }

    #[tokio::test]
    async fn what_is_prepared_follows_from_its_arguments_and_changes_nothing() {
        let games = server(&indexed_store());
        let handle = table(&games).await;
        let before = games.load(&handle).await.unwrap();
        let (number, seq) = (before.position.number, before.seq);
        let times = Times { now: Timestamp(5), at: before.last.at, away_ms: 0 };
        let [one, other] = [1, 1]
            .map(|byte| prepare(&before, draft(&before, 1), &times, None, &Same(byte)).unwrap());
        let text = |prepared: &Prepared| serde_json::to_string(&*prepared.entry).unwrap();
        assert_eq!(text(&one), text(&other));
        assert_eq!((before.position.number, before.seq), (number, seq));
        assert_eq!((one.next.position.number, one.next.seq), (number + 1, seq + 1));
        assert_eq!(one.next.ahead_ms, before.last.at.0 - 5, "the clock was set back");
        assert!(one.entry.base.is_none(), "the table has changed");
        let players = one.next.lobby.players().count();
        assert!(one.topics == other.topics && one.topics.len() > players);
    }
}
