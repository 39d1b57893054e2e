//! Places that many share, so that a caller who asks for many of them does not keep the others
//! waiting.
//!
//! Each caller asks under a key: the id of a player, an address, the host of a receiver. A
//! plain semaphore gives places in the order of the requests, so a caller who sends a hundred of
//! them at once is a hundred places ahead of the next. Here each key stands in the common queue a
//! few times at most ([`KeyedTurns`]); its other requests wait behind these in a queue of their
//! own. So how long a key waits depends on how many keys there are, and not on how many requests
//! each of them has. The same holds for the room to wait: where it is full, a key with few requests
//! displaces one of a key with many.

mod line;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

pub use line::NoRoom;
use line::{Line, Standing};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Turns by key. Each key has a queue of its own. Cloning is cheap; clones count together.
#[derive(Clone)]
pub struct KeyedTurns {
    queues: Arc<Mutex<HashMap<String, Queue>>>,
    at_once_max: usize,
    asked_max: usize,
}

/// The queue of a key that has a turn, or waits for one. Other keys take no memory.
struct Queue {
    /// How many have a turn or wait.
    asked: usize,
    turns: Arc<Semaphore>,
}

/// A place in the queue of a key. It is free again when this is dropped.
pub struct Asked {
    all: KeyedTurns,
    key: String,
    turns: Arc<Semaphore>,
}

/// A turn, which ends when this is dropped. Fields are dropped in their order: the queue is
/// forgotten after the turn has ended.
pub struct Turn {
    _permit: OwnedSemaphorePermit,
    _asked: Asked,
}

impl KeyedTurns {
    /// Each key has so many turns at the same time, and so many requests that have a turn or wait.
    pub fn new(at_once_max: usize, asked_max: usize) -> Self {
        KeyedTurns { queues: Arc::default(), at_once_max, asked_max }
    }

    /// Each key has one turn at a time, and may ask for as many as it likes: those who change the same
    /// thing wait for each other.
    pub fn one_at_a_time() -> Self {
        KeyedTurns::new(1, ANY)
    }

    /// Waits for the turn of this key, which may ask for as many as it likes.
    ///
    /// The holder of a turn must not wait for another one of the same turns: two who do that the
    /// other way round would wait for ever.
    pub async fn take(&self, key: &str) -> Turn {
        self.ask(key).expect("the key may ask for as many as it likes").turn().await
    }

    /// A place in the queue of this key, if the key has not asked too often.
    pub fn ask(&self, key: &str) -> Result<Asked, NoRoom> {
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Queue { asked: 0, turns: Arc::new(Semaphore::new(self.at_once_max)) };
        let queue = queues.entry(key.to_owned()).or_insert_with(fresh);
        if queue.asked >= self.asked_max {
            return Err(NoRoom);
        }
        queue.asked += 1;
        let turns = queue.turns.clone();
        Ok(Asked { all: self.clone(), key: key.to_owned(), turns })
    }

    /// How many keys have a turn or wait for one.
    pub fn keys(&self) -> usize {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Asked {
    /// Waits for the turn. The turns of a key are given in the order in which they were asked for.
    pub async fn turn(self) -> Turn {
        let permit = self.turns.clone().acquire_owned().await;
        Turn { _permit: permit.expect("the semaphore is never closed"), _asked: self }
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        let mut queues = self.all.queues.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = queues.get_mut(&self.key) {
            queue.asked -= 1;
            if queue.asked == 0 {
                queues.remove(&self.key);
            }
        }
    }
}

/// How many places a [`FairSemaphore`] has, and for whom.
#[derive(Clone, Copy, Debug)]
pub struct Shares {
    /// Places that are held at the same time.
    pub places: usize,
    /// How many more may wait for them, of all keys together; [`ANY`] for no limit. Where so many
    /// wait, a further request is refused, or the last one of the key that has the most waiting.
    pub waiting_max: usize,
    /// Places that one key holds at the same time.
    pub of_one: usize,
    /// How many of one key may hold a place or wait; [`ANY`] for no limit.
    pub asked_of_one_max: usize,
}

/// No limit.
pub const ANY: usize = usize::MAX;

/// A semaphore whose places are shared fairly among keys.
pub struct FairSemaphore {
    turns: KeyedTurns,
    line: Line,
    places: Arc<Semaphore>,
    places_max: usize,
}

/// A place, which is free again when this is dropped.
pub struct Permit {
    _place: OwnedSemaphorePermit,
    _turn: Turn,
    _standing: Standing,
}

impl FairSemaphore {
    /// All places are free.
    pub fn new(shares: Shares) -> Self {
        let Shares { places: places_max, waiting_max, of_one, asked_of_one_max } = shares;
        FairSemaphore {
            turns: KeyedTurns::new(of_one, asked_of_one_max),
            line: Line::new(places_max.saturating_add(waiting_max)),
            places: Arc::new(Semaphore::new(places_max)),
            places_max,
        }
    }

    /// Waits for a place. Without room to wait the caller is refused: at once, or later, when a key
    /// that has fewer requests waiting needs the room.
    pub async fn acquire(&self, key: &str) -> Result<Permit, NoRoom> {
        let asked = self.turns.ask(key)?;
        let (mut standing, displaced) = self.line.stand(key)?;
        let place = async {
            let turn = asked.turn().await;
            let place = self.places.clone().acquire_owned().await;
            (place.expect("the semaphore is never closed"), turn)
        };
        let (place, turn) = tokio::select! {
            biased;
            _ = displaced => return Err(NoRoom),
            taken = place => taken,
        };
        standing.has_place()?;
        Ok(Permit { _place: place, _turn: turn, _standing: standing })
    }

    /// How many keys hold a place or wait for one.
    pub fn keys(&self) -> usize {
        self.turns.keys()
    }

    /// How many places are held.
    pub fn held(&self) -> usize {
        self.places_max - self.places.available_permits()
    }

    /// How many requests wait for a place.
    pub fn waiting(&self) -> usize {
        self.line.asked().saturating_sub(self.held())
    }
}

#[cfg(test)]
mod tests {
    use std::{
        pin::Pin,
        task::{Context, Poll, Waker},
    };

    use super::*;

    fn polled<T>(waiting: Pin<&mut impl Future<Output = T>>) -> Poll<T> {
        waiting.poll(&mut Context::from_waker(Waker::noop()))
    }

    #[test]
    fn who_asks_for_a_turn_first_has_it_first_and_other_keys_do_not_wait() {
        let turns = KeyedTurns::one_at_a_time();
        let take = |key: &'static str| Box::pin(turns.take(key));
        let Poll::Ready(first) = polled(take("a").as_mut()) else { panic!("the place is free") };
        let (mut second, mut third) = (take("a"), take("a"));
        assert!(polled(second.as_mut()).is_pending() && polled(third.as_mut()).is_pending());
        assert!(polled(take("b").as_mut()).is_ready());
        drop(first);
        assert!(polled(third.as_mut()).is_pending(), "it is the turn of the second one");
        let Poll::Ready(second) = polled(second.as_mut()) else { panic!("it is its turn") };
        assert!(polled(third.as_mut()).is_pending());
        drop(second);
        assert!(polled(third.as_mut()).is_ready());
        drop(third);
        assert_eq!(turns.keys(), 0, "keys without waiting work take no memory");
    }

    type Asking<'a> = Pin<Box<dyn Future<Output = Result<Permit, NoRoom>> + 'a>>;

    fn poll(request: &mut Asking<'_>) -> Poll<Result<Permit, NoRoom>> {
        request.as_mut().poll(&mut Context::from_waker(Waker::noop()))
    }

    /// Requests that wait, each in the queue behind the one before.
    fn asking<'a>(all: &'a FairSemaphore, keys: &[&'a str]) -> Vec<(&'a str, Asking<'a>)> {
        let mut waiting: Vec<(&'a str, Asking<'a>)> = Vec::new();
        for &key in keys {
            let mut request: Asking<'a> = Box::pin(all.acquire(key));
            assert!(poll(&mut request).is_pending(), "it waits");
            waiting.push((key, request));
        }
        waiting
    }

    /// Frees the one place again and again, and returns whose requests get it, in turn.
    fn order<'a>(held: Permit, mut waiting: Vec<(&'a str, Asking<'a>)>) -> Vec<&'a str> {
        let (mut held, mut order) = (Some(held), Vec::new());
        while !waiting.is_empty() {
            drop(held.take());
            let mut first = None;
            // All go on as far as they can, as they would in tasks of their own.
            for (number, (_, request)) in waiting.iter_mut().enumerate() {
                if let Poll::Ready(place) = poll(request) {
                    assert!(first.is_none(), "there is one place");
                    first = Some((number, place.expect("there is room")));
                }
            }
            let (number, place) = first.expect("a caller gets the place that is free");
            order.push(waiting.remove(number).0);
            held = Some(place);
        }
        order
    }

    const SHARES: Shares = Shares { places: 1, waiting_max: 100, of_one: 1, asked_of_one_max: 50 };

    fn place(all: &FairSemaphore, key: &str) -> Permit {
        let mut request: Asking<'_> = Box::pin(all.acquire(key));
        match poll(&mut request) {
            Poll::Ready(place) => place.expect("there is room"),
            Poll::Pending => panic!("no place is free"),
        }
    }

    #[test]
    fn who_asks_once_waits_for_one_of_those_who_ask_often() {
        let all = FairSemaphore::new(SHARES);
        let held = place(&all, "cleo");
        let waiting = asking(&all, &["ada", "ada", "ada", "ada", "ben", "cleo"]);
        assert_eq!(order(held, waiting), ["ada", "ben", "cleo", "ada", "ada", "ada"]);
        assert_eq!(all.keys(), 0, "keys that hold nothing take no memory");
    }

    #[test]
    fn keys_take_turns_however_many_requests_each_of_them_has() {
        let all = FairSemaphore::new(SHARES);
        let held = place(&all, "cleo");
        let waiting = asking(&all, &["ada", "ada", "ada", "ben", "ben", "ben"]);
        assert_eq!(order(held, waiting), ["ada", "ben", "ada", "ben", "ada", "ben"]);
    }

    #[test]
    fn one_key_leaves_places_to_others_while_it_wants_more() {
        let all = FairSemaphore::new(Shares { places: 3, of_one: 2, ..SHARES });
        let _held = [place(&all, "ada"), place(&all, "ada")];
        let _waits = asking(&all, &["ada"]);
        assert_eq!((all.held(), all.waiting()), (2, 1));
        drop(place(&all, "ben"));
    }

    fn is_refused(request: &mut Asking<'_>) -> bool {
        matches!(poll(request), Poll::Ready(Err(NoRoom)))
    }

    #[test]
    fn there_is_room_for_some_of_one_key_and_for_some_of_all() {
        let all = FairSemaphore::new(Shares { waiting_max: 2, asked_of_one_max: 3, ..SHARES });
        let refused =
            |key: &'static str| is_refused(&mut (Box::pin(all.acquire(key)) as Asking<'_>));
        let held = place(&all, "ada");
        let mut of_ada = asking(&all, &["ada", "ada"]);
        assert!(refused("ada"), "it has asked three times");
        let of_cleo = asking(&all, &["cleo"]);
        assert!(is_refused(&mut of_ada[1].1), "the last one of the key with the most gives way");
        drop(of_ada.remove(1));
        assert_eq!((all.held(), all.waiting()), (1, 2));
        assert!(refused("ben") && refused("cleo"), "no key has more than one that waits");
        of_ada.extend(of_cleo);
        assert_eq!(order(held, of_ada), ["cleo", "ada"]);
        assert_eq!((all.keys(), all.held(), all.waiting()), (0, 0, 0));
        drop(place(&all, "ben"));
    }

    #[test]
    fn who_has_a_place_keeps_it() {
        let shares = Shares { places: 2, of_one: 2, waiting_max: 0, ..SHARES };
        let all = FairSemaphore::new(shares);
        let held = [place(&all, "ada"), place(&all, "ada")];
        assert!(is_refused(&mut (Box::pin(all.acquire("ben")) as Asking<'_>)));
        drop(held);
        drop(place(&all, "ben"));
    }

    /// Numbers that follow from a seed (the generator of Numerical Recipes).
    fn numbers(mut seed: u32) -> impl FnMut(usize) -> usize {
        move |below| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) as usize % below
        }
    }

    #[test]
    fn however_many_keys_ask_one_request_is_refused_only_where_no_key_has_two() {
        for seed in 0..200 {
            let mut number = numbers(seed);
            let (waiting_max, keys) = (1 + number(12), 1 + number(16));
            let all = FairSemaphore::new(Shares { waiting_max, ..SHARES });
            let held = place(&all, "holder");
            let names: Vec<String> = (0..keys).map(|key| format!("key {key}")).collect();
            let mut waiting: Vec<(&str, Asking<'_>)> = Vec::new();
            for _ in 0..60 {
                let key = names[number(keys)].as_str();
                let of = |key: &str| waiting.iter().filter(|(other, _)| *other == key).count();
                let (own, most) = (of(key), names.iter().map(|key| of(key)).max().unwrap_or(0));
                let mut request: Asking<'_> = Box::pin(all.acquire(key));
                if is_refused(&mut request) {
                    assert!(most <= own + 1, "{key} has {own}, another one {most}: seed {seed}");
                    assert_eq!(waiting.len(), waiting_max, "there was room: seed {seed}");
                    continue;
                }
                waiting.retain_mut(|(_, before)| !is_refused(before));
                waiting.push((key, request));
                assert!(waiting.len() <= waiting_max, "seed {seed}");
                assert_eq!(all.waiting(), waiting.len(), "seed {seed}");
            }
            order(held, waiting);
            assert_eq!((all.keys(), all.waiting()), (0, 0), "seed {seed}");
        }
    }

    #[test]
    fn a_request_that_is_given_up_frees_its_turn() {
        let all = FairSemaphore::new(SHARES);
        let held = place(&all, "cleo");
        let mut waiting = asking(&all, &["ada", "ada", "ben"]);
        drop(waiting.remove(0));
        assert_eq!(order(held, waiting), ["ben", "ada"]);
    }
}
