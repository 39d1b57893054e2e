//! The pace of new connections: how many an address may open at once and each second. Further ones
//! wait in a line of their address before anything of them is answered.
//!
//! To refuse them would be dearer than to let them wait: clients that are refused at the same
//! moment come back at the same moment, and each comes back with a new connection. Those that wait
//! are served one by one, at equal distances, so that no burst is left of them. They count among
//! the connections that their address holds, so a line is never longer than that.

use std::{
    collections::{BTreeMap, HashMap},
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Waker, ready},
    time::Duration,
};

use tokio::time::{Instant, Sleep, sleep_until};

/// Each second an address may open one of so many connections that it may hold. So the last of a
/// line waits for so many seconds at most.
const SHARE: usize = 4;

/// The least number of connections that an address may open each second.
const RATE_MIN: usize = 16;

/// At once an address may open one of so many connections that it may open each second. More at the
/// same moment would keep the moves of others waiting.
const SHARE_AT_ONCE: u32 = 4;

/// The least number of connections that an address may open at once.
const AT_ONCE_MIN: u32 = 16;

/// The time in which so many may be opened.
const RATE_TIME: Duration = Duration::from_secs(1);

/// Maximum number of addresses that have a bucket at the same time. New connections of further
/// addresses do not wait.
pub const ADDRESSES_MAX: usize = 1 << 14;

/// The buckets and lines of all addresses. Cloning is cheap; clones count together.
#[derive(Clone)]
pub struct Arrivals {
    rate: u32,
    lines: Arc<Mutex<Lines>>,
}

struct Lines {
    by_address: HashMap<String, Line>,
    /// From when on full buckets may be looked for again.
    sweep_from: Instant,
}

/// One address.
struct Line {
    /// When its bucket is full.
    full_at: Instant,
    /// Its connections that wait, in their order, and what wakes them when they become the first.
    waiting: BTreeMap<u64, Option<Waker>>,
    next: u64,
}

/// The place of a connection in the line of its address, until this is dropped.
pub struct Admission {
    arrivals: Arrivals,
    address: String,
    number: u64,
    sleep: Option<Pin<Box<Sleep>>>,
}

/// What a connection waits for.
#[derive(Debug, PartialEq)]
enum Wait {
    /// For nothing: its turn has come.
    Over,
    /// It is the first, and its turn comes at this time.
    Until(Instant),
    /// For those before it.
    ForOthers,
}

impl Arrivals {
    /// Full buckets for all addresses, each of which may hold so many connections.
    pub fn new(connections_max: usize) -> Self {
        let rate = (connections_max / SHARE).max(RATE_MIN);
        let lines = Lines { by_address: HashMap::new(), sweep_from: Instant::now() };
        Arrivals {
            rate: u32::try_from(rate).unwrap_or(u32::MAX),
            lines: Arc::new(Mutex::new(lines)),
        }
    }

    /// How many connections an address may open each second.
    pub fn rate(&self) -> u32 {
        self.rate
    }

    /// How many connections an address may open at once.
    pub fn at_once(&self) -> u32 {
        (self.rate / SHARE_AT_ONCE).max(AT_ONCE_MIN)
    }

    /// How many connections wait.
    pub fn waiting(&self) -> usize {
        self.lock().by_address.values().map(|line| line.waiting.len()).sum()
    }

    /// Counts a new connection. If it has to wait, this is its place.
    pub fn arrive(&self, address: &str) -> Option<Admission> {
        self.arrive_at(address, Instant::now())
    }

    /// Counts a connection that is new at this time.
    pub fn arrive_at(&self, address: &str, now: Instant) -> Option<Admission> {
        let mut lines = self.lock();
        if !lines.by_address.contains_key(address) {
            if !lines.has_room(now) {
                return None;
            }
            let line = Line { full_at: now, waiting: BTreeMap::new(), next: 0 };
            lines.by_address.insert(address.to_owned(), line);
        }
        let line = lines.by_address.get_mut(address).expect("it was found or added");
        if line.waiting.is_empty() && line.take(self, now).is_ok() {
            return None;
        }
        let number = line.next;
        line.next += 1;
        line.waiting.insert(number, None);
        Some(Admission { arrivals: self.clone(), address: address.to_owned(), number, sleep: None })
    }

    /// Removes buckets that are full again, to free their memory.
    pub fn remove_full_buckets(&self) {
        self.lock().remove_full(Instant::now());
    }

    fn lock(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lines {
    /// Whether there may be a bucket for one more address.
    fn has_room(&mut self, now: Instant) -> bool {
        let is_full = |lines: &Lines| lines.by_address.len() >= ADDRESSES_MAX;
        // A bucket that was found in use is full a little later: to look again before that would
        // cost each connection the time for all addresses.
        if is_full(self) && now >= self.sweep_from {
            self.sweep_from = now + RATE_TIME;
            self.remove_full(now);
        }
        !is_full(self)
    }

    fn remove_full(&mut self, now: Instant) {
        self.by_address.retain(|_, line| !line.waiting.is_empty() || line.full_at > now);
    }
}

impl Line {
    /// Takes a connection out of the bucket (the generic cell rate algorithm), or says when there
    /// will be one.
    fn take(&mut self, arrivals: &Arrivals, now: Instant) -> Result<(), Instant> {
        let interval = RATE_TIME / arrivals.rate;
        let full_at = self.full_at.max(now) + interval;
        let fill_time = interval * arrivals.at_once();
        if full_at > now + fill_time {
            return Err(full_at - fill_time);
        }
        self.full_at = full_at;
        Ok(())
    }

    fn first(&self) -> Option<u64> {
        self.waiting.first_key_value().map(|(number, _)| *number)
    }
}

impl Admission {
    /// Waits for the turn of the connection. Then the place is to be dropped, so that the next one
    /// becomes the first.
    pub fn poll(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        loop {
            let until = match self.ask(cx.waker(), Instant::now()) {
                Wait::Over => return Poll::Ready(()),
                Wait::ForOthers => return Poll::Pending,
                Wait::Until(until) => until,
            };
            let sleep = self.sleep.get_or_insert_with(|| Box::pin(sleep_until(until)));
            ready!(sleep.as_mut().poll(cx));
            self.sleep = None;
        }
    }

    /// What the connection waits for now. It is woken when it becomes the first.
    fn ask(&self, waker: &Waker, now: Instant) -> Wait {
        let mut lines = self.arrivals.lock();
        let line = lines.by_address.get_mut(&self.address).expect("a line with a place is kept");
        if line.first() != Some(self.number) {
            line.waiting.insert(self.number, Some(waker.clone()));
            return Wait::ForOthers;
        }
        line.take(&self.arrivals, now).map_or_else(Wait::Until, |()| Wait::Over)
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let next = {
            let mut lines = self.arrivals.lock();
            let line = lines.by_address.get_mut(&self.address);
            let line = line.expect("a line with a place is kept");
            let was_first = line.first() == Some(self.number);
            line.waiting.remove(&self.number);
            line.waiting
                .first_entry()
                .filter(|_| was_first)
                .and_then(|mut next| next.get_mut().take())
        };
        if let Some(next) = next {
            next.wake();
        }
    }
}

#[cfg(test)]
mod tests;
