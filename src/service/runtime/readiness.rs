//! Whether requests should be sent to this server: what an orchestrator or proxy wants to know.

use crate::boxed;
use std::sync::atomic::Ordering;

use kontor_store::Health;

use super::games::Games;
use crate::error::{ServiceError, StoreFault};
use kontor_log::time::Timestamp;
use kontor_problems::Refused;

/// Why nothing is decided by the time for now.
const WRONG_CLOCK: &str = "the clock of this server is not that of the database";

impl Games {
    /// From now on the server says that it is not ready, and goes on as before.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::SeqCst);
    }

    /// Whether the server is about to stop, or stops already.
    pub fn is_leaving(&self) -> bool {
        self.is_draining() || self.leaving.load(Ordering::SeqCst)
    }

    /// Whether the clock of this server is that of the database. By a wrong one no move is made and
    /// nothing is done that is due at some time: what it would make, end or delete stays so for
    /// good.
    pub fn has_right_clock(&self) -> bool {
        !matches!(self.documents().health(), Health::ClocksDiffer(_))
    }

    /// Whether this server does this work, which any server of the store could do. With a wrong
    /// clock it leaves all of it to the others.
    pub fn is_mine(&self, work: &str) -> bool {
        self.has_right_clock() && self.members.is_mine(work)
    }

    /// The time, unless it is known to be wrong.
    pub fn right_time(&self) -> Result<Timestamp, ServiceError> {
        match self.has_right_clock() {
            true => Ok(Timestamp(self.clock().now_ms())),
            false => Err(ServiceError::Store(StoreFault::of(WRONG_CLOCK.to_owned()))),
        }
    }

    /// Whether this server may have heard nothing of other ones for longer than a failover takes.
    /// What it has in memory may be old then, while others play on.
    pub(super) fn may_be_cut_off(&self) -> bool {
        matches!(self.documents().health(), Health::Silent(_) | Health::Unreachable(_))
    }

    /// Whether requests should be sent to this server. It need not read the store to know, so it
    /// never waits for a database that several servers share.
    #[boxed]
    pub async fn check_ready(&self) -> Result<(), ServiceError> {
        if self.is_leaving() {
            return Err(Refused::Draining.into());
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
        Err(ServiceError::Store(StoreFault::of(why)))
    }
}
