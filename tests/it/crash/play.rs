//! A game that is played until the server is killed, and what must be there of it afterwards.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use kontor_tables::records::{record::Record, verify::verify};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use super::Answers;
use crate::support::{
    client::{Address, Answer, Caller, Request},
    dice::Dice,
    generic::{Choosing, Ruleset},
    stream::Stream,
    table::Table,
};

/// Every so many games have a spectator: an odd number, so that games of all rulesets have one.
const FOLLOWED_EVERY: usize = 3;

/// An action and its key.
pub(super) struct Step {
    seat: usize,
    key: String,
    decision: Value,
    action: Value,
}

/// The events of commits as a seat gets them, by number of the commit.
type Log = BTreeMap<u64, Vec<Value>>;

/// A game, with everything that was seen of it since the last restart.
pub struct Play {
    table: Table,
    /// A client without a seat.
    spectator: Caller,
    dice: Dice,
    choosing: Choosing,
    /// Whether the spectator follows the game.
    is_followed: bool,
    /// Collects events until the connection breaks.
    listener: Option<JoinHandle<Vec<Value>>>,
    /// All events that the spectator has received.
    pub(super) received: Vec<Value>,
    /// Number of the last commit that was checked.
    commit: u64,
    /// Seq of its last event.
    seq: u64,
    is_over: bool,
    answered: Vec<(Step, Answer)>,
    pub(super) unanswered: Option<Step>,
    /// Events in answers and pages, each with the seat that got it.
    events: Vec<(usize, Value)>,
    /// Views, each with the seat that got it.
    pub(super) views: Vec<(usize, Value)>,
}

impl Play {
    /// Begins the `number`-th game; rulesets and numbers of players take turns.
    pub async fn begin(address: Address, rulesets: Vec<Ruleset>, number: usize) -> Play {
        let ruleset = &rulesets[number % rulesets.len()];
        let seats = ruleset.seats(number / rulesets.len());
        let table =
            Table::made(&address, seats, &json!({ "ruleset": ruleset.id, "seats": seats })).await;
        let started = table.start().await;
        let play = Play {
            table,
            spectator: Caller::guest(&address, "Spectator").await,
            dice: Dice::new(100 + number as u64),
            choosing: if number.is_multiple_of(2) { Choosing::Listed } else { Choosing::Sampled },
            is_followed: number.is_multiple_of(FOLLOWED_EVERY),
            listener: None,
            received: Vec::new(),
            commit: started["commit"].as_u64().unwrap(),
            seq: started["seq"].as_u64().unwrap(),
            is_over: false,
            answered: Vec::new(),
            unanswered: None,
            events: Vec::new(),
            views: Vec::new(),
        };
        play.with_spectator().await
    }

    /// Opens the spectator's stream (again) after the last event that was received.
    async fn with_spectator(mut self) -> Play {
        if self.is_followed {
            let after = self.received.len() as u64;
            let stream = self.spectator.listen(&self.table.game, after).await;
            self.listener = Some(tokio::spawn(listen(stream, after)));
        }
        self
    }

    /// Whether the game was over at the last check.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    fn request(&self, step: &Step) -> Request {
        self.table.seats[step.seat].action(
            &self.table.game,
            &step.key,
            &step.decision,
            &step.action,
        )
    }

    async fn get(&self, seat: usize, rest: &str) -> Result<Answer, reqwest::Error> {
        self.table.seats[seat].request(Method::GET, &self.table.path(rest)).try_send().await
    }

    /// Plays, reads views and events, and follows the stream until the server is killed or the game
    /// is over.
    pub(super) async fn until_killed(mut self, answers: Arc<Answers>) -> Play {
        while let Some(step) = self.next_step(&answers).await {
            let Some(answer) = answers.or_killed(self.request(&step).try_send().await) else {
                self.unanswered = Some(step);
                break;
            };
            assert_eq!(answer.status, 201, "{}", answer.text);
            self.events.extend(items(&answer.body["events"]).map(|event| (step.seat, event)));
            self.answered.push((step, answer));
            answers.one_more();
        }
        if let Some(listener) = self.listener.take() {
            self.received.extend(listener.await.unwrap());
        }
        self
    }

    /// The next action; now and then a view or a page of events is read before.
    async fn next_step(&mut self, answers: &Answers) -> Option<Step> {
        match self.dice.below(6) {
            0 => {
                let seat = self.dice.below(self.table.seats.len());
                self.views
                    .push((seat, answers.or_killed(self.get(seat, "/view").await)?.expect(200)));
            }
            1 => {
                let page = answers
                    .or_killed(self.get(0, &format!("/events?after={}", self.seq)).await)?
                    .expect(200);
                self.events.extend(items(&page["items"]).map(|event| (0, event)));
            }
            _ => {}
        }
        let open = answers.or_killed(self.get(0, "/decisions").await)?.expect(200);
        let open: Vec<Value> = items(&open["items"]).collect();
        let open = (!open.is_empty()).then(|| self.dice.pick(&open))?;
        let (seat, id) = (open["seat"].as_u64()? as usize, open["id"].as_str()?);
        let own = answers.or_killed(self.get(seat, &format!("/decisions/{id}")).await)?.expect(200);
        // Actions that fit a schema which is not exact may be refused, and this test is about
        // accepted ones.
        let choosing = if own["exact"] == true { self.choosing } else { Choosing::Listed };
        let action = choosing.answer(&own, &mut self.dice);
        Some(Step { seat, key: self.table.fresh_key(), decision: own["id"].clone(), action })
    }

    /// Compares everything that was seen with what the server has now.
    pub async fn check(mut self) -> Play {
        let logs = self.logs_since_last_check().await;
        let kept = self.table.events_for(&self.spectator).await;
        assert_eq!(
            self.received,
            kept[..self.received.len()],
            "what the spectator received is there, without gap or duplicate"
        );
        for (seat, event) in self.events.drain(..) {
            assert!(
                logs[&seat].values().flatten().any(|kept| *kept == event),
                "this was received, and is not there: {event}"
            );
        }
        for (step, answer) in &self.answered {
            let kept = logs[&step.seat]
                .get(&answer.body["commit"].as_u64().unwrap())
                .expect("what was answered is there");
            assert_eq!(json!(kept), answer.body["events"]);
        }
        for (seat, view) in std::mem::take(&mut self.views) {
            let then = self.get(seat, &format!("/view?at={}", view["seq"])).await.unwrap();
            assert_eq!(then.expect(200), view, "this was shown, and is not there");
        }
        let unanswered_kept = logs[&0].len() - self.answered.len();
        assert!(
            unanswered_kept <= usize::from(self.unanswered.is_some()),
            "each action is there once"
        );
        self.check_retries(&logs, unanswered_kept == 1).await;
        self.answered.clear();
        let game = self.table.game().await;
        self.seq = game["seq"].as_u64().unwrap();
        self.is_over = game["status"] == "finished";
        self.with_spectator().await
    }

    /// The log for seat 0, and for every seat that got something since the last check.
    async fn logs_since_last_check(&self) -> BTreeMap<usize, Log> {
        let answered = self.events.iter().map(|(seat, _)| *seat);
        let asked = self
            .answered
            .iter()
            .map(|(step, _)| step)
            .chain(&self.unanswered)
            .map(|step| step.seat);
        let seats: BTreeSet<usize> = answered.chain(asked).chain([0]).collect();
        let mut logs = BTreeMap::new();
        for seat in seats {
            logs.insert(seat, self.log_since_last_check(seat).await);
        }
        logs
    }

    /// All commits since the last check, each of them complete.
    async fn log_since_last_check(&self, seat: usize) -> Log {
        let page = self
            .get(seat, &format!("/events?after={}&limit=500", self.seq))
            .await
            .unwrap()
            .expect(200);
        let game = self.table.game().await;
        let mut log = Log::new();
        for (event, seq) in items(&page["items"]).zip(self.seq + 1..) {
            assert_eq!(event["seq"], seq, "there is no gap");
            log.entry(event["commit"].as_u64().unwrap()).or_default().push(event);
        }
        assert_eq!(page["last"], game["seq"]);
        let commits: Vec<u64> = log.keys().copied().collect();
        assert_eq!(
            commits,
            (self.commit + 1..=game["commit"].as_u64().unwrap()).collect::<Vec<_>>()
        );
        log
    }

    /// Repeats every action with its key: nothing happens twice, and the answer is the first one.
    async fn check_retries(&mut self, logs: &BTreeMap<usize, Log>, unanswered_kept: bool) {
        for (step, first) in &self.answered {
            let again = self.request(step).send().await;
            assert_eq!((again.status, again.is_replayed()), (200, true));
            assert_eq!(
                again.text, first.text,
                "the answer to a repeated request is the first one, to the byte"
            );
        }
        self.commit += self.answered.len() as u64;
        if let Some(step) = self.unanswered.take() {
            let (first, second) =
                (self.request(&step).send().await, self.request(&step).send().await);
            assert_eq!(
                (first.status, first.is_replayed()),
                if unanswered_kept { (200, true) } else { (201, false) }
            );
            assert_eq!((second.status, second.is_replayed()), (200, true));
            assert_eq!(
                first.text, second.text,
                "the answer to a repeated request is the first one, to the byte"
            );
            self.commit += 1;
            assert_eq!(first.body["commit"], self.commit);
            let kept = logs[&step.seat].get(&self.commit);
            let whole = unanswered_kept.then_some(&first.body["events"]);
            assert_eq!(kept.map(|kept| json!(kept)).as_ref(), whole, "it is there whole or not");
        }
        assert_eq!(self.table.game().await["commit"], self.commit, "no retry doubles an action");
    }

    /// Plays to the end; the spectator must have received every event, and the record must verify.
    pub async fn finish(mut self) {
        self.table.finish(&mut self.dice).await;
        let events = self.table.events_for(&self.spectator).await;
        let seqs: Vec<u64> = events.iter().map(|event| event["seq"].as_u64().unwrap()).collect();
        assert_eq!(seqs, (1..=events.len() as u64).collect::<Vec<_>>(), "there is no gap");
        if self.is_followed {
            let listener = self.listener.take().expect("a listener follows the game");
            self.received.extend(listener.await.unwrap());
            assert_eq!(self.received, events);
        }
        let record: Record =
            serde_json::from_str(&self.get(0, "/record").await.unwrap().text).unwrap();
        let keys = self.spectator.get("/.well-known/jwks.json").await;
        let verified = verify(&record, Some(&serde_json::from_str(&keys.text).unwrap())).unwrap();
        assert!(verified.recomputed && verified.signature_checked);
        assert_eq!(verified.seq, events.len() as u64);
    }
}

fn items(list: &Value) -> impl Iterator<Item = Value> {
    list.as_array().unwrap().clone().into_iter()
}

/// All events of a stream until its connection breaks or the game ends.
async fn listen(mut stream: Stream, after: u64) -> Vec<Value> {
    let (events, _) = stream.rest().await;
    assert!(
        events.iter().zip(after + 1..).all(|(event, seq)| event["seq"] == seq),
        "a stream has no gap and no duplicate"
    );
    events
}
