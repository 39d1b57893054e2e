//! The one thread that writes.
//!
//! It takes what waits, makes one batch of it, applies it, has it brought to disk, and only then
//! answers: durable heads first, replies next, followers last. Whoever hears of an entry in any way
//! can read it.
//!
//! After a failed write, memory and disk may differ: nothing of the batch is acknowledged, and the
//! process ends. The next start reads what the disk has.

use std::fs::File;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, mpsc};

use tokio::sync::{OwnedSemaphorePermit, broadcast};

use super::News;
use super::draft::{Command, Draft, Heads};
use super::durable::Durable;

/// Most commands of one batch.
const BATCH_COMMANDS_MAX: usize = 1_024;
/// No further command joins a batch of this size.
const BATCH_BYTES_MAX: usize = 4 << 20;
/// How many heads are remembered. The others are read from the disk when they are needed.
pub(super) const KNOWN_HEADS_MAX: usize = 8_192;

/// A command with its place in the queue.
pub(super) struct Queued {
    pub(super) command: Command,
    pub(super) _place: OwnedSemaphorePermit,
}

/// Returns once all that was applied is on disk.
type MakeDurable = Box<dyn FnMut(&sled::Db, &File) -> io::Result<()> + Send>;

/// How a batch gets to disk and what follows when it does not. Tests put their own here.
pub(super) struct Hooks {
    pub(super) make_durable: MakeDurable,
    /// Ends the process.
    pub(super) on_fatal: Box<dyn FnOnce(&str) + Send>,
}

impl Default for Hooks {
    fn default() -> Self {
        Hooks { make_durable: Box::new(flush_and_sync), on_fatal: Box::new(abort) }
    }
}

/// The engine's flush only hands the bytes to the system; the sync of its file brings them to disk.
pub(super) fn flush_and_sync(db: &sled::Db, file: &File) -> io::Result<()> {
    db.flush()?;
    file.sync_data()
}

fn abort(why: &str) {
    tracing::error!(why, "the store can no longer be trusted; the process ends");
    std::process::abort();
}

/// The writer of a store.
pub(super) struct Committer {
    pub(super) durable: Arc<Durable>,
    /// The engine's file, for syncing it.
    pub(super) file: File,
    pub(super) known_heads: Heads,
    /// See [`super::Settings`].
    pub(super) rows_ahead_max: usize,
    pub(super) feed: broadcast::Sender<Arc<[News]>>,
    pub(super) queue: mpsc::Receiver<Queued>,
    pub(super) hooks: Hooks,
}

impl Committer {
    /// Commits what comes until the queue is closed and empty, or until something fails. Returns
    /// how many commands it took in; none of them counts once something failed.
    pub(super) fn run(mut self) -> u64 {
        let ended = catch_unwind(AssertUnwindSafe(|| self.commit_all()));
        let failure = match ended {
            Ok(Ok(commands)) => return commands,
            Ok(Err(failure)) => failure.to_string(),
            Err(_) => "the committer panicked".into(),
        };
        (self.hooks.on_fatal)(&failure);
        0
    }

    fn commit_all(&mut self) -> io::Result<u64> {
        let mut commands = 0;
        while let Ok(first) = self.queue.recv() {
            let group = self.group(first);
            commands += group.len() as u64;
            self.commit(|draft| {
                group.into_iter().for_each(|queued| draft.take_in(queued.command));
                Ok(())
            })?;
        }
        // The next opening need not do it then.
        self.commit(|draft| draft.settle_all().map_err(io::Error::other))?;
        Ok(commands)
    }

    /// What waits, within the limits of one batch.
    fn group(&self, first: Queued) -> Vec<Queued> {
        let mut bytes = first.command.bytes();
        let mut group = vec![first];
        while group.len() < BATCH_COMMANDS_MAX && bytes < BATCH_BYTES_MAX {
            let Ok(next) = self.queue.try_recv() else { break };
            bytes += next.command.bytes();
            group.push(next);
        }
        group
    }

    /// Fills a batch, brings it to disk, and says so to all who wait for it.
    fn commit(&mut self, fill: impl FnOnce(&mut Draft<'_>) -> io::Result<()>) -> io::Result<()> {
        let db = self.durable.db().map_err(io::Error::other)?;
        let mut draft = Draft::new(&db, &self.durable, &self.known_heads, self.rows_ahead_max);
        fill(&mut draft)?;
        let Draft { batch, running, settled, marked, heads, replies, news, .. } = draft;
        if let Some(batch) = batch {
            self.durable.apply(&db, batch, running)?;
            (self.hooks.make_durable)(&db, &self.file)?;
            self.durable.publish(&news, &settled, marked);
        }
        for (log, head) in heads {
            self.known_heads.insert(log, head);
        }
        for reply in replies {
            reply();
        }
        if !news.is_empty() {
            // Nobody may be listening; that is no failure.
            let _ = self.feed.send(news.into());
        }
        Ok(())
    }
}
