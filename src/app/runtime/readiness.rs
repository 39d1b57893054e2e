//! Whether requests should be sent to this server: what an orchestrator or proxy wants to know.

use std::sync::atomic::Ordering;

use kontor_store::Health;

use super::games::Games;
use crate::error::{AppError, StoreFault};

impl Games {
    /// From now on the server says that it is not ready, and goes on as before.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::SeqCst);
    }

    /// Whether the server is about to stop, or stops already.
    pub fn is_leaving(&self) -> bool {
        self.is_draining() || self.leaving.load(Ordering::SeqCst)
    }

    /// Whether the clock of this server is that of the database. By a wrong one no move is made, and
    /// no seat handed over: the times of games would be wrong for good.
    pub(crate) fn has_right_clock(&self) -> bool {
        !matches!(self.documents().health(), Health::ClocksDiffer(_))
    }

    /// Whether this server may have heard nothing of other ones for longer than a failover takes. What
    /// it has in memory may be old then, while others play on.
    pub(super) fn may_be_cut_off(&self) -> bool {
        matches!(self.documents().health(), Health::Silent(_) | Health::Unreachable(_))
    }

    /// Whether requests should be sent to this server. It need not read the store to know, so it
    /// never waits for a database that several servers share.
    pub async fn check_ready(&self) -> Result<(), AppError> {
        if self.is_leaving() {
            return Err(AppError::Draining);
        }
        let why = match self.documents().health() {
            Health::Ready if self.documents().is_shared() => return Ok(()),
            Health::Ready => {
                self.documents().get("ready").await?;
                return Ok(());
            }
            Health::Silent(time) => format!("no primary for {} s", time.as_secs()),
            Health::Unreachable(time) => format!("no node reached for {} s", time.as_secs()),
            Health::ClocksDiffer(by) => format!("the clocks differ by {} s", by.as_secs()),
        };
        Err(AppError::Store(StoreFault(why)))
    }
}
