//! Turns: those who change the same thing at this server wait for each other. Without that, one of many
//! could find again and again that another one was first, and give up.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{Mutex as Queue, OwnedMutexGuard};

/// The turns of what has these keys. A key stands here only while somebody has its turn or waits for it.
/// Who asks first comes first.
#[derive(Clone, Default)]
pub(crate) struct Turns(Arc<Mutex<HashMap<String, Arc<Queue<()>>>>>);

/// A turn. It ends when this is dropped.
///
/// Whoever has one must not wait for another: two who do that the other way round would wait for ever.
pub(crate) struct Turn {
    // The guard comes first, because it is dropped first: the place counts who is left.
    _guard: OwnedMutexGuard<()>,
    _place: Place,
}

/// Somebody who has the turn, or waits for it.
struct Place {
    turns: Turns,
    key: String,
    queue: Arc<Queue<()>>,
}

impl Turns {
    /// Waits for the turn of this key.
    pub(crate) async fn take(&self, key: &str) -> Turn {
        let place = self.place(key);
        let guard = Arc::clone(&place.queue).lock_owned().await;
        Turn { _guard: guard, _place: place }
    }

    fn place(&self, key: &str) -> Place {
        let queue = Arc::clone(self.lock().entry(key.to_owned()).or_default());
        Place { turns: self.clone(), key: key.to_owned(), queue }
    }

    /// A panic cannot leave an entry half made, so the content of a poisoned lock is used as it is.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<Queue<()>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut queues = self.turns.lock();
        // Places are made and dropped under the lock. If the table and this place alone have the queue,
        // nobody else has the turn or waits for it.
        if Arc::strong_count(&self.queue) == 2 {
            queues.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        pin::{Pin, pin},
        task::{Context, Poll, Waker},
    };

    use super::*;

    fn polled<T>(waiting: Pin<&mut impl Future<Output = T>>) -> Poll<T> {
        waiting.poll(&mut Context::from_waker(Waker::noop()))
    }

    #[tokio::test]
    async fn who_asks_first_comes_first_and_other_keys_do_not_wait() {
        let turns = Turns::default();
        let first = turns.take("a").await;
        let mut second = pin!(turns.take("a"));
        let mut third = pin!(turns.take("a"));
        assert!(polled(second.as_mut()).is_pending() && polled(third.as_mut()).is_pending());
        drop(turns.take("b").await);
        drop(first);
        assert!(polled(third.as_mut()).is_pending(), "it is the turn of the second one");
        let Poll::Ready(second) = polled(second.as_mut()) else { panic!("it is its turn") };
        assert!(polled(third.as_mut()).is_pending());
        drop(second);
        assert!(polled(third.as_mut()).is_ready());
    }

    #[tokio::test]
    async fn a_key_is_forgotten_when_nobody_has_it_or_waits_for_it() {
        let turns = Turns::default();
        let first = turns.take("a").await;
        {
            let mut given_up = pin!(turns.take("a"));
            assert!(polled(given_up.as_mut()).is_pending());
        }
        assert_eq!(turns.lock().len(), 1, "the first one has it still");
        drop(first);
        assert_eq!(turns.lock().len(), 0);
    }
}
