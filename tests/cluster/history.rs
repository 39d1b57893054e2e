//! What the clients saw: every acknowledged move, what was shown of games, and what followers
//! received.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::client::{Anomaly, Client};

/// A move that was acknowledged.
pub struct Acknowledged {
    pub key: String,
    pub seat: usize,
    /// When it was sent for the first time, and when the reply was there.
    pub sent: Instant,
    pub replied: Instant,
    pub commit: u64,
    /// Its events as the seat got them.
    pub events: Value,
}

/// A view that was shown.
pub struct Shown {
    pub seat: usize,
    pub seq: u64,
    pub view: Value,
}

/// What a follower received. The events are those of this seat, or of a spectator.
pub struct Followed {
    pub seat: Option<usize>,
    pub events: Vec<Value>,
}

/// What was seen of one game.
pub struct GameHistory {
    pub game: String,
    pub seats: Vec<Client>,
    /// The last commit before the first move.
    pub started: u64,
    pub acknowledged: Vec<Acknowledged>,
    pub shown: Vec<Shown>,
    pub followed: Vec<Followed>,
    /// Messages that were acknowledged, in their order: seat and text.
    pub said: Vec<(usize, String)>,
    /// A player whose sign-out was acknowledged.
    pub signed_out: Option<Client>,
    /// Whether it was played to its end.
    pub is_finished: bool,
}

/// What was seen of all games.
pub struct History {
    begun: Instant,
    count: AtomicUsize,
    last_ms: AtomicU64,
    pub games: Mutex<Vec<GameHistory>>,
    pub anomalies: Mutex<Vec<Anomaly>>,
    /// What was done to the cluster, and when.
    pub faults: Mutex<Vec<(Instant, String)>>,
}

impl Default for History {
    fn default() -> Self {
        History {
            begun: Instant::now(),
            count: AtomicUsize::new(0),
            last_ms: AtomicU64::new(0),
            games: Mutex::default(),
            anomalies: Mutex::default(),
            faults: Mutex::default(),
        }
    }
}

impl History {
    /// A move was acknowledged.
    pub fn count_one(&self) {
        self.count.fetch_add(1, Ordering::SeqCst);
        let now = self.begun.elapsed().as_millis() as u64;
        self.last_ms.fetch_max(now, Ordering::SeqCst);
    }

    /// How many moves were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.count.load(Ordering::SeqCst)
    }

    /// Says what happens.
    pub fn note(&self, what: &str) {
        println!("{:7.1} s {:8} moves: {what}", self.seconds(), self.acknowledged());
    }

    /// Something was done to the cluster.
    pub fn note_fault(&self, what: &str) {
        self.note(what);
        self.faults.lock().unwrap().push((Instant::now(), what.to_owned()));
    }

    /// Something happened that must not.
    pub fn note_anomaly(&self, what: Anomaly) {
        println!("{:7.1} s: ANOMALY: {what}", self.seconds());
        self.anomalies.lock().unwrap().push(what);
    }

    /// Seconds since the beginning.
    pub fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }

    /// For each kind of fault, in ascending order, the longest times without an acknowledged move
    /// after each of them, until the next fault.
    pub fn stalls(&self) -> BTreeMap<String, Vec<Duration>> {
        let games = self.games.lock().unwrap();
        let mut replies: Vec<Instant> =
            games.iter().flat_map(|game| game.acknowledged.iter().map(|ack| ack.replied)).collect();
        replies.sort_unstable();
        let faults = self.faults.lock().unwrap();
        let mut stalls: BTreeMap<String, Vec<Duration>> = BTreeMap::new();
        for (number, (begun, what)) in faults.iter().enumerate() {
            let end = faults.get(number + 1).map_or_else(Instant::now, |(next, _)| *next);
            let first = replies.partition_point(|reply| reply < begun);
            let last = replies.partition_point(|reply| *reply < end);
            let moments = [*begun].into_iter().chain(replies[first..last].iter().copied());
            let moments: Vec<Instant> = moments.collect();
            let longest = moments.windows(2).map(|pair| pair[1] - pair[0]).max();
            stalls.entry(what.clone()).or_default().push(longest.unwrap_or_default());
        }
        stalls.values_mut().for_each(|times| times.sort_unstable());
        stalls
    }

    /// Prints how long no request was served after the faults.
    pub fn print_stalls(&self) {
        for (fault, times) in self.stalls() {
            let [half, all] = [times.len() / 2, times.len() - 1].map(|at| times[at].as_secs_f64());
            println!(
                "{fault}: {} times, without an acknowledged move for {half:.1} s (p50), {all:.1} s (max)",
                times.len()
            );
        }
    }
}
