//! What the server does by itself: bots act, and seats are handed over whose time is up.
//!
//! Both go by the index, so that nothing is forgotten over a restart and nothing has to be searched for. Bots think on a pool
//! of their own; their answers are commands like any other and wait in the same queue.

use std::{
    collections::{HashSet, VecDeque},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::{
    sync::Notify,
    time::{MissedTickBehavior, interval, sleep},
};

use super::{
    App,
    commit::{LoggedEvent, ResignReason, TableAction},
    decisions::decision_id,
    error::AppError,
    exposed::{Exposed, with_slot},
    folded::Folded,
    play::play_action,
    seats::resigned,
    slot::{By, Draft, Slot},
    summary::{self, BOT_PREFIX, DEADLINE_PREFIX},
    tables::json_of,
};
use crate::{
    bots::Bot,
    rules::{Due, Knowledge, Seat, SeededChance, Viewer},
};

/// The most games that stand in the queue of bots; what does not fit is found in the index later.
const QUEUE_MOST: usize = 10_000;

/// Rows of the index read at a time.
const ROWS_MOST: usize = 256;

/// How often the server looks whether a time is up.
const BEAT: Duration = Duration::from_millis(500);

/// How long a worker waits when the store did not answer.
const PAUSE: Duration = Duration::from_secs(1);

/// Games in which a bot is to act, each once.
#[derive(Default)]
pub struct BotQueue {
    games: Mutex<Waiting>,
    news: Notify,
}

#[derive(Default)]
struct Waiting {
    order: VecDeque<String>,
    known: HashSet<String>,
    /// Whether the index knows of games that found no place here.
    overflowed: bool,
}

impl BotQueue {
    /// A bot is to act in this game.
    pub(super) fn push(&self, game: &str) {
        let mut waiting = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.order.len() >= QUEUE_MOST {
            waiting.overflowed = true;
        } else if waiting.known.insert(game.to_owned()) {
            waiting.order.push_back(game.to_owned());
        }
        drop(waiting);
        self.news.notify_one();
    }

    fn pop(&self) -> Option<String> {
        let mut waiting = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let game = waiting.order.pop_front()?;
        waiting.known.remove(&game);
        // Who was woken alone wakes the next one.
        if !waiting.order.is_empty() {
            self.news.notify_one();
        }
        Some(game)
    }

    fn take_overflow(&self) -> bool {
        let mut waiting = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut waiting.overflowed)
    }

    /// The server is about to stop: nobody waits any longer.
    pub(super) fn wake_all(&self) {
        self.news.notify_waiters();
        self.news.notify_one();
    }
}

impl App {
    /// Lets bots act and times run out until the server stops. `workers` bots think at a time.
    pub async fn autoplay(self, workers: usize) {
        self.queue_due_bots().await;
        let mut tasks = tokio::task::JoinSet::new();
        for _ in 0..workers {
            tasks.spawn(self.clone().let_bots_act());
        }
        tasks.spawn(self.watch_deadlines());
        tasks.join_all().await;
    }

    /// Queues the games of the index in which a bot is to act.
    async fn queue_due_bots(&self) {
        let mut after: Option<String> = None;
        loop {
            let rows = match self.events().rows(BOT_PREFIX, after.as_deref(), ROWS_MOST).await {
                Ok(rows) => rows,
                Err(error) => return tracing::error!(%error, "the games that wait for bots cannot be read"),
            };
            rows.iter().for_each(|row| self.bots_due.push(summary::game_of_row(row)));
            match rows.into_iter().nth(ROWS_MOST - 1) {
                Some(last) => after = Some(last),
                None => return,
            }
        }
    }

    async fn let_bots_act(self) {
        while !self.is_draining() {
            let Some(game) = self.bots_due.pop() else {
                if self.bots_due.take_overflow() {
                    self.queue_due_bots().await;
                } else {
                    self.bots_due.news.notified().await;
                }
                continue;
            };
            match self.bot_step(&game).await {
                Ok(()) | Err(AppError::Draining | AppError::GameUnknown | AppError::GameQuarantined) => {}
                Err(error) => {
                    tracing::error!(%error, game, "a bot could not act; it will try again");
                    sleep(PAUSE).await;
                    self.bots_due.push(&game);
                }
            }
        }
        self.bots_due.wake_all();
    }

    /// The first bot that is asked answers its decision. If another is asked then, the game stands in the queue again.
    async fn bot_step(&self, game: &str) -> Result<(), AppError> {
        let any = self.slot(game).await?;
        with_slot!(any, slot => self.bot_step_in(slot).await)
    }

    async fn bot_step_in<R: Exposed>(&self, slot: Arc<Slot<R>>) -> Result<(), AppError> {
        let Some(task) = self.read(&slot, Task::of).await? else { return Ok(()) };
        let (id, seat) = (task.decision.clone(), task.seat);
        let action = match tokio::task::spawn_blocking(move || task.choose()).await {
            Ok(action) => action,
            Err(broken) => return Err(AppError::Internal(format!("a bot did not come to its answer: {broken}"))),
        };
        // While the decision's id stays its choices stay, whatever happened during the thinking.
        let decide = move |folded: &Folded<R>| {
            let (Some(running), true) = (&folded.running, folded.open_decision(&id).is_some()) else { return Ok(None) };
            let events = play_action(folded, running, seat, &action).map_err(AppError::IllegalAction)?;
            Ok(Some(Draft { seat: Some(seat), action: serde_json::to_value(&action).expect("actions are plain data"), events }))
        };
        self.command(By::Server, slot, None, |_| Ok(()), decide, |_| ()).await?;
        Ok(())
    }

    async fn watch_deadlines(self) {
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while !self.is_draining() {
            beat.tick().await;
            if let Err(error) = self.hand_over_late_seats().await {
                tracing::error!(%error, "seats whose time is up cannot be handed over; tried again soon");
            }
        }
    }

    /// Hands the seats over whose time is up.
    async fn hand_over_late_seats(&self) -> Result<(), AppError> {
        let mut after: Option<String> = None;
        loop {
            let rows = self.events().rows(DEADLINE_PREFIX, after.as_deref(), ROWS_MOST).await?;
            if rows.is_empty() {
                return Ok(());
            }
            let now = self.clock().now_ms();
            let is_late = |row: &&String| summary::deadline_of_row(row).is_some_and(|deadline| deadline.0 <= now);
            let late: Vec<&String> = rows.iter().take_while(is_late).collect();
            for row in &late {
                match self.hand_over(summary::game_of_row(row)).await {
                    Ok(()) | Err(AppError::GameUnknown | AppError::GameQuarantined) => {}
                    Err(error) => return Err(error),
                }
            }
            if late.len() < ROWS_MOST {
                return Ok(());
            }
            after = rows.into_iter().last();
        }
    }

    async fn hand_over(&self, game: &str) -> Result<(), AppError> {
        let any = self.slot(game).await?;
        with_slot!(any, slot => {
            for seat in self.read(&slot, |folded| late_seats(folded, self.clock().now_ms())).await? {
                let app = self.clone();
                let decide = move |folded: &Folded<_>| {
                    if !late_seats(folded, app.clock().now_ms()).contains(&seat) {
                        return Ok(None);
                    }
                    let event = resigned(&folded.lobby, seat, ResignReason::TurnLimit).map(LoggedEvent::Table);
                    let action = json_of(&TableAction::HandOver { seat });
                    Ok(event.map(|event| Draft { seat: None, action, events: vec![event] }))
                };
                self.command(By::Server, slot.clone(), None, |_| Ok(()), decide, |_| ()).await?;
            }
            Ok(())
        })
    }
}

/// The seats of players who let a decision lie for too long.
fn late_seats<R: Exposed>(folded: &Folded<R>, now_ms: u64) -> Vec<Seat> {
    let late = |open: &&_| folded.deadline(open).is_some_and(|deadline| deadline.0 <= now_ms);
    folded.open().iter().filter(late).map(|open| open.seat).collect()
}

/// What a bot has to think about.
struct Task<R: Exposed> {
    bot: Bot,
    seat: Seat,
    due: Due,
    decision: String,
    knowledge: Knowledge<R>,
    chance: SeededChance,
}

impl<R: Exposed> Task<R> {
    fn of(folded: &Folded<R>) -> Option<Self> {
        let (open, bot) = folded.due_bot()?;
        let running = folded.running.as_ref()?;
        Some(Task {
            bot,
            seat: open.seat,
            due: open.due,
            decision: decision_id(open),
            knowledge: Knowledge::new(running.state.clone(), Viewer::Seat(open.seat)),
            // A stream for each decision, so that a bot that begins anew after a crash comes to the same answer.
            chance: SeededChance::new(folded.seed.bots_key(), open.opened_at << 8 | u64::from(open.seat.0)),
        })
    }

    fn choose(mut self) -> R::Action {
        self.bot.choose(&self.knowledge, self.seat, &self.due, &mut self.chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_stands_in_the_queue_once_and_in_turn() {
        let queue = BotQueue::default();
        ["a", "b", "a"].iter().for_each(|game| queue.push(game));
        assert_eq!([queue.pop(), queue.pop(), queue.pop()], [Some("a".to_owned()), Some("b".to_owned()), None]);
        queue.push("a");
        assert_eq!(queue.pop().as_deref(), Some("a"), "what was taken out may come again");
    }

    #[test]
    fn what_finds_no_place_is_looked_up_in_the_index_once() {
        let queue = BotQueue::default();
        (0..=QUEUE_MOST).for_each(|number| queue.push(&number.to_string()));
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), QUEUE_MOST);
        assert_eq!([queue.take_overflow(), queue.take_overflow()], [true, false]);
    }
}
