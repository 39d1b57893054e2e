//! The pace of new connections: how many an address may open at once, and each second. Further ones
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

/// An address may open a part of the connections that it may hold at once, and as many each second:
/// one of so many. So the last of a line waits for so many seconds at most.
const SHARE: usize = 4;

/// The least number of connections that an address may open at once, and each second.
const RATE_MIN: usize = 16;

/// The time in which a bucket fills.
const FILL_TIME: Duration = Duration::from_secs(1);

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

    /// How many connections an address may open at once, and each second.
    pub fn rate(&self) -> u32 {
        self.rate
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
        if line.waiting.is_empty() && line.take(self.rate, now).is_ok() {
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
            self.sweep_from = now + FILL_TIME;
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
    fn take(&mut self, rate: u32, now: Instant) -> Result<(), Instant> {
        let interval = FILL_TIME / rate;
        let full_at = self.full_at.max(now) + interval;
        let fill_time = interval * rate;
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
        line.take(self.arrivals.rate, now).map_or_else(Wait::Until, |()| Wait::Over)
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
mod tests {
    use std::{
        collections::VecDeque,
        sync::atomic::{AtomicUsize, Ordering},
    };

    use futures_util::task::{ArcWake, noop_waker, waker};

    use super::*;

    const ADA: &str = "192.0.2.1";
    const BEN: &str = "192.0.2.2";

    /// Sixteen connections at once, and each second.
    const FEW: usize = 64;

    const INTERVAL: Duration = Duration::from_micros(62_500);

    #[derive(Default)]
    struct Wakes(AtomicUsize);

    impl ArcWake for Wakes {
        fn wake_by_ref(arc_self: &Arc<Self>) {
            arc_self.0.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// An address that has emptied its bucket at this time.
    fn spent(address: &str, now: Instant) -> Arrivals {
        let arrivals = Arrivals::new(FEW);
        for number in 0..arrivals.rate() {
            assert!(arrivals.arrive_at(address, now).is_none(), "{number}");
        }
        arrivals
    }

    fn wait(place: &Admission, now: Instant) -> Wait {
        place.ask(&noop_waker(), now)
    }

    #[test]
    fn the_rate_follows_from_how_many_connections_an_address_may_hold() {
        for (held, rate) in
            [(0, 16), (3, 16), (64, 16), (256, 64), (1_024, 256), (usize::MAX, u32::MAX)]
        {
            assert_eq!(Arrivals::new(held).rate(), rate, "{held}");
        }
        // A rate above a connection a nanosecond is none.
        let unlimited = Arrivals::new(usize::MAX);
        let now = Instant::now();
        assert!((0..10_000).all(|_| unlimited.arrive_at(ADA, now).is_none()));
    }

    #[test]
    fn those_that_wait_pass_in_their_order_at_equal_distances() {
        let now = Instant::now();
        let arrivals = spent(ADA, now);
        let mut places: VecDeque<Admission> =
            (0..40).map(|_| arrivals.arrive_at(ADA, now).expect("it waits")).collect();
        let mut turn = now;
        while let Some(first) = places.pop_front() {
            turn += INTERVAL;
            let early = turn - Duration::from_nanos(1);
            assert_eq!(wait(&first, early), Wait::Until(turn));
            assert!(places.iter().all(|place| wait(place, turn) == Wait::ForOthers));
            assert_eq!(wait(&first, turn), Wait::Over);
        }
        assert_eq!((arrivals.waiting(), turn), (0, now + INTERVAL * 40));
        let later = turn;
        assert!(arrivals.arrive_at(ADA, later).is_some(), "nothing is left for further ones");
    }

    #[test]
    fn a_new_connection_does_not_overtake_those_that_wait() {
        let now = Instant::now();
        let arrivals = spent(ADA, now);
        let first = arrivals.arrive_at(ADA, now).expect("it waits");
        let later = now + Duration::from_secs(60);
        let second = arrivals.arrive_at(ADA, later).expect("the bucket is full, but one waits");
        assert_eq!(wait(&second, later), Wait::ForOthers);
        assert_eq!(wait(&first, later), Wait::Over);
        drop(first);
        assert_eq!(wait(&second, later), Wait::Over);
    }

    #[test]
    fn a_bucket_fills_and_holds_no_more_than_its_size() {
        let now = Instant::now();
        let arrivals = spent(ADA, now);
        let passed = |now| {
            let mut passed = 0;
            while arrivals.arrive_at(ADA, now).is_none() {
                passed += 1;
            }
            passed
        };
        assert_eq!(passed(now), 0);
        assert_eq!(passed(now + INTERVAL * 3), 3);
        assert_eq!(passed(now + Duration::from_secs(3_600)), 16);
    }

    #[test]
    fn others_do_not_wait() {
        let now = Instant::now();
        let arrivals = spent(ADA, now);
        let _waiting: Vec<_> = (0..1_000).map(|_| arrivals.arrive_at(ADA, now)).collect();
        assert!((0..16).all(|_| arrivals.arrive_at(BEN, now).is_none()));
        assert_eq!(arrivals.waiting(), 1_000);
    }

    #[test]
    fn a_place_that_is_given_up_goes_to_the_next_one_which_is_woken() {
        let now = Instant::now();
        let arrivals = spent(ADA, now);
        let mut places = (0..4).map(|_| arrivals.arrive_at(ADA, now).expect("it waits"));
        let [first, second, third, fourth] = [(); 4].map(|()| places.next().unwrap());
        let wakes = Arc::new(Wakes::default());
        let waker = waker(wakes.clone());
        assert_eq!(fourth.ask(&waker, now), Wait::ForOthers);
        assert_eq!(third.ask(&waker, now), Wait::ForOthers);
        drop(second);
        assert_eq!(wakes.0.load(Ordering::SeqCst), 0, "it was not the first");
        drop(first);
        assert_eq!(wakes.0.load(Ordering::SeqCst), 1, "only the next one is woken");
        assert_eq!(wait(&third, now), Wait::Until(now + INTERVAL), "in the time of the first");
        drop(third);
        assert_eq!(wakes.0.load(Ordering::SeqCst), 2);
        assert_eq!(wait(&fourth, now + INTERVAL), Wait::Over);
        drop(fourth);
        assert_eq!(arrivals.waiting(), 0);
        assert!(
            arrivals.arrive_at(ADA, now + INTERVAL * 2).is_none(),
            "those who left took nothing"
        );
    }

    #[test]
    fn addresses_that_are_quiet_take_no_memory_and_there_are_not_too_many() {
        let now = Instant::now();
        let arrivals = spent(ADA, now);
        let place = arrivals.arrive_at(ADA, now).expect("it waits");
        for number in 1..ADDRESSES_MAX {
            assert!(arrivals.arrive_at(&format!("address {number}"), now).is_none());
        }
        let count = || arrivals.lock().by_address.len();
        assert_eq!(count(), ADDRESSES_MAX);
        assert!((0..100).all(|_| arrivals.arrive_at(BEN, now).is_none()), "it has no bucket");
        assert_eq!(count(), ADDRESSES_MAX);
        assert!(arrivals.arrive_at(ADA, now).is_some(), "those before have theirs");
        let later = now + Duration::from_secs(60);
        assert!(arrivals.arrive_at(BEN, later).is_none());
        assert_eq!(count(), 2, "that of Ben, and one with a place");
        assert_eq!(wait(&place, later), Wait::Over);
        drop(place);
        arrivals.lock().remove_full(later + Duration::from_secs(2));
        assert_eq!(count(), 0);
    }

    #[actix_web::test]
    async fn a_place_is_waited_for() {
        let begun = Instant::now();
        let arrivals = spent(ADA, begun);
        let mut first = arrivals.arrive_at(ADA, begun).expect("it waits");
        let mut second = arrivals.arrive_at(ADA, begun).expect("it waits");
        let waited = tokio::spawn(async move {
            std::future::poll_fn(|cx| second.poll(cx)).await;
            begun.elapsed()
        });
        std::future::poll_fn(|cx| first.poll(cx)).await;
        assert!(begun.elapsed() >= INTERVAL);
        drop(first);
        assert!(waited.await.unwrap() >= INTERVAL * 2);
        assert_eq!(arrivals.waiting(), 0);
    }
}
