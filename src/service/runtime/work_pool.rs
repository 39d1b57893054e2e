//! A bounded queue for expensive work: replaying a log, verifying a record, writing a fork.
//!
//! Such work runs on a few background threads of its own, so that the threads that answer requests
//! are always free for moves. Some more items may wait, and the players for whom the work is take
//! turns ([`FairSemaphore`]). A player with too many there gets [`Busy`](kontor_problems::Refused::Busy) at once.

use crate::{error::ServiceError, on_behalf};
use kontor_problems::Refused;
use kontor_threads::{
    NoThreads, ThreadPool,
    fair::{FairSemaphore, NoRoom, Permit, Shares},
};

/// Maximum number of items that wait, of all players and addresses together. Each is a request that
/// waits for its answer; what it holds is limited where it arrives.
const WAITING_MAX: usize = 1_024;

/// The queue.
pub struct WorkPool {
    places: FairSemaphore,
    /// A thread for each running item.
    threads: ThreadPool,
}

impl WorkPool {
    /// A queue in which so many items run, and so many more of one player or address wait.
    pub fn start(
        purpose: &'static str,
        running_max: usize,
        waiting_of_one_max: usize,
    ) -> Result<Self, NoThreads> {
        let places = FairSemaphore::new(Shares {
            places: running_max,
            waiting_max: WAITING_MAX,
            of_one: running_max,
            asked_of_one_max: running_max + waiting_of_one_max,
        });
        let threads = ThreadPool::start_in_background(purpose, running_max)?;
        Ok(WorkPool { places, threads })
    }

    /// Waits for a turn, if the queue has room. The turn is owned by the work, so that a caller who
    /// disconnects does not free a place before the work has ended.
    pub async fn turn(&self) -> Result<Turn, ServiceError> {
        let whom = on_behalf::whom().unwrap_or_default();
        let place = self.places.acquire(&whom).await.map_err(|NoRoom| Refused::Busy)?;
        Ok(Turn { threads: self.threads.clone(), _place: place })
    }
}

/// The permission to work. It ends when this is dropped.
pub struct Turn {
    threads: ThreadPool,
    _place: Permit,
}

impl Turn {
    /// Runs the work on a thread of the queue, and returns the turn with the result.
    pub async fn run_blocking<T, E>(
        self,
        work: impl FnOnce() -> Result<T, E> + Send + 'static,
    ) -> Result<(T, Turn), E>
    where
        T: Send + 'static,
        E: From<ServiceError> + Send + 'static,
    {
        let threads = self.threads.clone();
        let done = threads.run(move || work().map(|result| (result, self))).await;
        done.map_err(|panicked| ServiceError::Internal(format!("expensive work: {panicked}")))?
    }

    /// Runs a future on a thread of the queue, until it is done.
    pub async fn block_on<T, E>(
        self,
        work: impl Future<Output = Result<T, E>> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<ServiceError> + Send + 'static,
    {
        let runtime = tokio::runtime::Handle::current();
        self.run_blocking(move || runtime.block_on(work)).await.map(|(result, _)| result)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex, mpsc};

    use kontor_testing::waits::received;

    use super::*;

    #[tokio::test]
    async fn a_player_without_room_in_the_queue_is_refused_at_once_and_others_are_not() {
        let pool = Arc::new(WorkPool::start("tests", 2, 6).unwrap());
        let (release, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let work = |whom: &str| {
            let (pool, gate) = (pool.clone(), gate.clone());
            let work = async move {
                let pass = move || {
                    received(
                        "work is let through",
                        &gate.lock().expect("no holder of the lock panics"),
                    );
                    Ok::<_, ServiceError>(())
                };
                pool.turn().await?.run_blocking(pass).await.map(|_| ())
            };
            tokio::spawn(on_behalf::of(Some(whom.into()), work))
        };
        let mut taken: Vec<_> = (0..8).map(|_| work("ada")).collect();
        // On the single thread of this test all other items have taken a place before this one
        // runs.
        assert!(matches!(
            work("ada").await.expect("it ends"),
            Err(ServiceError::Refused(Refused::Busy))
        ));
        taken.push(work("ben"));
        taken.iter().for_each(|_| release.send(()).expect("they wait"));
        for work in taken {
            work.await.expect("it ends").expect("it was let through");
        }
    }
}
