//! The one way in which a command changes a game: load a snapshot, check that the caller may know
//! of the game, repeat the answer of an earlier request with the same idempotency key, decide,
//! append, publish, reply.
//!
//! Invariant: one command appends at most one entry, with the documents that change with it, and
//! nothing is published before all of that is durable.

use std::{sync::Arc, time::Duration};

use serde_json::value::RawValue;
use tokio::time::{Instant, timeout_at};
use tracing::Instrument;

use crate::{
    catalogue::Refused,
    documents::Group,
    environment::fresh_id,
    error::{AppError, StoreFault},
    log::{
        any_rules::State,
        commit::{Commit, FORMAT},
        events::Events,
        lobby::Status,
        snapshot::{Snapshot, base_after},
    },
    runtime::{
        conflicts::{self, ATTEMPTS_MAX},
        games::{Games, topics},
        handle::GameHandle,
        hub::{Subscription, Topic},
        server_queue::{MoveSpeed, OWNER_UNKNOWN},
        standing_orders::OrderableDecision,
        traces,
    },
    space::Growth,
    time::Timestamp,
};
use kontor_rules::Seat;
use kontor_store::{Conflict, Entry, IdempotentRequest, LogId, Position, Precondition, WriteError};

/// Maximum time for which a caller in a sandbox waits until the server has made its own moves.
pub(crate) const SERVER_FIRST_MAX: Duration = Duration::from_secs(20);

/// A command on a game.
pub(crate) trait Command: Send + Sync + 'static {
    /// The answer to the caller.
    type Answer: Send + 'static;
    /// What documents say that it depends on.
    type Read: Default + Send + Sync + 'static;

    /// Whether in a sandbox this command waits until the server has made all moves that it has to
    /// make. The events of a sandbox must follow from its seed and the commands alone, and not from
    /// whether a player or the server was faster. So this is set for the commands of players in a
    /// running game, and only for these.
    const SERVER_FIRST: bool = false;

    /// Refuses a caller who may not know of the game.
    fn admit(&self, snapshot: &Snapshot) -> Result<(), AppError>;
    /// Reads the documents that it depends on, in the turn of the game, and says what changes in them
    /// together with the entry, if there is one. What is decided is appended only as long as they are
    /// as they were read; otherwise they are read again.
    fn read(
        &self,
        _: &Games,
        _: &Snapshot,
    ) -> impl Future<Output = Result<(Self::Read, Group), AppError>> + Send {
        async { Ok::<_, AppError>((Self::Read::default(), Group::new())) }
    }
    /// Decides what to append on this snapshot; `None` if the game is already in the desired state.
    fn decide(&self, snapshot: &Snapshot, read: &Self::Read) -> Result<Option<Draft>, AppError>;
    /// The answer, built from the snapshot right after the commit.
    fn answer(&self, snapshot: &Snapshot) -> Self::Answer;
}

/// A command that was decided and is ready to be appended.
pub(crate) struct Draft {
    /// The last entry of the log on which the command was decided. The new entry is appended right
    /// after this one or not at all.
    pub after: Position,
    /// The earliest time of the commit, if it depends on the time that has passed.
    pub not_before: Option<Timestamp>,
    /// The seat that acts.
    pub seat: Option<Seat>,
    /// The command.
    pub action: Arc<RawValue>,
    /// The events that the command causes, at least one.
    pub events: Events,
    /// The state of the rules after the events, if it was computed while deciding.
    pub state: Option<State>,
}

/// Who has to move first in a game.
pub(crate) enum FirstMove {
    /// The server. The subscription is to its next entry, for [`Games::wait_for_server`].
    Server(Subscription),
    /// Players, as long as these orders are unchanged.
    Player(Vec<Precondition>),
}

/// What a command came to on one snapshot.
enum Decided {
    /// Something is to be appended, with these changes of documents.
    Append(Draft, Group),
    /// An earlier request with the same key led to the commit after which this is the snapshot.
    Repeat(Box<Snapshot>),
    /// The game is already in the desired state.
    Nothing,
}

/// The answer to a command, which may repeat the answer to an earlier request.
pub struct CommandReply<T> {
    /// The answer, as of the commit.
    pub answer: T,
    /// Whether an earlier request with the same idempotency key had already caused the commit.
    pub replayed: bool,
}

impl Games {
    /// Executes a command in its turn: loads the snapshot, admits the caller, and then either
    /// repeats the answer of an earlier request with the same key, or decides, appends and answers.
    ///
    /// The command runs in a task of its own, so that a dropped connection leaves nothing half
    /// done.
    pub(crate) async fn execute<C: Command>(
        &self,
        handle: Arc<GameHandle>,
        request: Option<Arc<IdempotentRequest>>,
        command: C,
    ) -> Result<CommandReply<C::Answer>, AppError> {
        let games = self.clone();
        let span = traces::command(&handle.id);
        // The future is boxed, because otherwise its bytes would be copied from one task into
        // another.
        let work = Box::pin(async move {
            let server_first_until = Instant::now() + SERVER_FIRST_MAX;
            let mut turn = handle.turn().instrument(traces::turn()).await;
            let mut attempts = 0;
            while attempts < ATTEMPTS_MAX {
                // Since the handle was found an operator may have quarantined the game.
                if games.is_quarantined(&handle.id) {
                    return Err(Refused::GameQuarantined.into());
                }
                let snapshot = games.load(&handle).instrument(traces::load()).await?;
                traces::note_ruleset(snapshot.rules.kind().id());
                let deciding = games.decide(&command, &snapshot, request.as_deref());
                let (draft, mut group) = match deciding.instrument(traces::decide()).await {
                    Ok(Decided::Append(draft, read)) => (draft, read),
                    Ok(Decided::Repeat(answered)) => {
                        let answer = command.answer(&answered);
                        return Ok(CommandReply { answer, replayed: true });
                    }
                    _ if !games.is_newest(&handle, &snapshot).await? => {
                        attempts += 1;
                        conflicts::pause(games.entropy(), attempts).await;
                        continue;
                    }
                    Ok(Decided::Nothing) => {
                        let answer = command.answer(&snapshot);
                        return Ok(CommandReply { answer, replayed: false });
                    }
                    Err(refusal) => return Err(refusal),
                };
                // This comes after deciding, so that a command that is refused or has nothing to
                // change is answered at once and does not wait for the server.
                if C::SERVER_FIRST {
                    games.space.admit(Growth::Ongoing)?;
                }
                if C::SERVER_FIRST {
                    match games.subscribe_if_server_is_first(&handle).await? {
                        FirstMove::Server(subscription) => {
                            drop(turn);
                            games.wait_for_server(subscription, server_first_until).await?;
                            turn = handle.turn().instrument(traces::turn()).await;
                            // The wait is limited by `server_first_until`. It does not count as an
                            // attempt, because no append failed.
                            continue;
                        }
                        FirstMove::Player(orders) => group = group.unless_any_changed(orders),
                    }
                }
                let request = request.clone();
                let appending = games.append(&handle, snapshot, draft, request, group);
                if let Some(next) = appending.instrument(traces::append()).await? {
                    return Ok(CommandReply { answer: command.answer(&next), replayed: false });
                }
                attempts += 1;
                conflicts::pause(games.entropy(), attempts).await;
            }
            Err(AppError::Store(StoreFault(
                "other entries were appended first in every attempt".to_owned(),
            )))
        });
        self.in_task(work.instrument(span)).await
    }

    /// Admits the caller, and then either finds the answer of an earlier request with the same key,
    /// or decides.
    async fn decide<C: Command>(
        &self,
        command: &C,
        snapshot: &Snapshot,
        request: Option<&IdempotentRequest>,
    ) -> Result<Decided, AppError> {
        command.admit(snapshot)?;
        if let Some(answered) = self.answered_before(snapshot, request).await? {
            return Ok(Decided::Repeat(answered));
        }
        let (read, group) = command.read(self, snapshot).await?;
        let draft = command.decide(snapshot, &read)?;
        Ok(draft.map_or(Decided::Nothing, |draft| Decided::Append(draft, group)))
    }

    /// The game right after the commit that answered this request, if there is one.
    async fn answered_before(
        &self,
        snapshot: &Snapshot,
        request: Option<&IdempotentRequest>,
    ) -> Result<Option<Box<Snapshot>>, AppError> {
        let Some(request) = request else { return Ok(None) };
        // The key of the creation belongs to the player and not to the game.
        let Some(answered) =
            snapshot.history.answered(request).filter(|answered| answered.commit() > 0)
        else {
            return Ok(None);
        };
        if !answered.matches(request) {
            return Err(Refused::KeyReused.into());
        }
        let snapshot = self.replay_in_turn(&snapshot.id, Some(answered.commit())).await?;
        snapshot.ok_or(Refused::GameUnknown.into()).map(Some)
    }

    /// Whether the server or a player has to move first in this game. The caller must free the
    /// game's turn before it waits for the server, because the server needs the turn for its move.
    pub(crate) async fn subscribe_if_server_is_first(
        &self,
        handle: &GameHandle,
    ) -> Result<FirstMove, AppError> {
        if let Some(orders) = self.orders_if_players_move(handle).await? {
            return Ok(FirstMove::Player(orders));
        }
        // The server may have moved after the first check and before the subscription. Then nothing
        // would end the wait, so check again after subscribing.
        let subscription = self.hub.subscribe(vec![Topic::Game(handle.id.clone())]);
        if let Some(orders) = self.orders_if_players_move(handle).await? {
            return Ok(FirstMove::Player(orders));
        }
        if self.events().is_shared() {
            // The server that has queued this move may have stopped.
            self.server_queue.push(&handle.id, MoveSpeed::Quick, &OWNER_UNKNOWN.into());
        }
        Ok(FirstMove::Server(subscription))
    }

    /// The orders from which follows that the server has nothing to do before players move; `None`
    /// if it has. Only in a sandbox players wait for it.
    async fn orders_if_players_move(
        &self,
        handle: &GameHandle,
    ) -> Result<Option<Vec<Precondition>>, AppError> {
        let snapshot = self.load(handle).await?;
        if !snapshot.lobby.sandbox {
            return Ok(Some(Vec::new()));
        }
        if snapshot.due_bot().is_some() {
            return Ok(None);
        }
        let ordered = self.ordered_now(&handle.id, OrderableDecision::all(&snapshot)).await?;
        Ok(ordered.answers.is_empty().then_some(ordered.read))
    }

    /// Waits for the move that the server has to make.
    pub(crate) async fn wait_for_server(
        &self,
        mut subscription: Subscription,
        until: Instant,
    ) -> Result<(), AppError> {
        if self.is_draining() {
            return Err(Refused::Draining.into());
        }
        timeout_at(until, subscription.notified()).await.map_err(|_| Refused::Busy.into())
    }

    /// Appends what was decided on this snapshot, with the changes of the group, and publishes it once
    /// it is durable. `None` means that another entry was appended first, or that one of the documents
    /// has changed, and the command must be decided again.
    pub(crate) async fn append(
        &self,
        handle: &GameHandle,
        before: Arc<Snapshot>,
        draft: Draft,
        request: Option<Arc<IdempotentRequest>>,
        group: Group,
    ) -> Result<Option<Arc<Snapshot>>, AppError> {
        let Draft { after, not_before, seat, action, events, state } = draft;
        // The clock may have been set back; the times of a game never go back.
        let now = self.right_time()?;
        let at = now.max(before.last.at).max(not_before.unwrap_or(now));
        let away_ms = self.away_ms(&before, &events, at).await?;
        let commit = before.commit() + 1;
        let commit = Commit { format: FORMAT, commit, at, away_ms, seat, action, events };
        let replaces_invite = commit.replaces_invite() && before.invite.is_some();
        let text = commit.to_raw(before.rules);
        let mut next = before.with_commit(commit, text.get(), state).map_err(|why| {
            AppError::Internal(format!("a decided commit cannot be applied: {why}"))
        })?;
        if let Some(growth) = growth(&before, &next) {
            self.space.admit(growth)?;
        }
        let fresh = Snapshot::unshared(&mut next);
        if replaces_invite {
            fresh.invite = Some(fresh_id("i", self.entropy()));
        }
        fresh.ahead_ms = at.0 - now.0;
        let progress = next.progress();
        // Whoever has lost a seat is told as well.
        let is_table_changed = next.base.is_none();
        let left = before.lobby.players().filter(|_| is_table_changed);
        let topics = topics(&handle.id, next.lobby.players().chain(left), is_table_changed);
        // The snapshot has a base as long as the table has not changed since the entry that the
        // base names. Then the new entry refers to the base for the part of the summary that
        // describes the table, and contains only the progress. Otherwise it contains the whole
        // summary.
        let base = next.base.clone();
        let summary = if base.is_some() { progress.to_raw() } else { next.summary().to_raw() };
        let append_id = self.append_id();
        let entry = Entry {
            append_id,
            request: request.clone(),
            parent: None,
            base,
            summary,
            seed: None,
            commit: text,
        };
        // Later entries refer to the same base, or to this entry if it has none.
        Snapshot::unshared(&mut next).base = Some(base_after(next.position, &entry));
        let log = LogId(handle.id.clone());
        let is_shared = self.events().is_shared();
        let _appending = is_shared.then(|| handle.appending(&entry.append_id));
        match group.append(self.events(), &log, Some(after), entry).await {
            Ok(position) => {
                Snapshot::unshared(&mut next).position = position;
                let next = handle.advance(before, next, request.as_deref());
                self.handles.reweigh(handle);
                self.hub.publish(&topics);
                handle.note_published(next.position.number);
                if let Some(speed) = MoveSpeed::of(&progress) {
                    self.server_queue.push(&handle.id, speed, &next.lobby.owner.id);
                }
                Ok(Some(next))
            }
            Err(WriteError::Conflict(Conflict::Entry)) => {
                handle.note_found(after.number + 1);
                Ok(None)
            }
            Err(WriteError::Conflict(_)) => Ok(None),
            Err(error @ WriteError::Unknown(_)) => {
                drop(handle.forget());
                // The entry may have been written. Everybody who would have been notified of it is
                // notified, and checks the log.
                self.hub.publish(&topics);
                self.server_queue.push(&handle.id, MoveSpeed::Slow, &OWNER_UNKNOWN.into());
                Err(error.into())
            }
            Err(error) => {
                drop(handle.forget());
                Err(error.into())
            }
        }
    }
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
