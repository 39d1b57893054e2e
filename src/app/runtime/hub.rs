//! The notification of those who wait: notify and subscribe by topic.
//!
//! A notification says only that something is new. Whoever receives it reads the news from the log,
//! as its own viewer and at its own pace, so this file must not know any content.

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

/// A topic to which one can subscribe.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// There is a new entry in this game.
    Game(Arc<str>),
    /// There is a new message at the table of this game.
    Messages(Arc<str>),
    /// There is a new entry in a game of this player.
    Player(Arc<str>),
    /// A session has ended, or the server is about to stop.
    Session(Arc<str>),
}

/// Notifies subscribers of topics. It transfers no content: subscribers read it themselves.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<Topics>>);

/// The subscriptions by topic.
#[derive(Default)]
struct Topics {
    bells: HashMap<Topic, BTreeMap<u64, Arc<Bell>>>,
    next: u64,
}

/// The flag and waker of one subscriber, shared by all topics to which it has subscribed.
#[derive(Default)]
struct Bell {
    /// Whether there was a notification since the last call of `was_rung`. It is kept until that
    /// call, so no notification is lost.
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

/// A subscription to some topics; it ends when this is dropped.
pub struct Waiting {
    hub: Hub,
    topics: Vec<Topic>,
    /// The key under which `bell` is stored in each topic.
    number: u64,
    bell: Arc<Bell>,
}

impl Hub {
    /// Subscribes to topics. Notifications count from now on, so subscribe first and read
    /// afterwards.
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

    /// Notifies all subscribers of any of these topics.
    pub fn publish(&self, topics: &[Topic]) {
        let hub = self.topics_waited_for();
        let bells = topics.iter().filter_map(|topic| hub.bells.get(topic));
        bells.flat_map(BTreeMap::values).for_each(|bell| bell.ring());
    }

    /// Notifies all subscribers.
    pub fn publish_all(&self) {
        self.topics_waited_for()
            .bells
            .values()
            .flat_map(BTreeMap::values)
            .for_each(|bell| bell.ring());
    }

    /// Number of topics that have a subscriber.
    pub fn topics(&self) -> usize {
        self.topics_waited_for().bells.len()
    }

    /// No change under the lock can be left half done, so a poisoned lock can still be used.
    fn topics_waited_for(&self) -> MutexGuard<'_, Topics> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// Returns at the next notification; at once if there was one since the last call.
    pub async fn news(&mut self) {
        poll_fn(|context| {
            if self.bell.was_rung() {
                return Poll::Ready(());
            }
            self.bell.waker.register(context.waker());
            // A notification between the check and the registration has woken nobody, so check
            // again.
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

    /// Number of rounds in which all waiters are dropped at the same time, and number of waiters.
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
        let (game, talk) = (Topic::Game("g".into()), Topic::Messages("g".into()));
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
