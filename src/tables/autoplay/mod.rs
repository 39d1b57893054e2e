//! The moves that the server makes by itself: it carries out standing orders, lets bots act, and
//! hands over seats whose turn limit has expired (`deadlines.rs`, a job of the worker).
//!
//! The index of the store lists all games that need such a move. Therefore no move is lost when the
//! server restarts, and no logs have to be read to find these games. Several servers on one store
//! may choose the same move; the append lets one of them through. Bots choose their actions on a
//! thread pool; their answers are ordinary commands and wait in the same queue as those of players.
//! When an answer comes tells nothing about the hand of a bot (`pace.rs`).

mod bots;
mod deadlines;
mod index_checks;
mod pace;

use crate::boxed;
use std::{sync::Arc, time::Duration};

use tokio::{
    sync::Semaphore,
    task::JoinSet,
    time::{MissedTickBehavior, interval, sleep},
};
use tracing::Instrument;

use self::{
    bots::{BotAnswer, Task},
    pace::{Pace, Paces, WAITING_MAX, Working},
};
use crate::{error::TablesError, play::moves::play_action};
pub use deadlines::HandOverLateSeats;
use kontor_bots::Bot;
use kontor_log::snapshot::Snapshot;
use kontor_problems::Refused;
use kontor_service::{
    documents::Group,
    members::BEAT_INTERVAL,
    runtime::{
        games::Games,
        handle::GameHandle,
        jobs::JobKind,
        server_queue::{MoveSpeed, OWNER_UNKNOWN},
        standing_orders::{OrderableDecision, Ordered, OrderedAnswers},
        traces,
    },
};
use kontor_threads::{NoThreads, ThreadPool};

/// Maximum number of index rows that are read at a time.
const ROWS_MAX: usize = 256;

/// How long the server waits before it tries again after a bot could not act.
const RETRY_DELAY: Duration = Duration::from_secs(10);

/// Makes the moves that the server has to make.
#[derive(Clone)]
pub struct Autoplay {
    games: Games,
    workers: usize,
    /// For bots that choose at once, a thread for each worker.
    quick: ThreadPool,
    /// For bots that think, a thread for each worker.
    slow: ThreadPool,
    /// Room for answers that wait for their time while the worker goes on with other games.
    waiting: Arc<Semaphore>,
    /// How late bots answer.
    paces: Paces,
}

impl Autoplay {
    /// Makes the moves in these games. `workers` bots think at the same time.
    pub fn new(games: Games, workers: usize) -> Result<Self, NoThreads> {
        Ok(Autoplay {
            games,
            workers,
            quick: ThreadPool::start("bots", workers)?,
            slow: ThreadPool::start_in_background("thinking bots", workers)?,
            waiting: Arc::new(Semaphore::new(WAITING_MAX)),
            paces: Paces::default(),
        })
    }

    /// Carries out orders and lets bots act until the server stops.
    #[boxed]
    pub async fn run(self) {
        let mut tasks = JoinSet::new();
        for _ in 0..self.workers {
            tasks.spawn(self.clone().work());
        }
        tasks.spawn(self.clone().check_index());
        if self.games.events().is_shared() {
            tasks.spawn(self.beat());
        }
        tasks.join_all().await;
    }

    async fn work(self) {
        while !self.games.is_draining() {
            let Some(game) = self.games.server_queue.pop() else {
                self.games.server_queue.wait_for_game().await;
                continue;
            };
            let (working, free) = Working::begin();
            tokio::spawn(self.clone().move_in(game, working));
            free.wait().await;
        }
        self.games.server_queue.wake_all();
    }

    /// Makes a move in a game, and ends the work on it.
    async fn move_in(self, game: String, working: Working) {
        // The move is made in a task of its own, so that a panic ends only this move and not the
        // work on the game.
        let (autoplay, id) = (self.clone(), game.clone());
        let span = traces::server_move(&game);
        let moving = async move { autoplay.make_move(&id, working).await };
        let moved = tokio::spawn(moving.instrument(span)).await;
        self.games.server_queue.done(&game);
        match moved {
            Ok(
                Ok(())
                | Err(TablesError::Refused(
                    Refused::Draining | Refused::GameUnknown | Refused::GameQuarantined,
                )),
            ) => {}
            // The change of the level was logged, and that others came first is no fault.
            Ok(Err(TablesError::Refused(Refused::StorageFull | Refused::Busy))) => {
                self.queue_later(game);
            }
            Ok(Err(error)) => self.retry_later(game, &error.to_string()),
            Err(broken) => self.retry_later(game, &broken.to_string()),
        }
    }

    /// Queues the game again after a pause. During the pause the worker goes on with other games.
    fn retry_later(&self, game: String, why: &str) {
        self.games.jobs.failed(JobKind::Moves);
        tracing::error!(game, why, "a move of the server failed; it will be tried again");
        self.queue_later(game);
    }

    fn queue_later(&self, game: String) {
        let games = self.games.clone();
        tokio::spawn(async move {
            sleep(RETRY_DELAY).await;
            games.server_queue.push(&game, MoveSpeed::Slow, &OWNER_UNKNOWN.into());
        });
    }

    /// Carries out the first order, or else lets the first bot that is asked answer. If more is to
    /// be done afterwards, the commit has queued the game again.
    async fn make_move(&self, game: &str, working: Working) -> Result<(), TablesError> {
        let handle = self.games.handle(game).await?;
        let mut snapshot = self.games.load(&handle).await?;
        if snapshot.orders_due().next().is_some() {
            // The next snapshot takes over the history, if this is the last reference.
            drop(snapshot);
            if self.carry_out_order(handle.clone()).await? {
                return Ok(());
            }
            snapshot = self.games.load(&handle).await?;
        }
        self.move_bot(handle, snapshot, working).await
    }

    async fn move_bot(
        &self,
        handle: Arc<GameHandle>,
        snapshot: Arc<Snapshot>,
        mut working: Working,
    ) -> Result<(), TablesError> {
        let Some(task) = Task::of(&snapshot) else { return Ok(()) };
        let pace =
            snapshot.keeps_secrets().then(|| self.paces.begin(snapshot.rules.kind(), task.bot));
        drop(snapshot);
        let stand_in = Task { bot: Bot::Random, ..task.clone() };
        match self.answer(handle.clone(), task, pace.clone(), &mut working).await {
            Err(TablesError::Internal(why)) => {
                tracing::error!(
                    game = &*handle.id,
                    why,
                    "a bot failed; a simpler one answers in its place"
                );
                self.answer(handle, stand_in, pace, &mut working).await
            }
            answered => answered,
        }
    }

    async fn answer(
        &self,
        handle: Arc<GameHandle>,
        task: Task,
        pace: Option<Pace>,
        working: &mut Working,
    ) -> Result<(), TablesError> {
        let (decision, seat) = (task.decision.clone(), task.seat);
        let threads = match MoveSpeed::from(task.bot) {
            MoveSpeed::Quick => &self.quick,
            MoveSpeed::Slow => &self.slow,
        };
        let choosing = traces::choose(task.bot.name());
        let action = threads.run(move || task.choose()).instrument(choosing).await;
        let action =
            action.map_err(|panicked| TablesError::Internal(format!("a bot: {panicked}")))?;
        if let Some(pace) = pace {
            working.wait(pace, &self.waiting).await;
        }
        let command = BotAnswer { decision, seat, action };
        self.games.execute(handle, None, command).await?;
        Ok(())
    }

    /// Answers the decision that standing orders answer first. Returns whether there was one; if it
    /// is to be answered later, the game is queued again at that time.
    async fn carry_out_order(&self, handle: Arc<GameHandle>) -> Result<bool, TablesError> {
        let games = self.games.clone();
        self.games
            .in_task(async move {
                let _turn = handle.turn().instrument(traces::turn()).await;
                let snapshot = games.load(&handle).instrument(traces::load()).await?;
                let decisions = OrderableDecision::all(&snapshot);
                let ordered = games.ordered(&handle.id, decisions).await?;
                let OrderedAnswers { answers, read } = ordered;
                let Some(first) = answers.into_iter().min_by_key(|ordered| ordered.at_ms) else {
                    return Ok(false);
                };
                let Ordered { decision: _, seat, action, at_ms } = first;
                if at_ms > games.clock().now_ms() {
                    games.server_queue.push_later(&handle.id, at_ms);
                    return Ok(false);
                }
                let running =
                    snapshot.running.as_ref().expect("decisions are open in games that run");
                let draft = play_action(&snapshot, running, seat, &action);
                let draft = draft.map_err(|refusal| {
                    TablesError::Internal(format!(
                        "the answer of a standing order is refused: {refusal}"
                    ))
                })?;
                let unchanged = Group::new().unless_any_changed(read);
                let appending = games.append(&handle, snapshot, draft, None, unchanged);
                if appending.instrument(traces::append()).await?.is_none() {
                    // The decisions or the orders have changed; the players who are asked now may
                    // have orders too.
                    games.server_queue.push(&handle.id, MoveSpeed::Quick, &OWNER_UNKNOWN.into());
                }
                Ok(true)
            })
            .await
    }

    /// Tells the other servers that this one lives, until its last command is completed: what
    /// follows from a later one would be found late, because the others look when this one has
    /// left.
    async fn beat(self) {
        let mut ticks = interval(BEAT_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = self.games.drained() => break,
            }
            let members = &self.games.members;
            // With a wrong clock this server does nothing, so others act in its games. If there are
            // none, the service is away for the players, whose moves it refuses.
            let told = match self.games.has_right_clock() {
                true => members.beat().await,
                false => members.leave().await,
            };
            if let Err(error) = told {
                tracing::warn!(%error, "cannot tell other servers whether this one lives");
            }
        }
        if let Err(error) = self.games.members.leave().await {
            tracing::warn!(%error, "cannot tell other servers that this one stops");
        }
    }
}
