//! The one way in which a command changes a game.

use std::{sync::Arc, time::Duration};

use serde_json::value::RawValue;
use tokio::time::{Instant, timeout_at};

use crate::{
    contract::exposed::Exposed,
    error::{AppError, StoreFault},
    log::{
        commit::{Commit, FORMAT, LoggedEvent},
        snapshot::{Snapshot, base_after},
    },
    runtime::{
        games::{Games, TRIES_MAX, topics},
        handle::GameHandle,
        hub::{Topic, Waiting},
        server_queue::Pace,
        standing_orders::Concerned,
    },
    time::Timestamp,
};
use kontor_rules::Seat;
use kontor_store::{AppendError, Entry, IdempotentRequest, LogId, Position, append_with_retry};

/// How long a caller in a sandbox waits for what the server has to do by itself.
pub(crate) const SERVER_FIRST_MAX: Duration = Duration::from_secs(20);

/// Something that is to happen in a game.
pub(crate) trait Command<R: Exposed>: Send + Sync + 'static {
    /// What the caller gets.
    type Answer: Send + 'static;

    /// Whether the server is to act first in a sandbox: what follows from its seed must not depend
    /// on who is quicker. So it is for players of a game under way, and for nobody else.
    const SERVER_FIRST: bool = false;

    /// Whether the caller may know of the game.
    fn admit(&self, snapshot: &Snapshot<R>) -> Result<(), AppError>;
    /// What is to be appended; nothing, if all is so already.
    fn decide(&self, snapshot: &Snapshot<R>) -> Result<Option<Draft<R>>, AppError>;
    /// The answer, from the snapshot right after the commit.
    fn answer(&self, snapshot: &Snapshot<R>) -> Self::Answer;
}

/// A command that was decided and now wants to be on disk.
pub(crate) struct Draft<R: Exposed> {
    /// The last entry of the log that it was decided on: it stands behind this one or nowhere.
    pub after: Position,
    /// The seat that acts.
    pub seat: Option<Seat>,
    /// The command.
    pub action: Arc<RawValue>,
    /// What it causes; at least one event.
    pub events: Vec<LoggedEvent<R>>,
    /// What the events of the game lead to, if it is known already.
    pub state: Option<R::State>,
}

/// What came of a command.
pub struct Done<T> {
    /// The answer, as at the commit.
    pub answer: T,
    /// Whether an earlier request with the same key had caused the commit.
    pub replayed: bool,
}

impl Games {
    /// Executes a command in its turn: loads the snapshot, admits the caller, answers a repeated
    /// request as before, or decides, appends and answers.
    ///
    /// It runs in a task of its own, so that a dropped connection leaves nothing half done.
    pub(crate) async fn execute<R: Exposed, C: Command<R>>(
        &self,
        handle: Arc<GameHandle<R>>,
        request: Option<Arc<IdempotentRequest>>,
        command: C,
    ) -> Result<Done<C::Answer>, AppError> {
        let games = self.clone();
        // In a box: it would be carried from one task into another.
        let work = Box::pin(async move {
            let server_first_until = Instant::now() + SERVER_FIRST_MAX;
            let mut turn = handle.turn().await;
            let mut tries = 0;
            while tries < TRIES_MAX {
                let snapshot = games.load(&handle).await?;
                command.admit(&snapshot)?;
                if let Some(then) = games.answered_before(&snapshot, request.as_deref()).await? {
                    return Ok(Done { answer: command.answer(&then), replayed: true });
                }
                let Some(draft) = command.decide(&snapshot)? else {
                    return Ok(Done { answer: command.answer(&snapshot), replayed: false });
                };
                if C::SERVER_FIRST
                    && let Some(news) = games.server_goes_first(&handle).await?
                {
                    drop(turn);
                    games.wait_for_server(news, server_first_until).await?;
                    turn = handle.turn().await;
                    continue;
                }
                if let Some(next) = games.append(&handle, snapshot, draft, request.clone()).await? {
                    return Ok(Done { answer: command.answer(&next), replayed: false });
                }
                tries += 1;
            }
            Err(AppError::Store(StoreFault(
                "other entries were there first, again and again".to_owned(),
            )))
        });
        self.in_task(work).await
    }

    /// The game as the commit left it that answered this request, if one did.
    async fn answered_before<R: Exposed>(
        &self,
        snapshot: &Snapshot<R>,
        request: Option<&IdempotentRequest>,
    ) -> Result<Option<Box<Snapshot<R>>>, AppError> {
        let Some(request) = request else { return Ok(None) };
        // The key of the creation is the player's and not the game's.
        let Some(answered) =
            snapshot.history.answered(request).filter(|answered| answered.commit() > 0)
        else {
            return Ok(None);
        };
        if !answered.is_to(request) {
            return Err(AppError::KeyReused);
        }
        let then = self.replay_log(&snapshot.id, Some(answered.commit())).await?;
        then.ok_or(AppError::GameUnknown).map(Some)
    }

    /// What callers wait for here, if the server is to act by itself before them.
    pub(crate) async fn server_goes_first<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
    ) -> Result<Option<Waiting>, AppError> {
        if !self.server_is_due(handle).await? {
            return Ok(None);
        }
        // It may act between a look and the wait: so look again.
        let news = self.hub.wait_for(vec![Topic::Game(handle.id.clone())]);
        Ok(self.server_is_due(handle).await?.then_some(news))
    }

    async fn server_is_due<R: Exposed>(&self, handle: &GameHandle<R>) -> Result<bool, AppError> {
        let snapshot = self.load(handle).await?;
        if !snapshot.lobby.sandbox {
            return Ok(false);
        }
        let concerned = Concerned::all(&snapshot);
        Ok(snapshot.due_bot().is_some()
            || self.first_ordered(&handle.id, concerned).await?.is_some())
    }

    /// Waits for the next commit, which the server is to make by itself.
    pub(crate) async fn wait_for_server(
        &self,
        mut news: Waiting,
        until: Instant,
    ) -> Result<(), AppError> {
        if self.is_draining() {
            return Err(AppError::Draining);
        }
        timeout_at(until, news.news()).await.map_err(|_| AppError::Busy)
    }

    /// Appends what was decided on this snapshot, and publishes it once it is durable. `None`:
    /// another entry was there first, decide again.
    pub(crate) async fn append<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        before: Arc<Snapshot<R>>,
        draft: Draft<R>,
        request: Option<Arc<IdempotentRequest>>,
    ) -> Result<Option<Arc<Snapshot<R>>>, AppError> {
        let Draft { after, seat, action, events, state } = draft;
        let at = Timestamp(self.clock().now_ms()).max(before.last.at);
        let commit =
            Commit { format: FORMAT, commit: before.commit() + 1, at, seat, action, events };
        let text = commit.to_raw();
        let mut next = before.then(commit, text.get(), state).map_err(|why| {
            AppError::Internal(format!("a decided commit cannot be applied: {why}"))
        })?;
        let progress = next.progress();
        let topics = topics(&handle.id, next.lobby.players());
        let base = next.base.clone();
        let summary = if base.is_some() { progress.to_raw() } else { next.summary().to_raw() };
        let append_id = self.append_id();
        let entry =
            Entry { append_id, request: request.clone(), base, summary, seed: None, commit: text };
        next.base = Some(base_after(next.position, &entry));
        let log = LogId(handle.id.clone());
        match append_with_retry(self.events(), &log, Some(after), entry).await {
            Ok(position) => {
                next.position = position;
                let next = handle.advance(before, next, request.as_deref());
                self.hub.publish(&topics);
                if let Some(pace) = Pace::of(&progress) {
                    self.server_due.push(&handle.id, pace);
                }
                Ok(Some(next))
            }
            Err(AppendError::Conflict) => {
                handle.forget();
                Ok(None)
            }
            Err(AppendError::Rejected(why)) => {
                handle.forget();
                Err(AppError::Store(StoreFault(why)))
            }
            Err(AppendError::Unknown(why)) => {
                handle.forget();
                // It may be there: whoever would have heard of it looks for themselves.
                self.hub.publish(&topics);
                self.server_due.push(&handle.id, Pace::Slow);
                Err(AppError::Store(StoreFault(why)))
            }
        }
    }
}
