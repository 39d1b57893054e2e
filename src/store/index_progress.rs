//! How far the index was built again, for the log of the program.

/// After how many logs that is said.
const SAID_EVERY: u64 = 10_000;

/// Of how many logs the rows were computed again.
#[derive(Default)]
pub(super) struct IndexProgress {
    logs: u64,
}

impl IndexProgress {
    /// Counts logs, and says from time to time how many there were.
    pub(super) fn add(&mut self, logs: usize) {
        let said = self.logs / SAID_EVERY;
        self.logs += logs as u64;
        if self.logs / SAID_EVERY > said {
            tracing::info!(logs = self.logs, "the index is being built again");
        }
    }
}
