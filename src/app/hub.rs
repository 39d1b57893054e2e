//! Waiting for news without asking again and again.

use std::{
    collections::{BTreeMap, HashMap},
    future::poll_fn,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    task::Poll,
};

use futures_util::task::AtomicWaker;

/// What one can wait for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Something happened in this game.
    Game(Arc<str>),
    /// Something was said at the table of this game.
    Talk(Arc<str>),
    /// Something happened in a game of this player.
    Player(Arc<str>),
    /// A session ended, or the server is about to stop.
    Session(Arc<str>),
}

/// Wakes those who wait. Says only that there is news; what it is, the woken read for themselves,
/// at their own pace.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<Topics>>);

/// Who waits for what.
#[derive(Default)]
struct Topics {
    bells: HashMap<Topic, BTreeMap<u64, Arc<Bell>>>,
    next: u64,
}

/// Rings for one who waits, whatever topics they wait for.
#[derive(Default)]
struct Bell {
    /// Rung since the last call; who did not hear it then hears of it at the next.
    rung: AtomicBool,
    waker: AtomicWaker,
}

impl Bell {
    fn ring(&self) {
        self.rung.store(true, Ordering::SeqCst);
        self.waker.wake();
    }

    fn was_rung(&self) -> bool {
        self.rung.swap(false, Ordering::SeqCst)
    }
}

/// A place in the waiting rooms of some topics.
pub struct Waiting {
    hub: Hub,
    topics: Vec<Topic>,
    /// Under which the bell hangs there.
    number: u64,
    bell: Arc<Bell>,
}

impl Hub {
    /// Begins to wait. News from now on counts, so subscribe first and read then.
    pub fn wait_for(&self, topics: Vec<Topic>) -> Waiting {
        let bell = Arc::<Bell>::default();
        let mut hub = self.topics_waited_for();
        let number = hub.next;
        hub.next += 1;
        for topic in &topics {
            hub.bells.entry(topic.clone()).or_default().insert(number, bell.clone());
        }
        drop(hub);
        Waiting { hub: self.clone(), topics, number, bell }
    }

    /// Wakes all who wait for any of these.
    pub fn publish(&self, topics: &[Topic]) {
        let hub = self.topics_waited_for();
        let bells = topics.iter().filter_map(|topic| hub.bells.get(topic));
        bells.flat_map(BTreeMap::values).for_each(|bell| bell.ring());
    }

    /// Wakes everybody.
    pub fn publish_all(&self) {
        self.topics_waited_for()
            .bells
            .values()
            .flat_map(BTreeMap::values)
            .for_each(|bell| bell.ring());
    }

    /// How many topics somebody waits for.
    pub fn topics(&self) -> usize {
        self.topics_waited_for().bells.len()
    }

    /// No bell is ever half hung, so a poisoned lock is as good as any.
    fn topics_waited_for(&self) -> MutexGuard<'_, Topics> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// Returns at the next news; at once if there was some since the last call.
    pub async fn news(&mut self) {
        poll_fn(|context| {
            if self.bell.was_rung() {
                return Poll::Ready(());
            }
            self.bell.waker.register(context.waker());
            // It may have rung in between, and woken nobody.
            if self.bell.was_rung() { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut hub = self.hub.topics_waited_for();
        for topic in &self.topics {
            let Some(bells) = hub.bells.get_mut(topic) else { continue };
            bells.remove(&self.number);
            if bells.is_empty() {
                hub.bells.remove(topic);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Barrier, thread};

    use super::*;

    /// How often waiters go at once, and how many.
    const ROUNDS: usize = 1_000;
    const WAITERS: usize = 4;

    #[tokio::test]
    async fn news_between_subscribing_and_waiting_is_not_lost() {
        let hub = Hub::default();
        let topic = Topic::Game("g".into());
        let mut waiting = hub.wait_for(vec![topic.clone()]);
        hub.publish(&[topic]);
        waiting.news().await;
    }

    #[tokio::test]
    async fn who_waits_for_several_topics_hears_of_each() {
        let hub = Hub::default();
        let (game, talk) = (Topic::Game("g".into()), Topic::Talk("g".into()));
        let mut waiting = hub.wait_for(vec![game.clone(), talk.clone()]);
        for topic in [game, talk] {
            hub.publish(&[topic]);
            waiting.news().await;
        }
    }

    #[test]
    fn a_topic_without_waiters_costs_nothing() {
        let hub = Hub::default();
        let (first, second) = (
            hub.wait_for(vec![Topic::Game("g".into())]),
            hub.wait_for(vec![Topic::Game("g".into())]),
        );
        drop(first);
        assert_eq!(hub.topics(), 1);
        drop(second);
        assert_eq!(hub.topics(), 0);
    }

    #[test]
    fn a_topic_goes_with_waiters_that_go_at_once() {
        let hub = Hub::default();
        for round in 0..ROUNDS {
            let waiting: Vec<Waiting> =
                (0..WAITERS).map(|_| hub.wait_for(vec![Topic::Game("g".into())])).collect();
            let barrier = Barrier::new(WAITERS);
            thread::scope(|threads| {
                for waiting in waiting {
                    let barrier = &barrier;
                    threads.spawn(move || {
                        barrier.wait();
                        drop(waiting);
                    });
                }
            });
            assert_eq!(hub.topics(), 0, "round {round}");
        }
    }
}
