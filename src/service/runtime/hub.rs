//! Notification that something changed, so that callers who wait for it need not poll.

use crate::boxed;
use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use futures_util::FutureExt;
use tokio::sync::Notify;

/// A topic to which one can subscribe.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// There is a new entry in this game.
    Game(Arc<str>),
    /// There is a new message at the table of this game.
    Messages(Arc<str>),
    /// There is a new entry in a game of this player.
    Player(Arc<str>),
    /// A table of this player changed: its game began or ended, or a seat changed hands.
    Tables(Arc<str>),
    /// What is kept of the events of this player's account has changed, or there is a message at
    /// one of the player's tables.
    AccountEvents(Arc<str>),
    /// Seeks have come, changed or gone.
    Seeks,
    /// There is a new event in this tournament.
    Tournament(Arc<str>),
    /// The webhooks of this player have changed.
    Webhooks(Arc<str>),
    /// A session has ended, or the server is about to stop.
    Session(Arc<str>),
}

/// Notifies the waiters of a topic. A notification carries no data: a waiter reads what changed, at
/// its own speed.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<Topics>>);

/// The subscriptions by topic.
#[derive(Default)]
struct Topics {
    /// For each topic the waiters, by their numbers. A topic without waiters has no entry.
    waiters: HashMap<Topic, BTreeMap<u64, Arc<Notify>>>,
    next: u64,
}

/// A subscription to some topics, which ends when it is dropped.
pub struct Subscription {
    hub: Hub,
    topics: Vec<Topic>,
    /// Its number among the waiters of each topic.
    number: u64,
    /// Shared by all topics. It has one waiter only, so `notify_one` either wakes that one or
    /// leaves a permit, with which the next wait ends at once.
    notify: Arc<Notify>,
}

impl Hub {
    /// Subscribes to topics. Notifications count from now on, so subscribe first and read
    /// afterwards.
    pub fn subscribe(&self, topics: Vec<Topic>) -> Subscription {
        let notify = Arc::<Notify>::default();
        let mut hub = self.lock();
        let number = hub.next;
        hub.next += 1;
        for topic in &topics {
            hub.waiters.entry(topic.clone()).or_default().insert(number, notify.clone());
        }
        drop(hub);
        Subscription { hub: self.clone(), topics, number, notify }
    }

    /// Notifies all subscribers of any of these topics.
    pub fn publish(&self, topics: &[Topic]) {
        let hub = self.lock();
        let waiters = topics.iter().filter_map(|topic| hub.waiters.get(topic));
        waiters.flat_map(BTreeMap::values).for_each(|notify| notify.notify_one());
    }

    /// Notifies all subscribers.
    pub fn publish_all(&self) {
        let hub = self.lock();
        hub.waiters.values().flat_map(BTreeMap::values).for_each(|notify| notify.notify_one());
    }

    /// Number of topics that have a subscriber.
    pub fn topics(&self) -> usize {
        self.lock().waiters.len()
    }

    /// A panic cannot leave an entry half made, so the content of a poisoned lock is used as it is.
    fn lock(&self) -> MutexGuard<'_, Topics> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Subscription {
    /// Returns at the next notification; at once if there was one since the last call.
    #[boxed]
    pub async fn notified(&mut self) {
        self.notify.notified().await;
        // A notification between the wake-up and now has left a permit. The caller reads only after
        // this, so it sees that change too, and the permit would make it read again in vain.
        let _ = self.notify.notified().now_or_never();
    }

    /// Whether there was a notification since the last call.
    pub fn was_notified(&self) -> bool {
        self.notify.notified().now_or_never().is_some()
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let mut hub = self.hub.lock();
        for topic in &self.topics {
            let Some(waiters) = hub.waiters.get_mut(topic) else { continue };
            waiters.remove(&self.number);
            if waiters.is_empty() {
                hub.waiters.remove(topic);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        pin::{Pin, pin},
        sync::{
            Barrier,
            atomic::{AtomicUsize, Ordering},
        },
        task::{Context, Waker},
        thread,
        time::Duration,
    };

    use tokio::time::timeout;

    use super::*;

    /// Number of rounds in which all waiters are dropped at the same time, and number of waiters.
    const ROUNDS: usize = 1_000;
    const WAITERS: usize = 4;
    /// How often a thread publishes while another waits.
    const PUBLISHED: usize = 20_000;
    /// A waiter that has not been woken by then never will be.
    const LOST: Duration = Duration::from_secs(20);

    fn game(id: &str) -> Topic {
        Topic::Game(id.into())
    }

    /// Whether a wait ends when it is polled.
    fn is_over(wait: Pin<&mut impl Future<Output = ()>>) -> bool {
        wait.poll(&mut Context::from_waker(Waker::noop())).is_ready()
    }

    /// Whether a new wait ends at once.
    fn is_notified(subscription: &mut Subscription) -> bool {
        subscription.notified().now_or_never().is_some()
    }

    #[test]
    fn a_notification_between_subscribing_and_waiting_is_not_lost() {
        let hub = Hub::default();
        let mut subscription = hub.subscribe(vec![game("g")]);
        hub.publish(&[game("g")]);
        assert!(is_notified(&mut subscription));
    }

    #[test]
    fn a_notification_between_registration_and_await_is_not_lost() {
        let hub = Hub::default();
        let mut subscription = hub.subscribe(vec![game("g")]);
        {
            let mut wait = pin!(subscription.notified());
            assert!(!is_over(wait.as_mut()), "nothing was published yet");
            hub.publish(&[game("g")]);
            assert!(is_over(wait), "its waker is registered, and a notification came");
        }
        assert!(!is_notified(&mut subscription), "the notification was consumed");
    }

    #[test]
    fn a_notification_for_an_abandoned_wait_counts_for_the_next() {
        let hub = Hub::default();
        let mut subscription = hub.subscribe(vec![game("g")]);
        {
            let mut wait = pin!(subscription.notified());
            assert!(!is_over(wait.as_mut()));
            hub.publish(&[game("g")]);
            // A time limit drops the wait although it has been woken.
        }
        assert!(is_notified(&mut subscription));
    }

    #[test]
    fn a_burst_of_notifications_wakes_once() {
        let hub = Hub::default();
        let mut subscription = hub.subscribe(vec![game("g"), Topic::Messages("g".into())]);
        {
            let mut wait = pin!(subscription.notified());
            assert!(!is_over(wait.as_mut()));
            hub.publish(&[game("g"), Topic::Messages("g".into())]);
            hub.publish(&[game("g")]);
            assert!(is_over(wait));
        }
        assert!(
            !is_notified(&mut subscription),
            "the caller reads after the wake-up, so it saw all of it"
        );
        hub.publish(&[game("g")]);
        hub.publish(&[game("g")]);
        assert!(is_notified(&mut subscription));
        assert!(!is_notified(&mut subscription));
    }

    #[test]
    fn a_subscription_is_notified_of_each_of_its_topics_and_of_no_other() {
        let hub = Hub::default();
        let messages = Topic::Messages("g".into());
        let mut subscription = hub.subscribe(vec![game("g"), messages.clone()]);
        for topic in [game("g"), messages] {
            hub.publish(&[topic]);
            assert!(is_notified(&mut subscription));
        }
        hub.publish(&[game("h"), Topic::Player("g".into())]);
        assert!(!is_notified(&mut subscription));
    }

    #[test]
    fn publish_all_wakes_everybody() {
        let hub = Hub::default();
        let topics = [game("g"), game("g"), Topic::Session("s".into())];
        let mut subscription = topics.map(|topic| hub.subscribe(vec![topic]));
        hub.publish_all();
        assert!(subscription.iter_mut().all(is_notified));
    }

    /// The reader looks, then waits; the writer changes, then publishes. If a wake-up got lost the
    /// reader would wait for ever.
    #[test]
    fn no_wake_up_is_lost_between_threads() {
        let (hub, changes) = (Hub::default(), AtomicUsize::new(0));
        let mut subscription = hub.subscribe(vec![game("g")]);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
        thread::scope(|threads| {
            threads.spawn(|| {
                for _ in 0..PUBLISHED {
                    changes.fetch_add(1, Ordering::SeqCst);
                    hub.publish(&[game("g")]);
                    // It waits for nothing: the reader runs between two changes now and then.
                    thread::yield_now();
                }
            });
            runtime.block_on(async {
                while changes.load(Ordering::SeqCst) < PUBLISHED {
                    timeout(LOST, subscription.notified()).await.expect("a wake-up was lost");
                }
            });
        });
    }

    #[test]
    fn a_topic_without_waiters_costs_nothing() {
        let hub = Hub::default();
        let (first, second) = (hub.subscribe(vec![game("g")]), hub.subscribe(vec![game("g")]));
        drop(first);
        assert_eq!(hub.topics(), 1);
        drop(second);
        assert_eq!(hub.topics(), 0);
    }

    #[test]
    fn a_topic_goes_with_waiters_that_go_at_once() {
        let hub = Hub::default();
        for round in 0..ROUNDS {
            let subscription: Vec<Subscription> =
                (0..WAITERS).map(|_| hub.subscribe(vec![game("g")])).collect();
            let barrier = Barrier::new(WAITERS);
            thread::scope(|threads| {
                for subscription in subscription {
                    let barrier = &barrier;
                    threads.spawn(move || {
                        barrier.wait();
                        drop(subscription);
                    });
                }
            });
            assert_eq!(hub.topics(), 0, "round {round}");
        }
    }
}
