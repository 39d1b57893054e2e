//! The task that does all writes of a server, with group commit.
//!
//! It takes the waiting writes, commits them as one transaction, and then replies and tells the
//! subscribers. While the database accepts no writes they wait, up to a limit: nothing was sent, so
//! nothing is in doubt. If the connection breaks during a commit, the outcome is unknown. The
//! caller offers the same entry again, and its `append_id` tells what happened.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::Instant;

use super::super::{Conflict, DocumentChange};
use super::connection::{Connection, Connector};
use super::errors::Failure;
use super::hints::{Hint, Span};
use super::meters::Meters;
use super::news::NewsSender;
use super::rows::RowsCache;
use super::transaction::{self, Abort};
use super::write::{Group, Outcome, Write};

/// Most writes in one batch.
const BATCH_WRITES_MAX: usize = 256;
/// No further write joins a batch that has reached this size.
const BATCH_BYTES_MAX: usize = 4 << 20;
/// No further write joins a batch that has so many locks: a database has room for some thousands.
const BATCH_LOCKS_MAX: usize = 1_024;
/// So long after a commit, all readers see what was committed before it: a commit in doubt waits for
/// the same standby, and its process ends it in the same moment.
const SETTLED_AFTER: Duration = Duration::from_secs(1);
/// Pause between two attempts to reach the database.
const RECONNECT_PAUSE: Duration = Duration::from_millis(100);

/// A write that waits for the committer. Its permit limits the length of the queue.
pub(super) struct QueuedWrite {
    pub(super) write: Write,
    pub(super) queued_at: Instant,
    /// When it is given up, if it could not be sent until then.
    pub(super) deadline: Instant,
    pub(super) _permit: OwnedSemaphorePermit,
}

impl QueuedWrite {
    fn reply(self, outcome: Outcome, meters: &Meters) {
        meters.wrote(outcome.name(), self.queued_at.elapsed());
        self.write.reply(outcome);
    }
}

/// The writer of a store.
pub(super) struct Committer {
    pub(super) connector: Arc<Connector>,
    pub(super) connection: Option<Connection>,
    pub(super) queue: mpsc::UnboundedReceiver<QueuedWrite>,
    /// Writes that were taken from the queue and are in no batch yet.
    pub(super) waiting: VecDeque<QueuedWrite>,
    /// Of this server, for its fences.
    pub(super) server: String,
    pub(super) rows_cache: Arc<RowsCache>,
    pub(super) news: NewsSender,
    /// How many of the next writes are committed one by one, because a batch with them was refused.
    pub(super) one_by_one: usize,
    /// Whether the outcome of writes is unknown, so that they may still become visible.
    pub(super) is_in_doubt: bool,
}

impl Committer {
    /// Commits writes until the queue is closed and empty.
    pub(super) async fn run(mut self) {
        while self.receive().await {
            match self.connect().await {
                Ok(connection) => {
                    // After a pause of this process, or behind a slow batch: what was decided long
                    // ago would get a place in lists that their readers have already passed.
                    self.give_up("it could not be sent in time");
                    let batch = self.take_batch();
                    match batch.is_empty() {
                        true => self.connection = Some(connection),
                        false => self.commit(connection, batch).await,
                    }
                }
                Err(why) => {
                    self.give_up(&why);
                    tokio::time::sleep(RECONNECT_PAUSE).await;
                }
            }
        }
    }

    /// Waits for writes. Returns `false` once there will be none.
    async fn receive(&mut self) -> bool {
        if self.waiting.is_empty() {
            let Some(first) = self.queue.recv().await else { return false };
            self.waiting.push_back(first);
        }
        while let Ok(next) = self.queue.try_recv() {
            self.waiting.push_back(next);
        }
        true
    }

    /// The connection of the batch before, or a new one.
    async fn connect(&mut self) -> Result<Connection, String> {
        match self.connection.take().filter(|connection| !connection.is_closed()) {
            Some(connection) => Ok(connection),
            None => self.connector.connect().await.map_err(|error| error.to_string()),
        }
    }

    /// The waiting writes in their order, up to the limits of a batch. Of the writes that concern
    /// the same log or document, only the first: the next one may depend on it. Many may only read
    /// the same one.
    fn take_batch(&mut self) -> Vec<QueuedWrite> {
        let writes_max = if self.one_by_one > 0 { 1 } else { BATCH_WRITES_MAX };
        self.one_by_one = self.one_by_one.saturating_sub(1);
        let (mut batch, mut bytes, mut count, mut later) = (Vec::new(), 0, 0, VecDeque::new());
        // By name, whether all of them only read.
        let mut locked: HashMap<String, bool> = HashMap::new();
        while let Some(queued) = self.waiting.pop_front() {
            let locks = queued.write.locks();
            let is_free = locks.iter().all(|lock| {
                locked.get(&lock.name).is_none_or(|read_only| *read_only && lock.is_read_only)
            });
            let fits =
                batch.len() < writes_max && bytes < BATCH_BYTES_MAX && count < BATCH_LOCKS_MAX;
            count += if is_free && fits { locks.len() } else { 0 };
            for lock in locks {
                *locked.entry(lock.name).or_insert(true) &= lock.is_read_only;
            }
            if is_free && fits {
                bytes += queued.write.bytes();
                batch.push(queued);
            } else {
                later.push_back(queued);
            }
        }
        self.waiting = later;
        batch
    }

    /// Commits a batch and replies. The connection is kept if it can be used further.
    async fn commit(&mut self, connection: Connection, batch: Vec<QueuedWrite>) {
        let writes: Vec<&Write> = batch.iter().map(|queued| &queued.write).collect();
        let began_at = Instant::now();
        match transaction::commit(&connection, &writes, &self.server).await {
            Ok(outcomes) => {
                self.meters().committed(batch.len(), began_at.elapsed());
                self.connection = Some(connection);
                self.publish(batch, outcomes);
                self.settle();
            }
            Err(Abort::NotWritten(failure)) => {
                // It may be in the middle of a transaction: a new connection is not.
                drop(connection);
                self.offer_again(batch, &failure).await;
            }
            Err(Abort::Unknown(why)) => {
                drop(connection);
                self.is_in_doubt = true;
                let count = batch.len();
                tracing::warn!(why, count, "it is unknown whether writes were committed");
                for queued in batch {
                    match &queued.write {
                        Write::Group { group, .. } => self.tell_of_documents(group),
                        Write::DeleteLog { log, .. } => {
                            self.news.others(Hint::Deleted(log.clone()));
                        }
                    }
                    queued.reply(Outcome::Unknown(why.clone()), self.meters());
                }
            }
        }
    }

    /// After a commit, what was in doubt is settled in the database, also for a server that has died
    /// with it. No subscriber was notified of appends, and their callers may have given up, so all
    /// servers look again.
    fn settle(&mut self) {
        if !std::mem::take(&mut self.is_in_doubt) {
            return;
        }
        let news = self.news.clone();
        tokio::spawn(async move {
            tokio::time::sleep(SETTLED_AFTER).await;
            news.missed_by_all();
        });
    }

    fn meters(&self) -> &Meters {
        &self.connector.meters
    }

    fn publish(&self, batch: Vec<QueuedWrite>, outcomes: Vec<Outcome>) {
        let mut appended = Vec::new();
        for (queued, outcome) in batch.into_iter().zip(outcomes) {
            match (&queued.write, &outcome) {
                (Write::Group { group, .. }, Outcome::Conflict(Conflict::Entry)) => {
                    // It may be the entry of an append of this server whose outcome was unknown,
                    // and then no caller has been told of it.
                    if let Some(append) = &group.append {
                        let (first, log) = (append.first(), append.log.clone());
                        self.news.others(Hint::Appended(Span { log, first, last: first }));
                    }
                }
                // It may be with a write of this server whose outcome was unknown, and whose news
                // came before others could see it.
                (Write::Group { group, .. }, Outcome::Conflict(Conflict::Document(_))) => {
                    self.tell_of_documents(group);
                }
                (Write::Group { group, .. }, Outcome::Written) => {
                    self.tell_of_documents(group);
                    if let Some(append) = &group.append {
                        let (last, rows) = (append.last().number, append.rows.clone());
                        self.rows_cache.wrote(append.log.clone(), last, rows);
                        appended.extend(append.appended());
                    }
                }
                (Write::DeleteLog { log, .. }, Outcome::Written | Outcome::Deleted) => {
                    self.rows_cache.forget(log);
                    self.news.others(Hint::Deleted(log.clone()));
                }
                _ => {}
            }
            queued.reply(outcome, self.meters());
        }
        if !appended.is_empty() {
            self.news.own(appended);
        }
    }

    /// Tells other servers which documents a group changes.
    fn tell_of_documents(&self, group: &Group) {
        for key in group.documents.iter().map(DocumentChange::key) {
            self.news.others(Hint::Document(key.to_owned()));
        }
    }

    /// Puts a batch that was not written back into its place, or rejects it.
    async fn offer_again(&mut self, batch: Vec<QueuedWrite>, failure: &Failure) {
        let why = failure.to_string();
        if failure.may_pass() {
            tracing::warn!(why, "a batch was not written, and is offered again");
        } else if failure.is_exhausted() || batch.len() == 1 {
            tracing::error!(why, "the database refuses to write");
            for queued in batch {
                queued.reply(Outcome::Rejected(why.clone()), self.meters());
            }
            return;
        } else {
            // One bad write must not take the others with it.
            self.one_by_one = batch.len();
        }
        for queued in batch.into_iter().rev() {
            self.waiting.push_front(queued);
        }
        self.give_up(&why);
        tokio::time::sleep(RECONNECT_PAUSE).await;
    }

    /// Answers the writes whose time is over. None of them was sent, or was sent and refused.
    fn give_up(&mut self, why: &str) {
        let now = Instant::now();
        let waiting = std::mem::take(&mut self.waiting);
        for queued in waiting {
            match queued.deadline > now {
                true => self.waiting.push_back(queued),
                false => queued.reply(Outcome::Unavailable(why.to_owned()), self.meters()),
            }
        }
    }
}
