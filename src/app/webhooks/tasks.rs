//! Who is served: one task for each player, up to a number. Where there are more players, they take
//! turns: a task that has had its turn ends, and its player waits behind those who wait already.
//! What is to be delivered to a player who waits stays in the feed.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{sync::mpsc, task::AbortHandle, time::Instant};

/// The least time for which a player is served before another one gets the place.
pub(super) const TURN: Duration = Duration::from_secs(60);

/// The tasks of players.
pub(super) struct Tasks {
    players_max: usize,
    turn: Duration,
    running: HashMap<String, Task>,
    /// Players without a task, because there are too many, in the order in which they get one.
    left_out: VecDeque<String>,
    /// The same players.
    are_left_out: HashSet<String>,
    /// How many tasks are to end, so that players who are left out get their places.
    wanted: Arc<AtomicUsize>,
    /// Tells of tasks that have ended.
    ended: mpsc::UnboundedSender<Ended>,
}

struct Task {
    handle: AbortHandle,
    /// Whether the webhooks of the player may have changed since the task began. If it ends,
    /// because it has found nothing to do, there may be something now.
    begins_again: bool,
}

/// The task of a player has ended.
pub(super) struct Ended {
    player: String,
    /// Whether the player had more to be served, and the place was given to another one.
    gave_way: bool,
}

/// The turn of a player who is served. Its end is told when it is dropped, also after a panic.
pub(super) struct PlayersTurn {
    player: String,
    until: Instant,
    wanted: Arc<AtomicUsize>,
    gives_way: bool,
    tell: mpsc::UnboundedSender<Ended>,
}

impl PlayersTurn {
    /// Whether the turn is over because a player who is left out gets the place. Then the task must
    /// end.
    pub(super) fn gives_way(&mut self) -> bool {
        let one_less = |wanted: usize| wanted.checked_sub(1);
        self.gives_way = self.gives_way
            || Instant::now() >= self.until
                && self.wanted.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less).is_ok();
        self.gives_way
    }
}

impl Drop for PlayersTurn {
    fn drop(&mut self) {
        let player = std::mem::take(&mut self.player);
        // The receiver is gone when the server stops.
        let _ = self.tell.send(Ended { player, gave_way: self.gives_way });
    }
}

impl Tasks {
    /// No task runs. So many players are served at a time, each for this time at least.
    pub(super) fn new(
        players_max: usize,
        turn: Duration,
    ) -> (Self, mpsc::UnboundedReceiver<Ended>) {
        let (ended, ends) = mpsc::unbounded_channel();
        let tasks = Tasks {
            players_max,
            turn,
            running: HashMap::new(),
            left_out: VecDeque::new(),
            are_left_out: HashSet::new(),
            wanted: Arc::default(),
            ended,
        };
        (tasks, ends)
    }

    /// How many players are served.
    pub(super) fn served(&self) -> usize {
        self.running.len()
    }

    /// Starts the task of a player whose webhooks have changed, if there is none.
    pub(super) fn start<S: Future<Output = ()> + Send + 'static>(
        &mut self,
        player: String,
        serve: impl FnOnce(PlayersTurn) -> S,
    ) {
        if let Some(task) = self.running.get_mut(&player) {
            task.begins_again = true;
            return;
        }
        if self.running.len() >= self.players_max {
            self.leave_out(player);
            return;
        }
        let turn = PlayersTurn {
            player: player.clone(),
            until: Instant::now() + self.turn,
            wanted: self.wanted.clone(),
            gives_way: false,
            tell: self.ended.clone(),
        };
        let task = tokio::spawn(serve(turn));
        self.running.insert(player, Task { handle: task.abort_handle(), begins_again: false });
    }

    fn leave_out(&mut self, player: String) {
        if self.are_left_out.insert(player.clone()) {
            if self.left_out.is_empty() {
                tracing::warn!("more players have webhooks than are served at a time: take turns");
            }
            self.left_out.push_back(player);
        }
        self.want();
    }

    /// As many tasks are to end as players are left out.
    fn want(&self) {
        self.wanted.store(self.left_out.len(), Ordering::Relaxed);
    }

    /// The task of a player has ended. Returns who gets its place: the player again, if there may
    /// be something to do after all; otherwise the one who is left out for the longest time.
    pub(super) fn end(&mut self, Ended { player, gave_way }: Ended) -> Option<String> {
        let begins_again = self.running.remove(&player).is_some_and(|task| task.begins_again);
        if begins_again && !gave_way {
            return Some(player);
        }
        if gave_way {
            self.leave_out(player);
        }
        let next = self.left_out.pop_front();
        if let Some(player) = &next {
            self.are_left_out.remove(player);
        }
        self.want();
        next
    }

    /// Ends all tasks.
    pub(super) fn abort(&self) {
        self.running.values().for_each(|task| task.handle.abort());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use kontor_testing::waits::soon;

    use super::*;

    /// Serves players until their turns are over, and notes whom.
    #[derive(Clone, Default)]
    struct Served(Arc<Mutex<Vec<String>>>);

    impl Served {
        fn serve(
            &self,
            player: &str,
        ) -> impl FnOnce(PlayersTurn) -> futures_util::future::BoxFuture<'static, ()> + use<>
        {
            let (served, player) = (self.clone(), player.to_owned());
            move |mut turn| {
                Box::pin(async move {
                    served.0.lock().expect("no panic").push(player);
                    // All run in one thread: the test goes on between two looks, and aborts it.
                    while !turn.gives_way() {
                        tokio::task::yield_now().await;
                    }
                })
            }
        }

        fn all(&self) -> Vec<String> {
            self.0.lock().expect("no panic").clone()
        }
    }

    #[tokio::test]
    async fn those_who_are_left_out_are_served_by_turns() {
        let (mut tasks, mut ends) = Tasks::new(2, Duration::ZERO);
        let served = Served::default();
        for player in ["d", "c", "b", "a", "c"] {
            tasks.start(player.to_owned(), served.serve(player));
        }
        assert_eq!(tasks.served(), 2);
        while served.all().len() < 12 {
            let ended = soon("a task ends", ends.recv()).await.expect("tasks end");
            if let Some(next) = tasks.end(ended) {
                tasks.start(next.clone(), served.serve(&next));
            }
        }
        let all = served.all();
        for turns in all.chunks(4).take(3) {
            let mut turns = turns.to_vec();
            turns.sort();
            assert_eq!(turns, ["a", "b", "c", "d"], "{all:?}");
        }
        tasks.abort();
    }

    #[tokio::test]
    async fn a_player_keeps_the_place_while_no_other_one_waits() {
        let (mut tasks, mut ends) = Tasks::new(1, Duration::ZERO);
        let served = Served::default();
        tasks.start("ada".to_owned(), served.serve("ada"));
        // Each time the task looks once whether it is to give way.
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        assert!(ends.try_recv().is_err(), "the task goes on");
        tasks.start("ben".to_owned(), served.serve("ben"));
        let ended = soon("Ada gives way", ends.recv()).await.expect("Ada gives way");
        assert_eq!((ended.player.as_str(), ended.gave_way), ("ada", true));
        assert_eq!(tasks.end(ended).as_deref(), Some("ben"));
        tasks.abort();
    }

    #[tokio::test]
    async fn who_is_served_for_less_than_a_turn_keeps_the_place() {
        let (mut tasks, mut ends) = Tasks::new(1, TURN);
        let served = Served::default();
        for player in ["ada", "ben"] {
            tasks.start(player.to_owned(), served.serve(player));
        }
        // Each time the task looks once whether it is to give way.
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        assert!(ends.try_recv().is_err(), "the turn is not over");
        assert_eq!(served.all(), ["ada"]);
        tasks.abort();
    }
}
