//! Waiting for news without asking again and again.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::watch;

/// What one can wait for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Something happened in this game.
    Game(String),
    /// Something was said at the table of this game.
    Talk(String),
    /// Something happened in a game of this player.
    Player(String),
    /// A session ended, or the server is about to stop.
    Session(String),
}

/// Wakes those who wait. Says only that there is news; what it is, the woken read for themselves, at their own pace.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<HashMap<Topic, watch::Sender<()>>>>);

/// A place in the waiting room of one topic.
pub struct Waiting {
    hub: Hub,
    topic: Topic,
    /// Nothing only while it is dropped.
    news: Option<watch::Receiver<()>>,
}

impl Hub {
    /// Begins to wait. News from now on counts, so subscribe first and read then.
    pub fn wait_for(&self, topic: Topic) -> Waiting {
        let mut topics = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let news = topics.entry(topic.clone()).or_insert_with(|| watch::Sender::new(())).subscribe();
        Waiting { hub: self.clone(), topic, news: Some(news) }
    }

    /// Wakes all who wait for this.
    pub fn publish(&self, topic: &Topic) {
        if let Some(waiting) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(topic) {
            waiting.send_replace(());
        }
    }

    /// Wakes everybody.
    pub fn publish_all(&self) {
        for waiting in self.0.lock().unwrap_or_else(PoisonError::into_inner).values() {
            waiting.send_replace(());
        }
    }

    /// How many topics somebody waits for.
    pub fn topics(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Waiting {
    /// Returns at the next news; at once if there was some since the last call.
    pub async fn news(&mut self) {
        let news = self.news.as_mut().expect("whoever waits has not been dropped");
        news.changed().await.expect("the hub keeps the sender while somebody waits");
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut topics = self.hub.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Under the lock: of several that go at once, the last one must see that it is the last.
        drop(self.news.take());
        if topics.get(&self.topic).is_some_and(|sender| sender.receiver_count() == 0) {
            topics.remove(&self.topic);
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
        let mut waiting = hub.wait_for(topic.clone());
        hub.publish(&topic);
        waiting.news().await;
    }

    #[test]
    fn a_topic_without_waiters_costs_nothing() {
        let hub = Hub::default();
        let (first, second) = (hub.wait_for(Topic::Game("g".into())), hub.wait_for(Topic::Game("g".into())));
        drop(first);
        assert_eq!(hub.topics(), 1);
        drop(second);
        assert_eq!(hub.topics(), 0);
    }

    #[test]
    fn a_topic_goes_with_waiters_that_go_at_once() {
        let hub = Hub::default();
        for round in 0..ROUNDS {
            let waiting: Vec<Waiting> = (0..WAITERS).map(|_| hub.wait_for(Topic::Game("g".into()))).collect();
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
