//! What the server does by itself: bots act, and seats are handed over whose time is up.
//!
//! Both go by the index, so that nothing is forgotten over a restart and nothing has to be searched for. Bots think on a pool
//! of their own; their answers are commands like any other and wait in the same queue.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::Notify,
    task::JoinSet,
    time::{MissedTickBehavior, interval, sleep},
};

use super::{
    App,
    chain::Bytes32,
    commit::{LoggedEvent, ResignReason, TableAction},
    decisions::decision_id,
    error::AppError,
    exposed::{Exposed, with_slot},
    folded::Folded,
    play::play_action,
    seats::resigned,
    slot::{By, Draft, Slot},
    summary::{self, DEADLINE_PREFIX},
    tables::json_of,
    time::Timestamp,
};
use crate::{
    bots::Bot,
    rules::{Due, Knowledge, Seat, SeededChance, Viewer},
};

/// The most games that stand in the queue of bots; what does not fit is found in the index later.
const QUEUE_MOST: usize = 10_000;

/// So many quick moves are made before a slow one, if one waits.
const QUICK_IN_A_ROW: u32 = 8;

/// Rows of the index read at a time.
const ROWS_MOST: usize = 256;

/// How often the server looks whether a time is up.
const BEAT: Duration = Duration::from_millis(500);

/// How often it looks into the index for games that wait for a bot and do not stand in the queue: none, but for what an
/// append of unknown fate may have left.
const LOOK_AGAIN: Duration = Duration::from_secs(30);

/// When a game is tried again in which a bot could not act.
const PAUSE: Duration = Duration::from_secs(10);

/// After its own start the server hands no seat over for so long, or for the turn limit if that is shorter: while it was away
/// nobody could act.
const GRACE_S: u32 = 60;

/// How long a bot takes for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    /// Next to no time.
    Quick,
    /// Some time, or it is not known which bot is to act.
    Slow,
}

impl From<Bot> for Pace {
    fn from(bot: Bot) -> Self {
        match bot {
            Bot::Random | Bot::Greedy => Pace::Quick,
            Bot::Search => Pace::Slow,
        }
    }
}

/// Games in which a bot is to act, each once.
#[derive(Default)]
pub struct BotQueue {
    games: Mutex<Waiting>,
    news: Notify,
}

#[derive(Default)]
struct Waiting {
    quick: VecDeque<String>,
    slow: VecDeque<String>,
    /// Quick moves since the last slow one.
    quick_in_a_row: u32,
    /// What is known of each game that is queued or worked on.
    known: HashMap<String, Place>,
    /// Whether the index knows of games that found no place here.
    overflowed: bool,
}

/// Where a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Queued,
    InWork,
    /// A bot is to act there again when the work is done.
    InWorkAndDue(Pace),
}

impl Waiting {
    fn enqueue(&mut self, game: &str, pace: Pace) {
        if self.quick.len() + self.slow.len() >= QUEUE_MOST {
            self.known.remove(game);
            self.overflowed = true;
            return;
        }
        self.known.insert(game.to_owned(), Place::Queued);
        match pace {
            Pace::Quick => self.quick.push_back(game.to_owned()),
            Pace::Slow => self.slow.push_back(game.to_owned()),
        }
    }

    fn dequeue(&mut self) -> Option<String> {
        let slow_first = self.quick_in_a_row >= QUICK_IN_A_ROW && !self.slow.is_empty();
        let quick = if slow_first { None } else { self.quick.pop_front() };
        self.quick_in_a_row = if quick.is_some() { self.quick_in_a_row + 1 } else { 0 };
        quick.or_else(|| self.slow.pop_front())
    }
}

impl BotQueue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A bot is to act in this game.
    pub(super) fn push(&self, game: &str, pace: Pace) {
        let mut waiting = self.lock();
        match waiting.known.get_mut(game) {
            Some(Place::Queued) => {}
            Some(place @ (Place::InWork | Place::InWorkAndDue(_))) => *place = Place::InWorkAndDue(pace),
            None => waiting.enqueue(game, pace),
        }
        drop(waiting);
        self.news.notify_one();
    }

    /// The next game to work on. Say [`BotQueue::done`] afterwards.
    fn pop(&self) -> Option<String> {
        let mut waiting = self.lock();
        let game = waiting.dequeue()?;
        waiting.known.insert(game.clone(), Place::InWork);
        // Who was woken alone wakes the next one.
        if !(waiting.quick.is_empty() && waiting.slow.is_empty()) {
            self.news.notify_one();
        }
        Some(game)
    }

    fn done(&self, game: &str) {
        let mut waiting = self.lock();
        if let Some(Place::InWorkAndDue(pace)) = waiting.known.remove(game) {
            waiting.enqueue(game, pace);
        }
    }

    /// Whether there are games in the index that found no place, and room for them now.
    fn has_room_again(&self) -> bool {
        let mut waiting = self.lock();
        let roomy = waiting.quick.len() + waiting.slow.len() <= QUEUE_MOST / 2;
        roomy && std::mem::take(&mut waiting.overflowed)
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
        let mut tasks = JoinSet::new();
        for _ in 0..workers {
            tasks.spawn(self.clone().let_bots_act());
        }
        tasks.spawn(self.clone().look_again());
        tasks.spawn(self.watch_deadlines());
        tasks.join_all().await;
    }

    /// Queues the games of the index in which a bot is to act: those that waited when the server started, and later what was
    /// missed.
    async fn look_again(self) {
        let mut beat = interval(LOOK_AGAIN);
        while !self.is_draining() {
            beat.tick().await;
            self.queue_due_bots().await;
        }
    }

    async fn queue_due_bots(&self) {
        for bot in Bot::ALL {
            let (prefix, mut after) = (summary::bot_prefix(*bot), None);
            loop {
                let rows = match self.events().rows(&prefix, after.as_deref(), ROWS_MOST).await {
                    Ok(rows) => rows,
                    Err(error) => return tracing::error!(%error, "the games that wait for bots cannot be read"),
                };
                rows.iter().for_each(|row| self.bots_due.push(summary::game_of_row(row), (*bot).into()));
                match rows.into_iter().nth(ROWS_MOST - 1) {
                    Some(last) => after = Some(last),
                    None => break,
                }
            }
        }
    }

    async fn let_bots_act(self) {
        while !self.is_draining() {
            if self.bots_due.has_room_again() {
                self.queue_due_bots().await;
            }
            let Some(game) = self.bots_due.pop() else {
                self.bots_due.news.notified().await;
                continue;
            };
            // In a task of its own, so that a panic there is the end of one move and not of all bots.
            let (app, id) = (self.clone(), game.clone());
            let step = tokio::spawn(async move { app.bot_step(&id).await }).await;
            self.bots_due.done(&game);
            match step {
                Ok(Ok(()) | Err(AppError::Draining | AppError::GameUnknown | AppError::GameQuarantined)) => {}
                Ok(Err(error)) => self.try_again_later(game, &error.to_string()),
                Err(broken) => self.try_again_later(game, &broken.to_string()),
            }
        }
        self.bots_due.wake_all();
    }

    /// The worker goes on with other games meanwhile.
    fn try_again_later(&self, game: String, why: &str) {
        tracing::error!(game, why, "a bot could not act; it will try again");
        let app = self.clone();
        tokio::spawn(async move {
            sleep(PAUSE).await;
            app.bots_due.push(&game, Pace::Slow);
        });
    }

    /// The first bot that is asked answers its decision. If another is asked then, the game stands in the queue again.
    async fn bot_step(&self, game: &str) -> Result<(), AppError> {
        let any = self.slot(game).await?;
        with_slot!(any, slot => self.bot_step_in(slot).await)
    }

    async fn bot_step_in<R: Exposed>(&self, slot: Arc<Slot<R>>) -> Result<(), AppError> {
        let Some(task) = self.read(&slot, Task::of).await? else { return Ok(()) };
        let stand_in = Task { bot: Bot::Random, ..task.clone() };
        match self.answer(slot.clone(), task).await {
            Err(AppError::Internal(why)) => {
                tracing::error!(game = slot.id, why, "a bot failed; a simpler one answers in its place");
                self.answer(slot, stand_in).await
            }
            answered => answered,
        }
    }

    async fn answer<R: Exposed>(&self, slot: Arc<Slot<R>>, task: Task<R>) -> Result<(), AppError> {
        let (id, seat) = (task.decision.clone(), task.seat);
        let action = tokio::task::spawn_blocking(move || task.choose()).await;
        let action = action.map_err(|broken| AppError::Internal(format!("a bot did not come to its answer: {broken}")))?;
        // While the decision's id stays its choices stay, whatever happened during the thinking.
        let decide = move |folded: &Folded<R>| {
            let (Some(running), true) = (&folded.running, folded.open_decision(&id).is_some()) else { return Ok(None) };
            let events = play_action(folded, running, seat, &action)
                .map_err(|refusal| AppError::Internal(format!("a bot chose what is refused: {refusal}")))?;
            Ok(Some(Draft { seat: Some(seat), action: serde_json::to_value(&action).expect("actions are plain data"), events }))
        };
        self.command(By::Anybody, slot, None, |_| Ok(()), decide, |_| ()).await?;
        Ok(())
    }

    async fn watch_deadlines(self) {
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while !self.is_draining() {
            beat.tick().await;
            let app = self.clone();
            match tokio::spawn(async move { app.hand_over_late_seats().await }).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::error!(%error, "deadlines cannot be read"),
                Err(broken) => tracing::error!(%broken, "seats whose time is up were not all handed over"),
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
            let now = Timestamp(self.clock().now_ms());
            let is_late = |row: &&String| summary::deadline_of_row(row).is_some_and(|deadline| deadline <= now);
            let late: Vec<&String> = rows.iter().take_while(is_late).collect();
            for row in &late {
                let game = summary::game_of_row(row);
                match self.hand_over(game).await {
                    Ok(()) | Err(AppError::GameUnknown | AppError::GameQuarantined) => {}
                    Err(AppError::Draining) => return Ok(()),
                    // The others' times are up nonetheless.
                    Err(error) => tracing::error!(%error, game, "a seat whose time is up could not be handed over"),
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
            let (app, started) = (self.clone(), self.started);
            for seat in self.read(&slot, |folded| late_seats(folded, started, app.clock().now_ms())).await? {
                let app = self.clone();
                let decide = move |folded: &Folded<_>| {
                    if !late_seats(folded, started, app.clock().now_ms()).contains(&seat) {
                        return Ok(None);
                    }
                    let event = resigned(&folded.lobby, seat, ResignReason::TurnLimit).map(LoggedEvent::Table);
                    let action = json_of(&TableAction::HandOver { seat });
                    Ok(event.map(|event| Draft { seat: None, action, events: vec![event] }))
                };
                self.command(By::Anybody, slot.clone(), None, |_| Ok(()), decide, |_| ()).await?;
            }
            Ok(())
        })
    }
}

/// The seats of players who let a decision lie for too long, of which the server was there for a while.
fn late_seats<R: Exposed>(folded: &Folded<R>, started: Timestamp, now_ms: u64) -> Vec<Seat> {
    let grace_s = folded.lobby.turn_limit_s.unwrap_or(GRACE_S).min(GRACE_S);
    if now_ms < started.0 + u64::from(grace_s) * 1000 {
        return Vec::new();
    }
    let late = |open: &&_| folded.deadline(open).is_some_and(|deadline| deadline.0 <= now_ms);
    folded.open().iter().filter(late).map(|open| open.seat).collect()
}

/// What a bot has to think about.
#[derive(Clone)]
struct Task<R: Exposed> {
    bot: Bot,
    seat: Seat,
    due: Due,
    decision: String,
    knowledge: Knowledge<R>,
    /// Key and stream.
    luck: (Bytes32, u64),
}

/// The bots' luck has a stream for each decision, so that a bot that begins anew after a crash comes to the same answer.
fn stream(opened_at: u64, seat: Seat) -> u64 {
    opened_at << 8 | u64::from(seat.0)
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
            luck: (folded.seed.bots_key(), stream(folded.seq_in_game(open.opened_at), open.seat)),
        })
    }

    fn choose(self) -> R::Action {
        let (key, stream) = self.luck;
        self.bot.choose(&self.knowledge, self.seat, &self.due, &mut SeededChance::new(key, stream))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(queue: &BotQueue, games: &[&str], pace: Pace) {
        games.iter().for_each(|game| queue.push(game, pace));
    }

    #[test]
    fn a_game_stands_in_the_queue_once_and_in_turn() {
        let queue = BotQueue::default();
        push(&queue, &["a", "b", "a"], Pace::Quick);
        assert_eq!([queue.pop(), queue.pop(), queue.pop()], [Some("a".to_owned()), Some("b".to_owned()), None]);
    }

    #[test]
    fn a_game_that_is_worked_on_comes_again_when_the_work_is_done() {
        let queue = BotQueue::default();
        push(&queue, &["a"], Pace::Quick);
        assert_eq!(queue.pop().as_deref(), Some("a"));
        push(&queue, &["a", "a"], Pace::Slow);
        assert_eq!(queue.pop(), None, "one worker at a time");
        queue.done("a");
        assert_eq!(queue.pop().as_deref(), Some("a"));
        queue.done("a");
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn quick_moves_go_before_slow_ones_but_not_for_ever() {
        let queue = BotQueue::default();
        push(&queue, &["slow", "slower"], Pace::Slow);
        let quick: Vec<String> = (0..2 * QUICK_IN_A_ROW).map(|number| number.to_string()).collect();
        quick.iter().for_each(|game| queue.push(game, Pace::Quick));
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).collect();
        let place = |game: &str| order.iter().position(|other| other == game).unwrap();
        assert_eq!([place("slow"), place("slower")], [QUICK_IN_A_ROW as usize, 2 * QUICK_IN_A_ROW as usize + 1]);
    }

    #[test]
    fn what_finds_no_place_is_looked_up_in_the_index_once_there_is_room() {
        let queue = BotQueue::default();
        (0..=QUEUE_MOST).for_each(|number| queue.push(&number.to_string(), Pace::Quick));
        assert!(!queue.has_room_again());
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), QUEUE_MOST);
        assert_eq!([queue.has_room_again(), queue.has_room_again()], [true, false]);
    }
}
