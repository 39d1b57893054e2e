//! One batch in the making: each command is checked against what is durable and against the batch
//! itself.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use tokio::sync::oneshot;

use super::codec::{self, PIECE_BYTES_MAX};
use super::durable::{Durable, Running};
use super::{
    AppendError, Document, Entry, LogId, News, Position, PutError, StoreError, disk, keys,
};

/// What waits for the committer. What can be worked out beforehand is, on the threads of those who
/// ask.
pub(super) enum Command {
    /// Appends an entry.
    Append { append: Append, reply: oneshot::Sender<Result<Position, AppendError>> },
    /// Writes a document.
    Put {
        key: String,
        expected: Option<u64>,
        value: String,
        reply: oneshot::Sender<Result<u64, PutError>>,
    },
    /// Takes a document away.
    Delete { key: String, expected: u64, reply: oneshot::Sender<Result<(), PutError>> },
}

/// An entry on its way into a log.
pub(super) struct Append {
    pub(super) log: LogId,
    pub(super) after: Option<Position>,
    pub(super) entry: Arc<Entry>,
    /// The entry as it will be stored.
    pub(super) sealed: Vec<u8>,
}

impl Command {
    /// About how much it adds to a batch.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Command::Append { append, .. } => append.sealed.len(),
            Command::Put { value, .. } => value.len(),
            Command::Delete { .. } => 0,
        }
    }
}

/// Numbers of the last entries of logs that were lately written.
pub(super) type Heads = quick_cache::sync::Cache<LogId, u64>;

/// A batch with all that must happen once it is durable.
pub(super) struct Draft<'a> {
    tree: &'a sled::Tree,
    durable: &'a Durable,
    known_heads: &'a Heads,
    rows_ahead_max: usize,
    /// Heads within this batch.
    pub(super) heads: HashMap<LogId, u64>,
    /// Documents within this batch.
    documents: BTreeMap<String, Option<Document>>,
    /// The writes; nothing if no command was accepted.
    pub(super) batch: Option<sled::Batch>,
    /// What was there before.
    pub(super) running: Running,
    /// Logs whose rows this batch brings in order.
    pub(super) settled: Vec<LogId>,
    /// Logs whose rows stay in the tree as they were from this batch on: those of this entry, if
    /// there are any.
    pub(super) marked: HashMap<LogId, Option<u64>>,
    /// How many of the logs that were marked before were looked at as to whether to settle them.
    considered: usize,
    /// Answers that wait until all of it is on disk: a refusal, too, may rest on an entry of this
    /// batch.
    pub(super) replies: Vec<Box<dyn FnOnce()>>,
    /// What followers will hear.
    pub(super) news: Vec<News>,
}

impl<'a> Draft<'a> {
    /// An empty batch.
    pub(super) fn new(
        tree: &'a sled::Tree,
        durable: &'a Durable,
        known_heads: &'a Heads,
        rows_ahead_max: usize,
    ) -> Self {
        Draft {
            tree,
            durable,
            known_heads,
            rows_ahead_max,
            heads: HashMap::new(),
            documents: BTreeMap::new(),
            batch: None,
            running: Running::default(),
            settled: Vec::new(),
            marked: HashMap::new(),
            considered: 0,
            replies: Vec::new(),
            news: Vec::new(),
        }
    }

    /// Takes a command in, or notes why not.
    pub(super) fn take_in(&mut self, command: Command) {
        match command {
            Command::Append { append, reply } => {
                let answer = self.append(append);
                self.reply_later(reply, answer);
            }
            Command::Put { key, expected, value, reply } => {
                let version = expected.unwrap_or(0).saturating_add(1);
                let answer = self.replace(&key, expected, Some(Document { version, value }));
                self.reply_later(reply, answer.map(|()| version));
            }
            Command::Delete { key, expected, reply } => {
                let answer = self.replace(&key, Some(expected), None);
                self.reply_later(reply, answer);
            }
        }
    }

    // Whoever asked may have gone away since; then nobody needs the answer.
    fn reply_later<T: 'static>(&mut self, reply: oneshot::Sender<T>, answer: T) {
        self.replies.push(Box::new(move || drop(reply.send(answer))));
    }

    fn append(&mut self, append: Append) -> Result<Position, AppendError> {
        let Append { log, after, entry, sealed } = append;
        let refused = |error: StoreError| AppendError::Refused(error.to_string());
        let head = self.head(&log).map_err(refused)?;
        codec::check_position(after, head)?;
        self.mark(&log, head).map_err(refused)?;

        let number = Position::next(after);
        let batch = self.batch.get_or_insert_default();
        for (piece, bytes) in (0_u16..).zip(sealed.chunks(PIECE_BYTES_MAX)) {
            batch.insert(keys::piece_of_entry(&log, number, piece), bytes);
        }

        self.running.heads.entry(log.clone()).or_insert(head);
        self.heads.insert(log.clone(), number);
        let position = Position::embedded(number);
        self.news.push(News { log, position, entry });
        Ok(position)
    }

    /// Marks a log, unless it is: from now on its rows in the tree are those of its former head.
    fn mark(&mut self, log: &LogId, head: Option<u64>) -> Result<(), StoreError> {
        let was_marked = self.durable.index().is_ahead(log) && !self.settled.contains(log);
        if was_marked || self.marked.contains_key(log) {
            return Ok(());
        }
        let value = head.map_or_else(Vec::new, |number| number.to_be_bytes().to_vec());
        self.batch.get_or_insert_default().insert(keys::mark(log), value);
        self.marked.insert(log.clone(), head);
        let marked = self.durable.index().len() + self.marked.len() - self.settled.len();
        if marked > self.rows_ahead_max { self.settle_oldest() } else { Ok(()) }
    }

    /// Settles the log that was marked first of all that this batch leaves alone, if there is one.
    fn settle_oldest(&mut self) -> Result<(), StoreError> {
        loop {
            let Some(log) = self.durable.index().nth(self.considered).cloned() else {
                return Ok(());
            };
            self.considered += 1;
            if !self.heads.contains_key(&log) {
                return self.settle(log);
            }
        }
    }

    /// Brings the rows of a log in the tree in order, and takes its mark away. The batch has no
    /// entry of it so far.
    fn settle(&mut self, log: LogId) -> Result<(), StoreError> {
        let change = self.durable.change_of_rows(&log)?;
        let batch = self.batch.get_or_insert_default();
        change.write(batch);
        batch.remove(keys::mark(&log));
        self.settled.push(log);
        Ok(())
    }

    /// Settles all that is marked. The batch has no entries.
    pub(super) fn settle_all(&mut self) -> Result<(), StoreError> {
        let marked = self.durable.index().len();
        (0..marked).try_for_each(|_| self.settle_oldest())
    }

    /// The log's head within this batch; else the one that is known; else the one on disk, which
    /// must be whole.
    fn head(&self, log: &LogId) -> Result<Option<u64>, StoreError> {
        if let Some(known) = self.heads.get(log).copied().or_else(|| self.known_heads.get(log)) {
            return Ok(Some(known));
        }
        let head = disk::head(self.tree, log)?;
        if let Some(number) = head {
            disk::entries(self.tree, log, number, number)?;
        }
        Ok(head)
    }

    fn replace(
        &mut self,
        key: &str,
        expected: Option<u64>,
        new: Option<Document>,
    ) -> Result<(), PutError> {
        let old = match self.documents.get(key) {
            Some(document) => document.clone(),
            None => disk::document(self.tree, key)
                .map_err(|error| PutError::Unavailable(error.to_string()))?,
        };
        if old.as_ref().map(|document| document.version) != expected {
            return Err(PutError::Conflict);
        }

        let batch = self.batch.get_or_insert_default();
        let pieces = |document: &Option<Document>| {
            document.as_ref().map_or(0, |document| codec::pieces_of(document.value.len()))
        };
        let sealed = new.as_ref().map_or_else(Vec::new, |document| {
            codec::seal(document.version, document.value.as_bytes())
        });
        for (piece, bytes) in (0..pieces(&new)).zip(sealed.chunks(PIECE_BYTES_MAX)) {
            batch.insert(keys::piece_of_document(key, piece), bytes);
        }
        for left_over in pieces(&new)..pieces(&old) {
            batch.remove(keys::piece_of_document(key, left_over));
        }
        self.running.documents.entry(key.to_owned()).or_insert(old);
        self.documents.insert(key.to_owned(), new);
        Ok(())
    }
}
