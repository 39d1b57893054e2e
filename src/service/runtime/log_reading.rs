//! Turns of long reads of a log: for pages of events and records, and to replay a long game that is
//! not in memory.
//!
//! A page or a record is read piece by piece. A thread that answers requests works on everything
//! that is ready, in turn, so that with many readers a move would wait for a piece of each of them.
//! Therefore logs are read on a few background threads, for all readers, and further readers wait.
//! The players for whom logs are read take turns ([`FairSemaphore`]). Moves of games that are in
//! memory need no turn.

use tokio::runtime::Handle;

use crate::{error::ServiceError, on_behalf};
use kontor_threads::{
    NoThreads, ThreadPool,
    fair::{ANY, FairSemaphore, Shares},
};

/// Maximum number of turns at the same time.
const READERS_MAX: usize = 2;

/// The turns.
pub struct LogReading {
    places: FairSemaphore,
    /// A thread for each place.
    threads: ThreadPool,
}

impl LogReading {
    /// Starts the threads.
    pub(crate) fn start(purpose: &'static str) -> Result<Self, NoThreads> {
        let threads = ThreadPool::start_in_background(purpose, READERS_MAX)?;
        // Each reader is a request that waits for its answer.
        let places = FairSemaphore::new(Shares {
            places: READERS_MAX,
            waiting_max: ANY,
            of_one: READERS_MAX,
            asked_of_one_max: ANY,
        });
        Ok(LogReading { places, threads })
    }

    /// Reads this log, or the index, when there is a turn, and makes of it what is wanted. What the
    /// server reads by itself takes turns by log.
    pub async fn in_turn<T, E>(
        &self,
        log: &str,
        read: impl Future<Output = Result<T, E>> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<ServiceError> + Send + 'static,
    {
        let whom = on_behalf::whom();
        let place = self.places.acquire(whom.as_deref().unwrap_or(log)).await;
        let place = place.expect("there is room without a limit");
        let runtime = Handle::current();
        let work = move || {
            let read = runtime.block_on(read);
            drop(place);
            read
        };
        let done = self.threads.run(work).await;
        done.map_err(|panicked| ServiceError::Internal(format!("a log is read: {panicked}")))?
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::sync::Semaphore;

    use super::*;

    #[tokio::test]
    async fn a_few_pieces_are_read_at_a_time_and_the_others_wait() {
        let reading = Arc::new(LogReading::start("test").unwrap());
        let (begun, may_end) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(0)));
        let read = |log: usize| {
            let (reading, begun, may_end) = (reading.clone(), begun.clone(), may_end.clone());
            let piece = async move {
                begun.add_permits(1);
                may_end.acquire().await.unwrap().forget();
                Ok::<_, ServiceError>(())
            };
            tokio::spawn(async move { reading.in_turn(&log.to_string(), piece).await })
        };
        let readers: Vec<_> = (0..=READERS_MAX).map(read).collect();
        begun.acquire_many(READERS_MAX as u32).await.unwrap().forget();
        assert_eq!(begun.available_permits(), 0, "all turns are taken");
        may_end.add_permits(1);
        begun.acquire().await.unwrap().forget();
        may_end.add_permits(READERS_MAX);
        for reader in readers {
            reader.await.unwrap().unwrap();
        }
    }

    #[tokio::test]
    async fn a_panic_while_reading_is_an_error() {
        let reading = LogReading::start("test").unwrap();
        let panics = async { panic!("as the test wants it") };
        assert!(matches!(
            reading.in_turn::<(), _>("log", panics).await,
            Err(ServiceError::Internal(_))
        ));
        assert!(
            reading
                .in_turn("log", async { Ok::<_, ServiceError>(1) })
                .await
                .is_ok_and(|read| read == 1)
        );
    }
}
