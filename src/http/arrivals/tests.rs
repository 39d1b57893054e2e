//! The pace of new connections, with a clock that the tests set.

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
fn the_pace_follows_from_how_many_connections_an_address_may_hold() {
    let most = u32::MAX;
    for (held, rate, at_once) in [
        (0, 16, 16),
        (3, 16, 16),
        (64, 16, 16),
        (256, 64, 16),
        (1_024, 256, 64),
        (usize::MAX, most, most / 4),
    ] {
        let arrivals = Arrivals::new(held);
        assert_eq!((arrivals.rate(), arrivals.at_once()), (rate, at_once), "{held}");
        let now = Instant::now();
        let passed = (0..1_000).take_while(|_| arrivals.arrive_at(ADA, now).is_none());
        // A rate above a connection a nanosecond is none.
        let expected = if rate == most { 1_000 } else { at_once };
        assert_eq!(passed.count(), expected as usize, "{held}");
    }
}

/// Those that come at once take a part of the second, and the rest of it is for those behind.
#[test]
fn more_pass_in_a_second_than_at_once() {
    let now = Instant::now();
    let arrivals = Arrivals::new(1_024);
    let places: Vec<_> = (0..320).filter_map(|_| arrivals.arrive_at(ADA, now)).collect();
    assert_eq!(places.len(), 256);
    let mut turn = now;
    for place in places {
        turn += RATE_TIME / 256;
        assert_eq!(wait(&place, turn - Duration::from_nanos(1)), Wait::Until(turn));
        assert_eq!(wait(&place, turn), Wait::Over);
    }
    assert_eq!(turn, now + RATE_TIME);
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
    assert!(arrivals.arrive_at(ADA, now + INTERVAL * 2).is_none(), "those who left took nothing");
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
