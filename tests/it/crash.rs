//! A server is killed again and again during many games. Every answered action must be there
//! afterwards, exactly once; an unanswered one must be there completely or not at all; and no
//! player may have seen anything that is not there.

pub mod play;

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use kontor_testing::postgresql::{PostgreSql, named_database};
use tokio::{sync::Notify, task::JoinHandle};

use self::play::Play;
use crate::support::{client::Answer, dice::Dice, generic::Ruleset, server::Server, sized};

/// By day and by night.
const GAMES: [usize; 2] = [32, 64];
const KILLS: [usize; 2] = [10, 20];
/// Answered actions between two kills: at least so many, and a random number of more.
const ANSWERS_LEAST: usize = 25;
const ANSWERS_MORE: usize = 60;
/// Games that are played to their end after the last kill.
const FINISHED: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_kill_each_answered_action_is_kept_once_and_no_action_in_part() {
    survive_kills(Server::start(), sized(GAMES[0], GAMES[1]), sized(KILLS[0], KILLS[1])).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_postgresql_each_answered_action_is_kept_once_after_a_kill() {
    let address = tokio::task::spawn_blocking(|| {
        named_database().unwrap_or_else(|| {
            let postgresql = PostgreSql::shared();
            postgresql.address(&postgresql.create_database())
        })
    });
    let address = address.await.unwrap();
    let server = Server::with_flags(&["--store", &address, "--store-unsynced"]);
    survive_kills(server, GAMES[1] / 4, KILLS[1] / 4).await;
}

async fn survive_kills(mut server: Server, games: usize, kills: usize) {
    let mut dice = Dice::new(20);
    let rulesets = Ruleset::all(&server.anonymous()).await;
    let mut plays =
        all(0..games, |number| Play::begin(server.address.clone(), rulesets.clone(), number)).await;
    let (mut cut_off, mut views, mut received) = (0, 0, 0);
    for _ in 0..kills {
        plays = play_and_kill(&mut server, plays, ANSWERS_LEAST + dice.below(ANSWERS_MORE)).await;
        cut_off += plays.iter().filter(|play| play.unanswered.is_some()).count();
        views += plays.iter().map(|play| play.views.len()).sum::<usize>();
        plays = all(plays, Play::check).await;
        received = plays.iter().map(|play| play.received.len()).sum::<usize>();
    }
    assert!(cut_off >= kills, "the kills come amid requests");
    assert!(views > 0 && received > 0, "{views} views and {received} events were checked");
    all(plays.into_iter().take(FINISHED), Play::finish).await;
}

/// Plays all games at once; kills the server after so many answers, and starts it again.
pub async fn play_and_kill(server: &mut Server, plays: Vec<Play>, answers: usize) -> Vec<Play> {
    let answers = Arc::new(Answers { goal: answers, ..Answers::default() });
    let played = async {
        let played = all(plays, |play| play.until_killed(answers.clone())).await;
        // All games may end before the goal is reached.
        answers.goal_reached.notify_one();
        played
    };
    let killed = async {
        answers.goal_reached.notified().await;
        server.kill();
    };
    let (played, ()) = tokio::join!(played, killed);
    server.restart();
    played
}

/// Does something with all items concurrently, and keeps their order.
pub async fn all<T, U, F>(items: impl IntoIterator<Item = T>, work: impl Fn(T) -> F) -> Vec<U>
where
    F: Future<Output = U> + Send + 'static,
    U: Send + 'static,
{
    let tasks: Vec<JoinHandle<U>> =
        items.into_iter().map(|item| tokio::spawn(work(item))).collect();
    let mut done = Vec::with_capacity(tasks.len());
    for task in tasks {
        done.push(task.await.unwrap());
    }
    done
}

/// Counts answers, and notifies when their number reaches the goal.
#[derive(Default)]
struct Answers {
    goal: usize,
    count: AtomicUsize,
    goal_reached: Notify,
}

impl Answers {
    fn one_more(&self) {
        if self.count.fetch_add(1, Ordering::SeqCst) + 1 == self.goal {
            self.goal_reached.notify_one();
        }
    }

    /// The answer; `None` if the server was killed.
    fn or_killed(&self, answer: Result<Answer, reqwest::Error>) -> Option<Answer> {
        let killed = self.count.load(Ordering::SeqCst) >= self.goal;
        answer.inspect_err(|error| assert!(killed, "a server that lives answers: {error}")).ok()
    }
}
