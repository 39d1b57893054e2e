//! A bounded queue for expensive work: replaying a log, verifying a record, writing a fork.
//!
//! Such work runs on a few background threads of its own, so that the threads that answer
//! requests are always free for moves. A few more items may wait; whoever finds no place gets
//! [`AppError::Busy`] at once.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::AppError;
use kontor_threads::{NoThreads, ThreadPool};

/// The queue.
pub(crate) struct WorkPool {
    /// Permits for running and waiting work.
    places: Arc<Semaphore>,
    running: Arc<Semaphore>,
    /// A thread for each running item.
    threads: ThreadPool,
}

impl WorkPool {
    /// A queue in which so many items run, and so many more wait.
    pub(crate) fn start(
        purpose: &'static str,
        running_max: usize,
        waiting_max: usize,
    ) -> Result<Self, NoThreads> {
        Ok(WorkPool {
            places: Arc::new(Semaphore::new(running_max + waiting_max)),
            running: Arc::new(Semaphore::new(running_max)),
            threads: ThreadPool::start_in_background(purpose, running_max)?,
        })
    }

    /// Waits for a turn, if the queue has room. The turn is owned by the work, so that a caller who
    /// disconnects does not free a place before the work has ended.
    pub(crate) async fn turn(&self) -> Result<Turn, AppError> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| AppError::Busy)?;
        let running =
            self.running.clone().acquire_owned().await.expect("the queue is never closed");
        Ok(Turn { threads: self.threads.clone(), _running: running, _place: place })
    }
}

/// The permission to work. It ends when this is dropped.
pub(crate) struct Turn {
    threads: ThreadPool,
    _running: OwnedSemaphorePermit,
    _place: OwnedSemaphorePermit,
}

impl Turn {
    /// Runs the work on a thread of the queue, and returns the turn with the result.
    pub(crate) async fn run_blocking<T: Send + 'static>(
        self,
        work: impl FnOnce() -> Result<T, AppError> + Send + 'static,
    ) -> Result<(T, Turn), AppError> {
        let threads = self.threads.clone();
        let done = threads.run(move || work().map(|result| (result, self))).await;
        done.map_err(|panicked| AppError::Internal(format!("expensive work: {panicked}")))?
    }

    /// Runs a future on a thread of the queue, until it is done.
    pub(crate) async fn block_on<T: Send + 'static>(
        self,
        work: impl Future<Output = Result<T, AppError>> + Send + 'static,
    ) -> Result<T, AppError> {
        let runtime = tokio::runtime::Handle::current();
        self.run_blocking(move || runtime.block_on(work)).await.map(|(result, _)| result)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn who_finds_no_place_in_the_queue_is_refused_at_once() {
        let pool = Arc::new(WorkPool::start("tests", 2, 6).unwrap());
        let (release, gate) = mpsc::channel::<()>();
        let gate = Arc::new(std::sync::Mutex::new(gate));
        let work = || {
            let (pool, gate) = (pool.clone(), gate.clone());
            tokio::spawn(async move {
                let pass =
                    move || gate.lock().expect("nobody panics").recv().map_err(|_| AppError::Busy);
                pool.turn().await?.run_blocking(pass).await.map(|_| ())
            })
        };
        let taken: Vec<_> = (0..8).map(|_| work()).collect();
        // On the single thread of this test all other items have taken a place before this one
        // runs.
        assert!(matches!(work().await.expect("it ends"), Err(AppError::Busy)));
        taken.iter().for_each(|_| release.send(()).expect("they wait"));
        for work in taken {
            work.await.expect("it ends").expect("it was let through");
        }
    }
}
