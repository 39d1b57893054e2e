//! The one way in which a command changes a game: load a snapshot, check that the caller may know
//! of the game, repeat the answer of an earlier request with the same idempotency key, decide,
//! append, reply.
//!
//! Invariant: one command appends at most one entry of its own, with the documents that change with
//! it.

use crate::boxed;
use std::{future::ready, sync::Arc};

use serde_json::value::RawValue;
use tokio::time::Instant;
use tracing::Instrument;

use crate::{
    documents::{Attempts, Group},
    error::ServiceError,
    runtime::{games::Games, handle::GameHandle, server_first::SERVER_FIRST_MAX, traces},
    space::Growth,
};
use kontor_log::{any_rules::State, events::Events, snapshot::Snapshot, time::Timestamp};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_store::{IdempotentRequest, Position};

/// Maximum number of entries that are appended before a command. No log lacks as many.
const PREREQUISITES_MAX: u32 = 64;

/// A command on a game.
pub trait Command: Send + Sync + 'static {
    /// The answer to the caller.
    type Answer: Send + 'static;
    /// Why it fails. A failure of this crate is one of its reasons.
    type Error: From<ServiceError> + Send + 'static;
    /// What documents say that it depends on.
    type Read: Default + Send + Sync + 'static;

    /// Whether in a sandbox this command waits until the server has made all moves that it has to
    /// make. This is so for the commands of players in a running game, and only for these.
    fn waits_for_server(&self) -> bool {
        false
    }
    /// Refuses a caller who may not know of the game.
    fn admit(&self, snapshot: &Snapshot) -> Result<(), Self::Error>;
    /// An entry that the log lacks and must have before this can be decided, with what that depends
    /// on. It is appended in the same turn, and everything is decided again.
    fn prerequisite(
        &self,
        _: &Games,
        _: &Snapshot,
    ) -> impl Future<Output = Result<Option<(Draft, Group)>, Self::Error>> + Send {
        ready(Ok(None))
    }
    /// Reads the documents that it depends on, in the turn of the game, and says what changes in
    /// them together with the entry, if there is one. What is decided is appended only as long as
    /// they are as they were read; otherwise they are read again.
    fn read(
        &self,
        _: &Games,
        _: &Snapshot,
    ) -> impl Future<Output = Result<(Self::Read, Group), Self::Error>> + Send {
        async { Ok::<_, Self::Error>((Self::Read::default(), Group::new())) }
    }
    /// Decides what to append on this snapshot; `None` if the game is already in the desired state.
    fn decide(&self, snapshot: &Snapshot, read: &Self::Read) -> Result<Option<Draft>, Self::Error>;
    /// The answer, built from the snapshot right after the commit.
    fn answer(&self, snapshot: &Snapshot) -> Self::Answer;
}

/// A command that was decided and is ready to be appended.
pub struct Draft {
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

/// What a command came to on one snapshot.
enum Decided {
    /// Something is to be appended, with these changes of documents.
    Append(Draft, Group),
    /// Something else is to be appended before.
    Prerequisite(Draft, Group),
    /// An earlier request with the same key led to the commit after which this is the snapshot.
    Repeat(Box<Snapshot>),
    /// Nothing is to be appended: the game is already in the desired state, or the command is
    /// refused.
    Nothing,
}

/// What became of that.
enum Step {
    /// The command is done. This is the game after its commit.
    Done { snapshot: Arc<Snapshot>, replayed: bool },
    /// What has to come before it is appended.
    PrerequisiteAppended,
    /// Something else was appended or written first.
    Forestalled,
    /// The server has to make a move first, after this entry.
    ServerFirst(Position),
}

/// What a command came to in a turn of its game.
enum InTurn<T> {
    /// It is answered.
    Answered(CommandReply<T>),
    /// The server has to make a move first, after this entry.
    ServerFirst(Position),
}

/// How often a command was decided again, and how many entries were appended before it.
#[derive(Default)]
struct Again {
    attempts: Attempts,
    prerequisites: u32,
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
    pub async fn execute<C: Command>(
        &self,
        handle: Arc<GameHandle>,
        request: Option<Arc<IdempotentRequest>>,
        command: C,
    ) -> Result<CommandReply<C::Answer>, C::Error> {
        let games = self.clone();
        let span = traces::command(&handle.id);
        // The future is boxed, because otherwise its bytes would be copied from one task into
        // another.
        let work = Box::pin(async move {
            let server_first_until = Instant::now() + SERVER_FIRST_MAX;
            let (mut handle, mut again) = (handle, Again::default());
            loop {
                let done = games.in_turn(&handle, request.as_ref(), &command, &mut again).await?;
                match done {
                    InTurn::Answered(reply) => return Ok(reply),
                    // The wait has a limit of its own. It does not count as an attempt, because no
                    // append failed.
                    InTurn::ServerFirst(seen) => {
                        let waiting = games.wait_for_server(&handle.id, seen, server_first_until);
                        handle = waiting.await?;
                    }
                }
            }
        });
        self.in_task(work.instrument(span)).await
    }

    /// Waits for the turn of the game, and keeps it until the command is answered, or until the
    /// server has to move first.
    async fn in_turn<C: Command>(
        &self,
        handle: &GameHandle,
        request: Option<&Arc<IdempotentRequest>>,
        command: &C,
        again: &mut Again,
    ) -> Result<InTurn<C::Answer>, C::Error> {
        let _turn = handle.turn().instrument(traces::turn()).await;
        while again.prerequisites < PREREQUISITES_MAX {
            let snapshot = self.load_in_turn(handle).await?;
            let deciding = self.decide(command, &snapshot, request.map(|request| &**request));
            let (decided, refusal) = match deciding.instrument(traces::decide()).await {
                Ok(decided) => (decided, None),
                Err(refusal) => (Decided::Nothing, Some(refusal)),
            };
            let waits = command.waits_for_server();
            match self.act(handle, snapshot, decided, request.cloned(), waits).await? {
                Step::Done { snapshot, replayed } => {
                    if let Some(refusal) = refusal {
                        return Err(refusal);
                    }
                    let answer = command.answer(&snapshot);
                    return Ok(InTurn::Answered(CommandReply { answer, replayed }));
                }
                Step::PrerequisiteAppended => again.prerequisites += 1,
                Step::Forestalled => again.attempts.again().await?,
                Step::ServerFirst(seen) => return Ok(InTurn::ServerFirst(seen)),
            }
        }
        Err(ServiceError::from(Refused::Busy).into())
    }

    #[boxed]
    async fn load_in_turn(&self, handle: &GameHandle) -> Result<Arc<Snapshot>, ServiceError> {
        // Since the handle was found an operator may have quarantined the game.
        if self.is_quarantined(&handle.id) {
            return Err(Refused::GameQuarantined.into());
        }
        let snapshot = self.load(handle).instrument(traces::load()).await?;
        traces::note_ruleset(snapshot.rules.kind().id());
        Ok(snapshot)
    }

    /// Admits the caller, and then either finds the answer of an earlier request with the same key,
    /// or decides.
    async fn decide<C: Command>(
        &self,
        command: &C,
        snapshot: &Snapshot,
        request: Option<&IdempotentRequest>,
    ) -> Result<Decided, C::Error> {
        command.admit(snapshot)?;
        if let Some(answered) = self.answered_before(snapshot, request).await? {
            return Ok(Decided::Repeat(answered));
        }
        if let Some((draft, group)) = command.prerequisite(self, snapshot).await? {
            return Ok(Decided::Prerequisite(draft, group));
        }
        let (read, group) = command.read(self, snapshot).await?;
        let draft = command.decide(snapshot, &read)?;
        Ok(draft.map_or(Decided::Nothing, |draft| Decided::Append(draft, group)))
    }

    /// Does what was decided on this snapshot. If nothing is to be appended, it is done only if the
    /// snapshot is the newest.
    #[boxed]
    async fn act(
        &self,
        handle: &GameHandle,
        snapshot: Arc<Snapshot>,
        decided: Decided,
        request: Option<Arc<IdempotentRequest>>,
        waits_for_server: bool,
    ) -> Result<Step, ServiceError> {
        let (draft, mut group) = match decided {
            Decided::Append(draft, group) => (draft, group),
            Decided::Prerequisite(draft, group) => {
                let appending = self.append(handle, snapshot, draft, None, group);
                let appended = appending.instrument(traces::append()).await?;
                return Ok(appended.map_or(Step::Forestalled, |_| Step::PrerequisiteAppended));
            }
            Decided::Repeat(answered) => {
                return Ok(Step::Done { snapshot: answered.into(), replayed: true });
            }
            Decided::Nothing if !self.is_newest(handle, &snapshot).await? => {
                return Ok(Step::Forestalled);
            }
            Decided::Nothing => return Ok(Step::Done { snapshot, replayed: false }),
        };
        // This comes after deciding, so that a command that is refused or has nothing to change is
        // answered at once and does not wait for the server.
        if waits_for_server {
            match self.orders_if_players_move(&snapshot).await? {
                Some(orders) => group = group.unless_any_changed(orders),
                None => {
                    // No player waits for the move of a server without space.
                    self.space.admit(Growth::Ongoing)?;
                    return Ok(Step::ServerFirst(snapshot.position));
                }
            }
        }
        let appending = self.append(handle, snapshot, draft, request, group);
        let appended = appending.instrument(traces::append()).await?;
        let done = |snapshot| Step::Done { snapshot, replayed: false };
        Ok(appended.map_or(Step::Forestalled, done))
    }

    /// The game right after the commit that answered this request, if there is one.
    #[boxed]
    async fn answered_before(
        &self,
        snapshot: &Snapshot,
        request: Option<&IdempotentRequest>,
    ) -> Result<Option<Box<Snapshot>>, ServiceError> {
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
}
