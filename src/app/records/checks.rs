//! The use cases of records, and the bounded queue in which records are checked.
//!
//! Checking a record takes processor time, so only a few are checked at the same time, and only a
//! few more may wait.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{error::AppError, runtime::games::Games, table::create::Tables};
use kontor_auth::keys::Keys;

/// Maximum number of records that are checked at the same time.
pub const CHECKS_RUNNING_MAX: usize = 2;

/// Maximum number of records that wait to be checked.
pub const CHECKS_WAITING_MAX: usize = 6;

/// Writing, verifying and importing records, and forks.
#[derive(Clone)]
pub struct Records {
    pub(crate) games: Games,
    pub(crate) tables: Tables,
    pub(crate) keys: Arc<Keys>,
    pub(crate) checks: Arc<Checks>,
}

impl Records {
    /// Records of these games, signed by these keys.
    pub fn new(games: Games, tables: Tables, keys: Arc<Keys>) -> Self {
        Records { games, tables, keys, checks: Arc::default() }
    }
}

/// The queue of checks.
pub(crate) struct Checks {
    /// Permits for running and waiting checks.
    places: Arc<Semaphore>,
    running: Arc<Semaphore>,
}

impl Default for Checks {
    fn default() -> Self {
        Checks {
            places: Arc::new(Semaphore::new(CHECKS_RUNNING_MAX + CHECKS_WAITING_MAX)),
            running: Arc::new(Semaphore::new(CHECKS_RUNNING_MAX)),
        }
    }
}

impl Checks {
    /// Waits for a turn, if the queue has room. The turn is owned by the work, so that a caller who
    /// disconnects does not free a place before the work has ended.
    pub(crate) async fn turn(&self) -> Result<Turn, AppError> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| AppError::Busy)?;
        let running =
            self.running.clone().acquire_owned().await.expect("the queue is never closed");
        Ok(Turn { _running: running, _place: place })
    }
}

/// The permission to check a record, or to write the commits of another game. It ends when this is
/// dropped.
pub(crate) struct Turn {
    _running: OwnedSemaphorePermit,
    _place: OwnedSemaphorePermit,
}

impl Turn {
    /// Runs the work on a thread that may block, and returns the turn with the result.
    pub(crate) async fn run_blocking<T: Send + 'static>(
        self,
        work: impl FnOnce() -> Result<T, AppError> + Send + 'static,
    ) -> Result<(T, Turn), AppError> {
        let done = tokio::task::spawn_blocking(move || work().map(|result| (result, self)));
        done.await.map_err(|broken| {
            AppError::Internal(format!("the task that checks a record failed: {broken}"))
        })?
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_full_queue_is_reported_at_once() {
        let checks = Arc::new(Checks::default());
        let (release, gate) = mpsc::channel::<()>();
        let gate = Arc::new(std::sync::Mutex::new(gate));
        let check = || {
            let (checks, gate) = (checks.clone(), gate.clone());
            tokio::spawn(async move {
                let pass =
                    move || gate.lock().expect("nobody panics").recv().map_err(|_| AppError::Busy);
                checks.turn().await?.run_blocking(pass).await.map(|_| ())
            })
        };
        let taken: Vec<_> = (0..CHECKS_RUNNING_MAX + CHECKS_WAITING_MAX).map(|_| check()).collect();
        // On the single thread of this test all other checks have taken a place before this one
        // runs.
        assert!(matches!(check().await.expect("it ends"), Err(AppError::Busy)));
        taken.iter().for_each(|_| release.send(()).expect("they wait"));
        for check in taken {
            check.await.expect("it ends").expect("it was let through");
        }
    }
}
