//! The writes in the queue of the committer.

use tokio::sync::oneshot;

use super::batch::BatchBuilder;
use super::group::Group;
use super::{DeleteError, LogId, Position, WriteError};

/// A write in the queue of the committer. The callers' threads prepare as much of it as they can.
pub(super) enum Write {
    /// Writes a group of changes.
    Group { group: Group, reply: oneshot::Sender<Result<Option<Position>, WriteError>> },
    /// Deletes a log.
    DeleteLog { log: LogId, last: Position, reply: oneshot::Sender<Result<(), DeleteError>> },
}

impl Write {
    /// About how many bytes it adds to a batch.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Write::Group { group, .. } => group.bytes(),
            Write::DeleteLog { .. } => 0,
        }
    }
}

impl BatchBuilder<'_> {
    /// Adds a write to the batch, or only a reply that says why it was rejected.
    pub(super) fn add(&mut self, write: Write) {
        match write {
            Write::Group { group, reply } => {
                let outcome = self.write(group);
                self.reply_later(reply, outcome);
            }
            Write::DeleteLog { log, last, reply } => {
                let outcome = self.delete_log(log, last);
                self.reply_later(reply, outcome);
            }
        }
    }
}
