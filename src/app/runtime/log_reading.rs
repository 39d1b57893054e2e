//! Turns of those who read logs on behalf of clients: for pages of events and for records.
//!
//! A page or a record is read piece by piece. A thread that answers requests works on everything
//! that is ready, in turn, so that with many readers a move would wait for a piece of each of them.
//! Therefore only a few pieces are read at a time, whoever wants them, and the other readers wait.
//! Moves need no turn.

use tokio::sync::Semaphore;

/// Maximum number of pieces that are read at the same time.
const READERS_MAX: usize = 2;

/// The turns.
pub(crate) struct LogReading(Semaphore);

impl Default for LogReading {
    fn default() -> Self {
        LogReading(Semaphore::new(READERS_MAX))
    }
}

impl LogReading {
    /// Reads a piece when there is a turn. Turns are given in the order in which they were asked
    /// for.
    pub(crate) async fn in_turn<T>(&self, read: impl Future<Output = T>) -> T {
        let _turn = self.0.acquire().await.expect("the semaphore is never closed");
        read.await
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_few_pieces_are_read_at_a_time_and_the_others_wait() {
        let reading = LogReading::default();
        let mut first = [(); READERS_MAX].map(|()| Box::pin(reading.in_turn(pending::<()>())));
        for reader in &mut first {
            assert!(reader.as_mut().now_or_never().is_none());
        }
        let mut next = Box::pin(reading.in_turn(async {}));
        assert!(next.as_mut().now_or_never().is_none(), "all turns are taken");
        drop(first);
        next.await;
    }
}
