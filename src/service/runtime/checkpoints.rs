//! Checkpoints, from which past positions of games are computed.
//!
//! To compute a position the log is replayed up to it, which takes some 25 µs for each commit. On
//! the way a copy of every 64th position is kept as a checkpoint, so that each further look back at
//! the same game replays 63 commits at most. The work runs in a bounded pool, because every client
//! may look back at any public game.

use std::sync::Arc;

use crate::runtime::{byte_cache::ByteCache, work_pool::WorkPool};
use kontor_log::snapshot::Snapshot;
use kontor_threads::NoThreads;

/// Commits between two checkpoints.
const CHECKPOINT_COMMITS: u64 = 64;

/// Maximum memory of all checkpoints, in bytes. What the checkpoints of one game share, such as its
/// options, is counted in each of them.
const CHECKPOINTS_BYTES_MAX: u64 = 32 << 20;

/// Maximum number of past positions that are computed at the same time.
const PAST_RUNNING_MAX: usize = 1;

/// Maximum number of requests of one player or address for past positions that wait for those.
const PAST_WAITING_MAX: usize = 32;

/// Checkpoints of all games, and the pool in which past positions are computed.
pub(crate) struct Checkpoints {
    kept: ByteCache<(Arc<str>, u64), Arc<Snapshot>>,
    /// The pool in which past positions are computed.
    pub(crate) pool: WorkPool,
}

impl Checkpoints {
    /// No checkpoints at first.
    pub(crate) fn start() -> Result<Self, NoThreads> {
        Ok(Checkpoints {
            kept: ByteCache::new(CHECKPOINTS_BYTES_MAX),
            pool: WorkPool::start("look-backs", PAST_RUNNING_MAX, PAST_WAITING_MAX)?,
        })
    }

    /// The memory of all checkpoints, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.kept.bytes()
    }

    /// Drops all checkpoints.
    pub(crate) fn clear(&self) {
        self.kept.clear();
    }

    /// The last checkpoint of a game up to this commit.
    pub(crate) fn last_until(&self, id: &Arc<str>, commit: u64) -> Option<Arc<Snapshot>> {
        (0..=commit / CHECKPOINT_COMMITS)
            .rev()
            .find_map(|number| self.kept.get(&(id.clone(), number * CHECKPOINT_COMMITS)))
    }

    /// Keeps a copy of a position if it is to be a checkpoint.
    pub(crate) fn keep(&self, id: &Arc<str>, snapshot: &Snapshot) {
        let commit = snapshot.commit();
        if commit.is_multiple_of(CHECKPOINT_COMMITS) {
            let copy: Arc<Snapshot> = snapshot.without_history().into();
            let bytes = copy.memory_bytes();
            self.kept.insert((id.clone(), commit), copy, bytes);
        }
    }
}
