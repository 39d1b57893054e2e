//! A server that is killed again and again amid many games. What it answered is there afterwards, once; what it did not
//! answer is there whole or not at all; and nobody was shown what is not there.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use kontor::app::{record::Record, verify::verify};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::{sync::Notify, task::JoinHandle};

use crate::support::{
    client::{Address, Answer, Request},
    dice::Dice,
    server::Server,
    stream::Stream,
    table::Table,
};

const GAMES: usize = 64;
const SEATS: usize = 3;
const KILLS: usize = 20;
/// Answered actions between two kills: so many and up to as many more, by lot.
const ANSWERS_LEAST: usize = 25;
const ANSWERS_MORE: usize = 60;
/// Every so many games have a listener.
const LISTENER_EVERY: usize = 4;
/// Games that are played to their end after the last kill.
const FINISHED: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_keeps_each_answered_action_once_and_of_no_other_a_half() {
    let mut dice = Dice::new(20);
    let mut server = Server::start();
    let mut plays = all(0..GAMES, |number| Play::begin(server.address.clone(), number)).await;
    let mut cut_off = 0;
    for _ in 0..KILLS {
        let answers = Arc::new(Answers { goal: ANSWERS_LEAST + dice.below(ANSWERS_MORE), ..Answers::default() });
        let played = all(plays, |play| play.until_killed(answers.clone()));
        let killed = async {
            answers.goal_reached.notified().await;
            server.kill();
        };
        let (played, ()) = tokio::join!(played, killed);
        server.restart();
        cut_off += played.iter().filter(|play| play.unanswered.is_some()).count();
        plays = all(played, Play::check).await;
    }
    assert!(cut_off >= KILLS, "the kills come amid requests");
    all(plays.into_iter().take(FINISHED), Play::finish).await;
}

/// Does something with each of these at the same time, and keeps their order.
async fn all<T, U, F>(items: impl IntoIterator<Item = T>, work: impl Fn(T) -> F) -> Vec<U>
where
    F: Future<Output = U> + Send + 'static,
    U: Send + 'static,
{
    let tasks: Vec<JoinHandle<U>> = items.into_iter().map(|item| tokio::spawn(work(item))).collect();
    let mut done = Vec::with_capacity(tasks.len());
    for task in tasks {
        done.push(task.await.unwrap());
    }
    done
}

/// Counts answers, and says when they are as many as the server may give.
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

    /// An answer, or nothing because the server was killed.
    fn or_killed(&self, answer: Result<Answer, reqwest::Error>) -> Option<Answer> {
        let killed = self.count.load(Ordering::SeqCst) >= self.goal;
        answer.inspect_err(|error| assert!(killed, "a server that lives answers: {error}")).ok()
    }
}

/// An action and its key.
struct Step {
    seat: usize,
    key: String,
    decision: Value,
    action: Value,
}

/// A game, and all that was seen of it since the last restart.
struct Play {
    table: Table,
    dice: Dice,
    has_listener: bool,
    /// Hears events until the line is cut.
    listener: Option<JoinHandle<Vec<Value>>>,
    /// Number of the last commit that was checked.
    commit: u64,
    /// Seq of its last event.
    seq: u64,
    answered: Vec<(Step, Answer)>,
    unanswered: Option<Step>,
    /// Events that came with an answer, a page or a stream.
    events: Vec<Value>,
    /// Views, and for which seat.
    views: Vec<(usize, Value)>,
}

impl Play {
    async fn begin(address: Address, number: usize) -> Play {
        let table = Table::seated(&address, SEATS).await;
        let started = table.start().await;
        let play = Play {
            table,
            dice: Dice::new(100 + number as u64),
            has_listener: number.is_multiple_of(LISTENER_EVERY),
            listener: None,
            commit: started["commit"].as_u64().unwrap(),
            seq: started["seq"].as_u64().unwrap(),
            answered: Vec::new(),
            unanswered: None,
            events: Vec::new(),
            views: Vec::new(),
        };
        play.with_listener().await
    }

    async fn with_listener(mut self) -> Play {
        if self.has_listener {
            let stream = self.table.seats[0].listen(&self.table.game, self.seq).await;
            self.listener = Some(tokio::spawn(listen(stream, self.seq)));
        }
        self
    }

    fn request(&self, step: &Step) -> Request {
        self.table.seats[step.seat].action(&self.table.game, &step.key, &step.decision, &step.action)
    }

    async fn get(&self, seat: usize, rest: &str) -> Result<Answer, reqwest::Error> {
        self.table.seats[seat].request(Method::GET, &self.table.path(rest)).try_send().await
    }

    /// Plays, looks and listens until the server is killed or the game is over.
    async fn until_killed(mut self, answers: Arc<Answers>) -> Play {
        while let Some(step) = self.next_step(&answers).await {
            let Some(answer) = answers.or_killed(self.request(&step).try_send().await) else {
                self.unanswered = Some(step);
                break;
            };
            assert_eq!(answer.status, 201, "{}", answer.text);
            self.events.extend(items(&answer.body["events"]));
            self.answered.push((step, answer));
            answers.one_more();
        }
        if let Some(listener) = self.listener.take() {
            self.events.extend(listener.await.unwrap());
        }
        self
    }

    /// What to play next, after a look at the table every now and then.
    async fn next_step(&mut self, answers: &Answers) -> Option<Step> {
        match self.dice.below(6) {
            0 => {
                let seat = self.dice.below(SEATS);
                self.views.push((seat, answers.or_killed(self.get(seat, "/view").await)?.expect(200)));
            }
            1 => {
                let page = answers.or_killed(self.get(0, &format!("/events?after={}", self.seq)).await)?.expect(200);
                self.events.extend(items(&page["items"]));
            }
            _ => {}
        }
        let open = answers.or_killed(self.get(0, "/decisions").await)?.expect(200);
        let open = items(&open["items"]).next()?;
        let (seat, id) = (open["seat"].as_u64()? as usize, open["id"].as_str()?);
        let own = answers.or_killed(self.get(seat, &format!("/decisions/{id}")).await)?.expect(200);
        let action = self.dice.pick(own["actions"].as_array().unwrap()).clone();
        Some(Step { seat, key: self.table.fresh_key(), decision: own["id"].clone(), action })
    }

    /// Holds what was seen against what is there.
    async fn check(mut self) -> Play {
        let log = self.log_since_last_check().await;
        for event in self.events.drain(..) {
            assert!(log.values().flatten().any(|kept| *kept == event), "this was told, and is not there: {event}");
        }
        for (_, answer) in &self.answered {
            let kept = log.get(&answer.body["commit"].as_u64().unwrap()).expect("what was answered is there");
            assert_eq!(json!(kept), answer.body["events"]);
        }
        for (seat, view) in std::mem::take(&mut self.views) {
            let then = self.get(seat, &format!("/view?at={}", view["seq"])).await.unwrap();
            assert_eq!(then.expect(200), view, "this was shown, and is not there");
        }
        let unanswered_kept = log.len() - self.answered.len();
        assert!(unanswered_kept <= usize::from(self.unanswered.is_some()), "each action is there once");
        self.check_retries(&log, unanswered_kept == 1).await;
        self.answered.clear();
        let game = self.table.game().await;
        self.seq = game["seq"].as_u64().unwrap();
        self.with_listener().await
    }

    /// All commits since the last check, none of them half.
    async fn log_since_last_check(&self) -> BTreeMap<u64, Vec<Value>> {
        let page = self.get(0, &format!("/events?after={}&limit=500", self.seq)).await.unwrap().expect(200);
        let game = self.table.game().await;
        let mut log: BTreeMap<u64, Vec<Value>> = BTreeMap::new();
        for (event, seq) in items(&page["items"]).zip(self.seq + 1..) {
            assert_eq!(event["seq"], seq, "there is no gap");
            log.entry(event["commit"].as_u64().unwrap()).or_default().push(event);
        }
        assert_eq!(page["last"], game["seq"]);
        let commits: Vec<u64> = log.keys().copied().collect();
        assert_eq!(commits, (self.commit + 1..=game["commit"].as_u64().unwrap()).collect::<Vec<_>>());
        log
    }

    /// Sends every action again with its key: nothing happens twice, and the answer is what it was or would have been.
    async fn check_retries(&mut self, log: &BTreeMap<u64, Vec<Value>>, unanswered_kept: bool) {
        for (step, first) in &self.answered {
            let again = self.request(step).send().await;
            assert_eq!((again.status, again.is_replayed()), (200, true));
            assert_eq!(again.text, first.text, "the answer to a repeated request is the first one, to the byte");
        }
        self.commit += self.answered.len() as u64;
        if let Some(step) = self.unanswered.take() {
            let (first, second) = (self.request(&step).send().await, self.request(&step).send().await);
            assert_eq!((first.status, first.is_replayed()), if unanswered_kept { (200, true) } else { (201, false) });
            assert_eq!((second.status, second.is_replayed()), (200, true));
            assert_eq!(first.text, second.text, "the answer to a repeated request is the first one, to the byte");
            self.commit += 1;
            assert_eq!(first.body["commit"], self.commit);
            if let Some(kept) = log.get(&self.commit) {
                assert_eq!(json!(kept), first.body["events"], "what was not answered is there whole");
            }
        }
        assert_eq!(self.table.game().await["commit"], self.commit, "no retry doubles an action");
    }

    /// Plays to the end; anybody can verify the record.
    async fn finish(mut self) {
        self.table.finish(&mut self.dice).await;
        let events = self.table.events_for(&self.table.seats[0]).await;
        assert!(events.iter().zip(1..).all(|(event, seq)| event["seq"] == seq), "there is no gap");
        let record: Record = serde_json::from_str(&self.get(0, "/record").await.unwrap().text).unwrap();
        let keys = self.table.seats[0].get("/.well-known/jwks.json").await;
        let verified = verify(&record, Some(&serde_json::from_str(&keys.text).unwrap())).unwrap();
        assert!(verified.recomputed && verified.signature_checked);
        assert_eq!(verified.seq, events.len() as u64);
    }
}

fn items(list: &Value) -> impl Iterator<Item = Value> {
    list.as_array().unwrap().clone().into_iter()
}

/// All events of a stream until it is cut, or ends with the game.
async fn listen(mut stream: Stream, after: u64) -> Vec<Value> {
    let (events, _) = stream.rest().await;
    assert!(events.iter().zip(after + 1..).all(|(event, seq)| event["seq"] == seq), "a stream has no gap and no duplicate");
    events
}
