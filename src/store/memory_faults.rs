//! Faults that tests inject into the store in memory: writes with an unknown outcome, and appends
//! that wait on their way.

use std::num::NonZeroU64;

use tokio::sync::oneshot;

/// Which writes return [`super::WriteError::Unknown`], and whether they are written.
#[derive(Clone, Copy, Debug)]
pub struct UnknownPolicy {
    /// Every how many writes one does.
    pub every: NonZeroU64,
    /// Whether it is written.
    pub outcome: UnknownOutcome,
}

/// Whether what returns [`super::WriteError::Unknown`] is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnknownOutcome {
    /// It is written.
    Written,
    /// It is lost.
    Lost,
    /// Written or lost, chosen at random from this seed: the same seed loses the same writes.
    BySeed(u64),
}

impl UnknownOutcome {
    pub(super) fn is_written(self, count: u64) -> bool {
        match self {
            UnknownOutcome::Written => true,
            UnknownOutcome::Lost => false,
            UnknownOutcome::BySeed(seed) => {
                let input = [seed.to_be_bytes(), count.to_be_bytes()].concat();
                crc32fast::hash(&input).count_ones().is_multiple_of(2)
            }
        }
    }
}

/// Whether changes are written whose reply is lost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct IsWritten(pub(super) bool);

/// How many writes succeed before all others fail, as for a process that is killed in between.
#[derive(Default)]
pub(super) struct WritesLeft {
    left: Option<u64>,
    have_failed: bool,
}

impl WritesLeft {
    pub(super) fn set(&mut self, left: Option<u64>) {
        *self = WritesLeft { left, have_failed: false };
    }

    pub(super) fn have_failed(&self) -> bool {
        self.have_failed
    }

    /// Counts a write. Returns why it fails, if it does.
    pub(super) fn take(&mut self) -> Result<(), String> {
        match &mut self.left {
            None => Ok(()),
            Some(0) => {
                self.have_failed = true;
                Err("writes fail from here on".to_owned())
            }
            Some(left) => {
                *left -= 1;
                Ok(())
            }
        }
    }
}

/// A write that waits before the store looks at it. It goes on when this is dropped.
pub struct HeldWrite {
    arrived: oneshot::Receiver<()>,
    _goes_on: oneshot::Sender<()>,
}

impl HeldWrite {
    /// Returns once the write waits.
    pub async fn arrived(&mut self) {
        // This fails only if the store is gone, and then nothing waits.
        let _ = (&mut self.arrived).await;
    }
}

/// Where a write waits.
pub(super) struct Hold {
    arrived: oneshot::Sender<()>,
    goes_on: oneshot::Receiver<()>,
}

impl Hold {
    pub(super) fn new() -> (HeldWrite, Self) {
        let (arrives, arrived) = oneshot::channel();
        let (_goes_on, goes_on) = oneshot::channel();
        (HeldWrite { arrived, _goes_on }, Hold { arrived: arrives, goes_on })
    }

    pub(super) async fn wait(self) {
        let _ = self.arrived.send(());
        // The sender sends nothing: dropping it ends the wait.
        let _ = self.goes_on.await;
    }
}
