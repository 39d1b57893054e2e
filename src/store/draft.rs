//! One batch in the making: each command is checked against what is durable and against the batch itself.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use tokio::sync::oneshot;

use super::codec::{self, PIECE_BYTES_MOST};
use super::durable::Running;
use super::rows::{RowChange, Rows};
use super::{AppendError, Document, Entry, LogId, News, Position, PutError, RowsOf, StoreError, disk, keys};

/// What waits for the committer. What can be worked out beforehand is, on the threads of those who ask.
pub(super) enum Command {
    /// Appends an entry.
    Append { append: Append, reply: oneshot::Sender<Result<Position, AppendError>> },
    /// Writes a document.
    Put { key: String, expected: Option<u64>, value: String, reply: oneshot::Sender<Result<u64, PutError>> },
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
    /// The log's rows after it.
    pub(super) rows: Rows,
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

/// The last entry of a log, as far as the next one depends on it.
pub(super) struct Head {
    number: u64,
    rows: Rows,
}

/// Heads of logs that were lately written.
pub(super) type Heads = quick_cache::sync::Cache<LogId, Arc<Head>>;

/// A batch with all that must happen once it is durable.
pub(super) struct Draft<'a> {
    tree: &'a sled::Tree,
    rows_of: RowsOf,
    known_heads: &'a Heads,
    /// Heads within this batch.
    pub(super) heads: HashMap<LogId, Arc<Head>>,
    /// Documents within this batch.
    documents: BTreeMap<String, Option<Document>>,
    /// The writes; nothing if no command was accepted.
    pub(super) batch: Option<sled::Batch>,
    /// What was there before.
    pub(super) running: Running,
    /// Answers that wait until all of it is on disk: a refusal, too, may rest on an entry of this batch.
    pub(super) replies: Vec<Box<dyn FnOnce()>>,
    /// What followers will hear.
    pub(super) news: Vec<News>,
}

impl<'a> Draft<'a> {
    /// An empty batch.
    pub(super) fn new(tree: &'a sled::Tree, rows_of: RowsOf, known_heads: &'a Heads) -> Self {
        Draft {
            tree,
            rows_of,
            known_heads,
            heads: HashMap::new(),
            documents: BTreeMap::new(),
            batch: None,
            running: Running::default(),
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
        let Append { log, after, entry, sealed, rows } = append;
        let head = self.head(&log).map_err(|error| AppendError::Refused(error.to_string()))?;
        codec::check_position(after, head.as_ref().map(|head| head.number))?;

        let number = Position::next(after);
        let batch = self.batch.get_or_insert_default();
        for (piece, bytes) in (0_u16..).zip(sealed.chunks(PIECE_BYTES_MOST)) {
            batch.insert(keys::piece_of_entry(&log, number, piece), bytes);
        }
        let before = head.as_ref().map(|head| &head.rows);
        self.change_rows(RowChange::between(before.unwrap_or(&Rows::new()), &rows));

        self.running.heads.entry(log.clone()).or_insert(head.map(|head| head.number));
        self.heads.insert(log.clone(), Arc::new(Head { number, rows }));
        let position = Position::embedded(number);
        self.news.push(News { log, position, entry });
        Ok(position)
    }

    fn change_rows(&mut self, change: RowChange) {
        let batch = self.batch.get_or_insert_default();
        for row in change.removed {
            batch.remove(keys::row(&row));
            self.running.rows.entry(row).or_insert(Some(()));
        }
        for row in change.added {
            batch.insert(keys::row(&row), Vec::new());
            self.running.rows.entry(row).or_insert(None);
        }
    }

    /// The log's head within this batch; else the one that is known; else the one on disk.
    fn head(&self, log: &LogId) -> Result<Option<Arc<Head>>, StoreError> {
        if let Some(head) = self.heads.get(log) {
            return Ok(Some(head.clone()));
        }
        if let Some(head) = self.known_heads.get(log) {
            return Ok(Some(head));
        }
        let Some(number) = disk::head(self.tree, log)? else { return Ok(None) };
        let last = disk::entries(self.tree, log, number, number)?;
        let rows = last.iter().flat_map(|(_, entry)| (self.rows_of)(log, &entry.summary)).collect();
        Ok(Some(Arc::new(Head { number, rows })))
    }

    fn replace(&mut self, key: &str, expected: Option<u64>, new: Option<Document>) -> Result<(), PutError> {
        let old = match self.documents.get(key) {
            Some(document) => document.clone(),
            None => disk::document(self.tree, key).map_err(|error| PutError::Unavailable(error.to_string()))?,
        };
        if old.as_ref().map(|document| document.version) != expected {
            return Err(PutError::Conflict);
        }

        let batch = self.batch.get_or_insert_default();
        let pieces = |document: &Option<Document>| document.as_ref().map_or(0, |document| codec::pieces_of(document.value.len()));
        let sealed = new.as_ref().map_or_else(Vec::new, |document| codec::seal(document.version, document.value.as_bytes()));
        for (piece, bytes) in (0..pieces(&new)).zip(sealed.chunks(PIECE_BYTES_MOST)) {
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
