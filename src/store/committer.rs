//! The thread that does all writes, with group commit.
//!
//! It takes the waiting writes, applies them as one batch and makes the batch durable. Only then it
//! notes the batch in the mark of acknowledged writes, publishes the new durable heads, replies to
//! the callers and notifies the subscribers, in this order: a process that learns of an entry can
//! read it, and its loss would be noticed.
//!
//! After a failed write, memory and disk may differ. Then nothing of the batch is acknowledged and
//! the process aborts. The next start reads what the disk has.

use std::fs::File;
use std::io;
use std::sync::{Arc, mpsc};

use tokio::sync::OwnedSemaphorePermit;

use super::acknowledged::{Acknowledged, Batch};
use super::batch::{BatchBuilder, HeadCache};
use super::durable::DurableState;
use super::news::{News, NewsSender};
use super::writes::Write;
use super::{engine, tree};

/// Most writes in one batch.
const BATCH_WRITES_MAX: usize = 1_024;
/// No further write joins a batch that has reached this size.
const BATCH_BYTES_MAX: usize = 4 << 20;
/// How many heads of logs are cached. Others are read from disk.
pub(super) const CACHED_HEADS_MAX: usize = 8_192;

/// A write that waits for the committer. Its permit limits the length of the queue.
pub(super) struct QueuedWrite {
    pub(super) write: Write,
    pub(super) _permit: OwnedSemaphorePermit,
}

/// Returns once everything that was applied is on disk.
type MakeDurable = Box<dyn FnMut(&sled::Db, &File) -> io::Result<()> + Send>;

/// How a batch is made durable, and what happens if that fails. Tests replace both.
pub(super) struct Hooks {
    pub(super) make_durable: MakeDurable,
    /// Ends the process.
    pub(super) on_fatal: Box<dyn FnOnce(&str) + Send>,
}

impl Default for Hooks {
    fn default() -> Self {
        Hooks { make_durable: Box::new(tree::flush_and_sync), on_fatal: Box::new(abort) }
    }
}

fn abort(why: &str) {
    tracing::error!(why, "a write failed, memory and disk may differ: the process aborts");
    std::process::abort();
}

/// The writer of a store.
pub(super) struct Committer {
    pub(super) durable: Arc<DurableState>,
    /// sled's file, for fsync.
    pub(super) file: File,
    pub(super) acknowledged: Acknowledged,
    pub(super) head_cache: HeadCache,
    /// See [`super::Settings`].
    pub(super) stale_logs_max: usize,
    pub(super) subscribers: NewsSender,
    pub(super) queue: mpsc::Receiver<QueuedWrite>,
    pub(super) hooks: Hooks,
}

impl Committer {
    /// Commits writes until the queue is closed and empty, or until something fails. Returns how
    /// many writes it processed; 0 after a failure.
    pub(super) fn run(mut self) -> u64 {
        let failure = match engine::catch(|| self.commit_all()) {
            Ok(Ok(writes)) => return writes,
            Ok(Err(failure)) => failure.to_string(),
            Err(panic) => format!("the committer panicked: {panic}"),
        };
        (self.hooks.on_fatal)(&failure);
        0
    }

    fn commit_all(&mut self) -> io::Result<u64> {
        let mut count = 0;
        while let Ok(first) = self.queue.recv() {
            let writes = self.take_waiting(first);
            count += writes.len() as u64;
            self.commit(|batch| writes.into_iter().for_each(|queued| batch.add(queued.write)))?;
        }
        // Otherwise the next opening would have to do this.
        self.commit(|batch| batch.update_all_stale_logs())?;
        Ok(count)
    }

    /// The waiting writes, up to the limits of one batch.
    fn take_waiting(&self, first: QueuedWrite) -> Vec<QueuedWrite> {
        let mut bytes = first.write.bytes();
        let mut writes = vec![first];
        while writes.len() < BATCH_WRITES_MAX && bytes < BATCH_BYTES_MAX {
            let Ok(next) = self.queue.try_recv() else { break };
            bytes += next.write.bytes();
            writes.push(next);
        }
        writes
    }

    /// Builds a batch, makes it durable, publishes it, then replies and notifies.
    fn commit(&mut self, fill: impl FnOnce(&mut BatchBuilder<'_>)) -> io::Result<()> {
        let db = self.durable.db().map_err(io::Error::other)?;
        let mut builder =
            BatchBuilder::new(&db, &self.durable, &self.head_cache, self.stale_logs_max);
        fill(&mut builder);
        let BatchBuilder {
            batch,
            before_images,
            updated,
            stale,
            heads,
            documents,
            deleted,
            replies,
            appended,
            ..
        } = builder;
        if let Some(batch) = batch {
            let written = Batch { entries: &appended, documents: &documents, deleted: &deleted };
            let writes = written.writes();
            let count = (writes > 0).then(|| self.acknowledged.count_after(writes));
            self.durable.apply(&db, batch, count, before_images)?;
            (self.hooks.make_durable)(&db, &self.file)?;
            if writes > 0 {
                self.acknowledged.note(&self.file, &written);
            }
            self.durable.publish(&appended, updated.iter().chain(&deleted), stale);
        }
        for log in &deleted {
            self.head_cache.remove(log);
        }
        for (log, head) in heads {
            self.head_cache.insert(log, head);
        }
        for reply in replies {
            reply();
        }
        if !appended.is_empty() {
            // Sending fails if there is no subscriber, which is fine.
            let _ = self.subscribers.send(News::Appended(appended.into()));
        }
        Ok(())
    }
}
