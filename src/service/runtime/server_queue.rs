//! The queue of games in which the server has to move, because a bot is asked or a standing order
//! may answer. It determines the order in which the workers handle them.

use std::{
    collections::{BTreeSet, HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

use kontor_bots::{Bot, Speed};
use kontor_environment::TimeSource;
use kontor_log::summary::Progress;

/// Maximum number of games in the queue. Games that do not fit are found in the index later.
const QUEUE_MAX: usize = 10_000;

/// Maximum number of games in which an order is to be carried out later. Games that do not fit are
/// found in the index later.
const LATER_MAX: usize = 100_000;

/// After this many quick moves a slow one is made, if one is queued.
const QUICK_IN_A_ROW: u32 = 8;

/// How long a move of the server takes. Quick and slow moves have a queue each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveSpeed {
    /// Almost no time.
    Quick,
    /// Some time, or it is not known which bot has to move.
    Slow,
}

impl From<Bot> for MoveSpeed {
    fn from(bot: Bot) -> Self {
        match bot.speed() {
            Speed::Quick => MoveSpeed::Quick,
            Speed::Slow => MoveSpeed::Slow,
        }
    }
}

impl MoveSpeed {
    /// How long the next move of the server takes in a game with this progress; `None` if the
    /// server has none to make.
    pub fn of(progress: &Progress) -> Option<MoveSpeed> {
        if progress.orders_due {
            Some(MoveSpeed::Quick)
        } else {
            progress.bot_due.map(MoveSpeed::from)
        }
    }
}

/// The games in which the server has to move. Each game is queued at most once.
#[derive(Default)]
pub struct ServerQueue {
    queues: Mutex<Queues>,
    /// Notifies workers that a game was queued.
    pushed: Notify,
    /// Notifies the waiters for room that the queue is at most half full.
    room: Notify,
}

/// The owner of a game of which only the id is known. Such games are found in the index; once the
/// server has moved in them, they are queued under their owner.
pub const OWNER_UNKNOWN: &str = "";

/// Games in which a move of the same speed is due, by the owner of the table. The owners take
/// turns, so that one with many games does not make the others wait.
#[derive(Default)]
struct FairQueue {
    games: HashMap<Arc<str>, VecDeque<String>>,
    /// The owners who have games here, the next one first.
    turns: VecDeque<Arc<str>>,
    len: usize,
}

impl FairQueue {
    fn push(&mut self, owner: &Arc<str>, game: &str) {
        let games = self.games.entry(owner.clone()).or_insert_with(|| {
            self.turns.push_back(owner.clone());
            VecDeque::new()
        });
        games.push_back(game.to_owned());
        self.len += 1;
    }

    fn pop(&mut self) -> Option<String> {
        let owner = self.turns.pop_front()?;
        let games = self.games.get_mut(&owner).expect("an owner with a turn has games");
        let game = games.pop_front().expect("an owner with a turn has games");
        self.len -= 1;
        if games.is_empty() {
            self.games.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        Some(game)
    }

    fn is_empty(&self) -> bool {
        self.len == 0
    }
}

#[derive(Default)]
struct Queues {
    quick: FairQueue,
    slow: FairQueue,
    /// Number of quick moves since the last slow one.
    quick_in_a_row: u32,
    /// The stage of each game that is queued or being worked on.
    known: HashMap<String, Stage>,
    /// When the next order is carried out in games in which one is to be carried out later, in
    /// milliseconds since 1970; and the same by time.
    later: HashMap<String, u64>,
    by_time: BTreeSet<(u64, String)>,
    /// Whether games were left out because the queue was full. They are still in the index.
    overflowed: bool,
}

/// The stage of the work on a game.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Queued,
    InWork,
    /// The game was queued again during the work, so it is queued when the work is done, under this
    /// owner.
    InWorkAndDue(MoveSpeed, Arc<str>),
}

impl Queues {
    fn len(&self) -> usize {
        self.quick.len + self.slow.len
    }

    fn has_room(&self) -> bool {
        self.len() <= QUEUE_MAX / 2
    }

    fn enqueue(&mut self, game: &str, speed: MoveSpeed, owner: &Arc<str>) {
        if self.len() >= QUEUE_MAX {
            self.known.remove(game);
            self.overflowed = true;
            return;
        }
        self.known.insert(game.to_owned(), Stage::Queued);
        match speed {
            MoveSpeed::Quick => self.quick.push(owner, game),
            MoveSpeed::Slow => self.slow.push(owner, game),
        }
    }

    fn dequeue(&mut self) -> Option<String> {
        let slow_first = self.quick_in_a_row >= QUICK_IN_A_ROW && !self.slow.is_empty();
        let quick = if slow_first { None } else { self.quick.pop() };
        self.quick_in_a_row = if quick.is_some() { self.quick_in_a_row + 1 } else { 0 };
        quick.or_else(|| self.slow.pop())
    }
}

impl ServerQueue {
    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a game of this owner in which the server has to move.
    pub fn push(&self, game: &str, speed: MoveSpeed, owner: &Arc<str>) {
        let mut queues = self.lock();
        match queues.known.get_mut(game) {
            Some(Stage::Queued) => {}
            Some(place @ (Stage::InWork | Stage::InWorkAndDue(..))) => {
                *place = Stage::InWorkAndDue(speed, owner.clone())
            }
            None => queues.enqueue(game, speed, owner),
        }
        drop(queues);
        self.pushed.notify_one();
    }

    /// Queues a game at a time, because an order is to be carried out then. A game has one such
    /// time, the last one that was said.
    pub fn push_later(&self, game: &str, at_ms: u64) {
        let mut queues = self.lock();
        if let Some(before) = queues.later.remove(game) {
            queues.by_time.remove(&(before, game.to_owned()));
        }
        if queues.later.len() >= LATER_MAX {
            queues.overflowed = true;
            return;
        }
        queues.later.insert(game.to_owned(), at_ms);
        queues.by_time.insert((at_ms, game.to_owned()));
    }

    /// Queues the games whose time has come. The clock is read only if a game waits for its time.
    pub fn push_due(&self, clock: &dyn TimeSource) {
        loop {
            let mut queues = self.lock();
            let is_due = queues.by_time.first().is_some_and(|(at_ms, _)| *at_ms <= clock.now_ms());
            if !(is_due && queues.has_room()) {
                return;
            }
            let Some((_, game)) = queues.by_time.pop_first() else { return };
            queues.later.remove(&game);
            drop(queues);
            self.push(&game, MoveSpeed::Quick, &OWNER_UNKNOWN.into());
        }
    }

    /// The next game to work on. The caller must call [`ServerQueue::done`] afterwards.
    pub fn pop(&self) -> Option<String> {
        let mut queues = self.lock();
        let game = queues.dequeue()?;
        if queues.has_room() {
            self.room.notify_waiters();
        }
        queues.known.insert(game.clone(), Stage::InWork);
        // Each notification wakes one worker, so a worker that takes a game wakes the next worker.
        if !(queues.quick.is_empty() && queues.slow.is_empty()) {
            self.pushed.notify_one();
        }
        Some(game)
    }

    /// Ends the work on a game. The worker may wait for another one by now, so a game that is due
    /// again wakes one.
    pub fn done(&self, game: &str) {
        let mut queues = self.lock();
        if let Some(Stage::InWorkAndDue(speed, owner)) = queues.known.remove(game) {
            queues.enqueue(game, speed, &owner);
            drop(queues);
            self.pushed.notify_one();
        }
    }

    /// Games may wait of which this queue was not told.
    pub fn may_lack_games(&self) {
        self.lock().overflowed = true;
    }

    /// Whether games may have been left out since the last call of this function, for example
    /// because the queue was full.
    pub fn take_overflowed(&self) -> bool {
        std::mem::take(&mut self.lock().overflowed)
    }

    /// Waits until the queue has room for a page of the index.
    pub async fn wait_for_room(&self) {
        loop {
            let room = self.room.notified();
            if self.lock().has_room() {
                return;
            }
            room.await;
        }
    }

    /// Waits until there may be a game to work on.
    pub async fn wait_for_game(&self) {
        self.pushed.notified().await;
    }

    /// Wakes all workers, because the server is about to stop.
    pub fn wake_all(&self) {
        self.pushed.notify_waiters();
        self.pushed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(queue: &ServerQueue, games: &[&str], speed: MoveSpeed) {
        games.iter().for_each(|game| queue.push(game, speed, &"ada".into()));
    }

    #[tokio::test]
    async fn a_game_that_became_due_while_it_was_worked_on_wakes_a_worker_that_waits() {
        let queue = ServerQueue::default();
        push(&queue, &["a"], MoveSpeed::Quick);
        queue.wait_for_game().await;
        assert_eq!(queue.pop().as_deref(), Some("a"));
        push(&queue, &["a"], MoveSpeed::Quick);
        queue.wait_for_game().await;
        assert_eq!(queue.pop(), None, "it is worked on");
        let mut waits = std::pin::pin!(queue.wait_for_game());
        assert!(futures_util::FutureExt::now_or_never(waits.as_mut()).is_none());
        queue.done("a");
        waits.await;
        assert_eq!(queue.pop().as_deref(), Some("a"));
    }

    /// A clock that stands still.
    struct At(u64);

    impl TimeSource for At {
        fn now_ms(&self) -> u64 {
            self.0
        }
    }

    #[test]
    fn a_game_is_in_the_queue_once_and_in_order() {
        let queue = ServerQueue::default();
        push(&queue, &["a", "b", "a"], MoveSpeed::Quick);
        assert_eq!(
            [queue.pop(), queue.pop(), queue.pop()],
            [Some("a".to_owned()), Some("b".to_owned()), None]
        );
    }

    #[test]
    fn a_game_that_is_worked_on_is_queued_again_when_the_work_is_done() {
        let queue = ServerQueue::default();
        push(&queue, &["a"], MoveSpeed::Quick);
        assert_eq!(queue.pop().as_deref(), Some("a"));
        push(&queue, &["a", "a"], MoveSpeed::Slow);
        assert_eq!(queue.pop(), None, "one worker at a time");
        queue.done("a");
        assert_eq!(queue.pop().as_deref(), Some("a"));
        queue.done("a");
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn an_owner_with_many_games_does_not_make_others_wait() {
        let queue = ServerQueue::default();
        push(&queue, &["a1", "a2", "a3", "a4"], MoveSpeed::Slow);
        queue.push("b1", MoveSpeed::Slow, &"ben".into());
        queue.push("b2", MoveSpeed::Slow, &"ben".into());
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["a1", "b1", "a2", "b2", "a3", "a4"]);
    }

    #[test]
    fn quick_moves_precede_slow_ones_but_not_for_ever() {
        let queue = ServerQueue::default();
        push(&queue, &["slow", "slower"], MoveSpeed::Slow);
        let quick: Vec<String> = (0..2 * QUICK_IN_A_ROW).map(|number| number.to_string()).collect();
        quick.iter().for_each(|game| queue.push(game, MoveSpeed::Quick, &"ada".into()));
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).collect();
        let place = |game: &str| order.iter().position(|other| other == game).unwrap();
        assert_eq!(
            [place("slow"), place("slower")],
            [QUICK_IN_A_ROW as usize, 2 * QUICK_IN_A_ROW as usize + 1]
        );
    }

    #[test]
    fn a_game_is_queued_at_its_time_and_the_last_time_counts() {
        let queue = ServerQueue::default();
        queue.push_later("a", 20);
        queue.push_later("b", 10);
        queue.push_later("a", 30);
        queue.push_due(&At(9));
        assert_eq!(queue.pop(), None);
        queue.push_due(&At(29));
        assert_eq!([queue.pop().as_deref(), queue.pop().as_deref()], [Some("b"), None]);
        queue.push_due(&At(30));
        assert_eq!(queue.pop().as_deref(), Some("a"));
        queue.done("a");
        queue.push_due(&At(u64::MAX));
        assert_eq!(queue.pop(), None, "each time is used once");
    }

    #[test]
    fn an_overflow_is_reported_once() {
        let queue = ServerQueue::default();
        (0..=QUEUE_MAX)
            .for_each(|number| queue.push(&number.to_string(), MoveSpeed::Quick, &"ada".into()));
        assert_eq!([queue.take_overflowed(), queue.take_overflowed()], [true, false]);
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), QUEUE_MAX);
    }

    #[tokio::test]
    async fn there_is_room_again_once_half_of_the_queue_is_empty() {
        let queue = ServerQueue::default();
        (0..QUEUE_MAX)
            .for_each(|number| queue.push(&number.to_string(), MoveSpeed::Quick, &"ada".into()));
        let mut room = std::pin::pin!(queue.wait_for_room());
        for _ in 0..QUEUE_MAX / 2 {
            assert!(futures_util::FutureExt::now_or_never(room.as_mut()).is_none());
            queue.pop();
        }
        room.await;
    }
}
