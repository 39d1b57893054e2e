//! How many requests of one address begin before all others have had their turn.
//!
//! The tasks of a thread that are ready run one after the other. With a request on each of a
//! hundred connections of one address, another player's move would wait for a hundred requests, and
//! its reply for a hundred more. So only a few requests of an address begin in a round. It ends when
//! all tasks that were ready have run and the sockets were looked at; the others wait in the order
//! in which they came. An address that is alone loses nothing: its next round begins at once.

use std::{
    cell::{Cell, RefCell},
    collections::{HashMap, VecDeque},
    rc::{Rc, Weak},
    task::{Context, Poll, Waker},
};

use tokio::{sync::Notify, task::yield_now};

/// The most requests of an address that begin in a round of one thread.
pub(super) const REQUESTS_MAX: u32 = 4;

thread_local! {
    static OF_THREAD: Rc<Rounds> = Rounds::begin();
}

/// The rounds of one thread.
#[derive(Default)]
pub struct Rounds {
    /// The number of this round.
    number: Cell<u64>,
    /// Whether the next one is to begin.
    ends: Notify,
    lines: RefCell<HashMap<String, Weak<Line>>>,
    /// The addresses of which requests wait.
    crowded: RefCell<Vec<Rc<Line>>>,
}

/// The connections of one address in a thread.
pub struct Line {
    rounds: Rc<Rounds>,
    address: String,
    /// The last round in which a request began, and how many did then. A round ends only when an
    /// address has begun as many as it may, so they may be few requests of a long time.
    begun: Cell<(u64, u32)>,
    waiting: RefCell<VecDeque<Weak<Wait>>>,
}

/// A request that waits for a later round.
struct Wait {
    waker: RefCell<Waker>,
    is_over: Cell<bool>,
}

/// The place of one connection among those of its address.
pub struct Place {
    line: Rc<Line>,
    wait: Option<Rc<Wait>>,
}

impl Rounds {
    /// Those of this thread, which runs the tasks of connections.
    pub fn of_thread() -> Rc<Rounds> {
        OF_THREAD.with(Rc::clone)
    }

    fn begin() -> Rc<Rounds> {
        let rounds = Rc::new(Rounds::default());
        let own = Rc::clone(&rounds);
        actix_web::rt::spawn(async move {
            loop {
                own.ends.notified().await;
                // Behind all tasks that are ready, and a look at the sockets.
                yield_now().await;
                own.next();
            }
        });
        rounds
    }

    /// The place of a new connection of this address.
    pub fn place(self: Rc<Self>, address: &str) -> Place {
        let known = self.lines.borrow().get(address).and_then(Weak::upgrade);
        let line = known.unwrap_or_else(|| {
            let line = Rc::new(Line {
                rounds: Rc::clone(&self),
                address: address.to_owned(),
                begun: Cell::default(),
                waiting: RefCell::default(),
            });
            self.lines.borrow_mut().insert(address.to_owned(), Rc::downgrade(&line));
            line
        });
        Place { line, wait: None }
    }

    /// Begins the next round.
    pub(super) fn next(&self) {
        self.number.set(self.number.get() + 1);
        let crowded = self.crowded.take();
        let still = crowded.into_iter().filter(|line| line.let_in(self.number.get()));
        let still: Vec<Rc<Line>> = still.collect();
        if !still.is_empty() {
            self.ends.notify_one();
        }
        self.crowded.borrow_mut().extend(still);
    }
}

impl Line {
    /// Begins a request in this round. Returns whether it may.
    fn begin(&self) -> bool {
        let round = self.rounds.number.get();
        let count = match self.begun.get() {
            (last, count) if last == round => count,
            _ => 0,
        };
        let may = count < REQUESTS_MAX && self.waiting.borrow().is_empty();
        let count = count + u32::from(may);
        self.begun.set((round, count));
        if count >= REQUESTS_MAX || !may {
            self.rounds.ends.notify_one();
        }
        may
    }

    /// Lets the first requests that wait begin in this round. Returns whether others still wait.
    fn let_in(&self, round: u64) -> bool {
        let (mut waiting, mut count) = (self.waiting.borrow_mut(), 0);
        while count < REQUESTS_MAX
            && let Some(first) = waiting.pop_front()
        {
            // The connection may have ended.
            if let Some(wait) = first.upgrade() {
                wait.is_over.set(true);
                wait.waker.borrow().wake_by_ref();
                count += 1;
            }
        }
        self.begun.set((round, count));
        !waiting.is_empty()
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.rounds.lines.borrow_mut().remove(&self.address);
    }
}

impl Place {
    /// Waits until a request of the connection may begin.
    pub fn poll(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        if let Some(wait) = &self.wait {
            if !wait.is_over.get() {
                *wait.waker.borrow_mut() = cx.waker().clone();
                return Poll::Pending;
            }
            self.wait = None;
            return Poll::Ready(());
        }
        if self.line.begin() {
            return Poll::Ready(());
        }
        let waker = RefCell::new(cx.waker().clone());
        let wait = Rc::new(Wait { waker, is_over: Cell::default() });
        let mut waiting = self.line.waiting.borrow_mut();
        if waiting.is_empty() {
            self.line.rounds.crowded.borrow_mut().push(Rc::clone(&self.line));
        }
        waiting.push_back(Rc::downgrade(&wait));
        drop(waiting);
        self.wait = Some(wait);
        Poll::Pending
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use futures_util::task::noop_waker;

    use super::*;

    const ADA: &str = "192.0.2.1";
    const BEN: &str = "192.0.2.2";

    fn begins(place: &mut Place) -> bool {
        place.poll(&mut Context::from_waker(&noop_waker())).is_ready()
    }

    fn places(rounds: &Rc<Rounds>, address: &str, count: usize) -> Vec<Place> {
        (0..count).map(|_| Rc::clone(rounds).place(address)).collect()
    }

    /// Which of them begin a request now.
    fn begun(places: &mut [Place]) -> Vec<usize> {
        let all = places.iter_mut().enumerate();
        all.filter_map(|(number, place)| begins(place).then_some(number)).collect()
    }

    #[test]
    fn a_few_requests_of_an_address_begin_in_a_round_in_the_order_in_which_they_came() {
        let rounds = Rc::new(Rounds::default());
        let (mut many, mut one) = (places(&rounds, ADA, 10), places(&rounds, BEN, 1));
        assert_eq!(begun(&mut many), [0, 1, 2, 3]);
        assert!(begins(&mut one[0]), "others are not concerned");
        // The first four have their next request, which waits behind the others.
        assert_eq!(begun(&mut many), [0; 0]);
        for expected in [[4, 5, 6, 7], [8, 9, 0, 1], [2, 3, 4, 5]] {
            rounds.next();
            let mut now = begun(&mut many);
            now.sort_by_key(|number| expected.iter().position(|other| other == number));
            assert_eq!(now, expected);
            assert_eq!(begun(&mut many), [0; 0]);
        }
    }

    #[test]
    fn who_comes_when_places_were_given_waits() {
        let rounds = Rc::new(Rounds::default());
        let mut many = places(&rounds, ADA, 9);
        assert_eq!(begun(&mut many[..8]), [0, 1, 2, 3]);
        rounds.next();
        assert!(!begins(&mut many[8]), "four have been let in");
        assert_eq!(begun(&mut many[..8]), [4, 5, 6, 7]);
        rounds.next();
        assert!(begins(&mut many[8]));
    }

    #[test]
    fn a_connection_that_ends_while_it_waits_takes_no_place() {
        let rounds = Rc::new(Rounds::default());
        let mut many = places(&rounds, ADA, 12);
        assert_eq!(begun(&mut many), [0, 1, 2, 3]);
        many.drain(4..8);
        rounds.next();
        let mut rest = many.split_off(4);
        assert_eq!(begun(&mut rest), [0, 1, 2, 3]);
        drop((many, rest));
        rounds.next();
        assert!(rounds.lines.borrow().is_empty(), "an address without connections takes no memory");
        assert!(rounds.crowded.borrow().is_empty());
    }

    /// On a thread of connections the next round follows by itself, also for one address alone.
    #[actix_web::test]
    async fn rounds_follow_each_other() {
        let mut many = places(&Rounds::of_thread(), ADA, 4 * REQUESTS_MAX as usize + 1);
        for _ in 0..3 {
            for place in &mut many {
                poll_fn(|cx| place.poll(cx)).await;
            }
        }
        assert!(Rounds::of_thread().number.get() >= 12);
    }

    /// Between two looks at the sockets, where moves of others arrive, few requests of a crowd begin.
    #[actix_web::test]
    async fn a_crowd_begins_few_requests_between_two_looks_at_the_sockets() {
        let begun = Rc::new(Cell::new(0_u32));
        for mut place in places(&Rounds::of_thread(), ADA, 400) {
            let begun = Rc::clone(&begun);
            actix_web::rt::spawn(async move {
                poll_fn(|cx| place.poll(cx)).await;
                begun.set(begun.get() + 1);
            });
        }
        let mut looks = 0;
        while begun.get() < 400 {
            assert!(looks < 1_000, "{} have begun", begun.get());
            assert!(begun.get() <= (looks + 2) * REQUESTS_MAX, "{} in {looks} looks", begun.get());
            yield_now().await;
            looks += 1;
        }
    }
}
