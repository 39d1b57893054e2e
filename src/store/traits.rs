//! What a store can do: write groups of changes, read logs, index rows and documents.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use prometheus_client::registry::Registry;
use tokio::sync::broadcast;

use super::{
    AppendError, Changes, DeleteError, Document, Entry, IndexRange, LogId, News, Position,
    Precondition, PutError, StoreError, WriteError, changes,
};

/// Whether a store has more than one user.
pub trait Shared: Send + Sync {
    /// Whether other processes may write to the store while this one runs. Then what this process
    /// has read may be out of date without its doing.
    fn is_shared(&self) -> bool {
        false
    }
    /// Whether the store can be used now. An embedded one always can.
    fn health(&self) -> Health {
        Health::Ready
    }
    /// Adds what the store counts and times to what operators can see.
    fn register_metrics(&self, _registry: &mut Registry) {}
}

/// Whether a store can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Health {
    /// It can, or requests wait for a failover that should be over soon.
    Ready,
    /// A node of the database is within reach, but none that accepts writes, or news of other
    /// servers do not come; for so long.
    Silent(Duration),
    /// No node of the database is within reach, for so long.
    Unreachable(Duration),
    /// The clock of the database and that of this server differ by so much.
    ClocksDiffer(Duration),
}

/// How much the clocks of the database and of a server may differ.
pub const CLOCKS_DIFFER_MAX: Duration = Duration::from_secs(5);

/// The one way to write documents and entries.
#[async_trait]
pub trait Writer: Shared {
    /// Writes all of these changes or none of them, if each of the other documents that are named
    /// has its version. Returns once they are durable, with the position of the new entry if there
    /// is one. No reader ever sees some of them without the others, if it reads them together:
    /// by [`DocumentStore::get_all`], or in one scan.
    async fn write(
        &self,
        changes: Changes,
        preconditions: Vec<Precondition>,
    ) -> Result<Option<Position>, WriteError>;
}

/// Logs and their index.
#[async_trait]
pub trait EventStore: Writer {
    /// Appends an entry after the entry at `after` (`None`: the log is new), if each of these
    /// documents of the same store has the version that is named. Returns once it is durable.
    async fn append_if(
        &self,
        log: &LogId,
        after: Option<Position>,
        entry: Arc<Entry>,
        preconditions: Vec<Precondition>,
    ) -> Result<Position, AppendError> {
        let changes = Changes::append(log.clone(), after, entry);
        let written = self.write(changes, preconditions).await?;
        Ok(written.expect("a group with an entry has a position"))
    }
    /// Appends an entry without a condition on documents.
    async fn append(
        &self,
        log: &LogId,
        after: Option<Position>,
        entry: Arc<Entry>,
    ) -> Result<Position, AppendError> {
        self.append_if(log, after, entry, Vec::new()).await
    }
    /// Appends entries one after the other, the first after the entry at `after`. Returns the last
    /// position once all are durable. After an error, any number of the first may be written.
    async fn append_all(
        &self,
        log: &LogId,
        after: Option<Position>,
        entries: &[Arc<Entry>],
    ) -> Result<Position, AppendError> {
        let mut last = after;
        for entry in entries {
            last = Some(self.append(log, last, entry.clone()).await?);
        }
        last.ok_or_else(|| AppendError::Rejected("there are no entries".into()))
    }
    /// The position of the last durable entry.
    async fn head(&self, log: &LogId) -> Result<Option<Position>, StoreError> {
        Ok(self.last(log).await?.map(|(position, _)| position))
    }
    /// Deletes a log, unless it is the parent of another one or its last entry is not at `last`.
    /// Returns once that is durable. No log can have this id again.
    async fn delete_log(&self, log: &LogId, last: Position) -> Result<(), DeleteError>;
    /// The first durable entry of the log itself. If it has a parent, the entries before it are
    /// those of the parent.
    async fn first(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError>;
    /// At most `limit` durable entries, from number `from` on. They include those of the parent.
    async fn read(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError>;
    /// The last durable entry.
    async fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError>;
    /// At most `limit` ids of logs, in order, that sort after `after`. Only exports need all logs.
    async fn logs(&self, after: Option<&LogId>, limit: usize) -> Result<Vec<LogId>, StoreError>;
    /// For each range at most `limit` index rows, in order. All ranges are read from one snapshot
    /// of the index, which may lag behind the logs.
    async fn index_rows_in_ranges(
        &self,
        ranges: Vec<IndexRange>,
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError>;
    /// At most `limit` index rows, in order, that begin with `prefix` and sort after `after`.
    async fn index_rows(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<String>, StoreError> {
        let range = IndexRange { prefix: prefix.to_owned(), after: after.map(str::to_owned) };
        Ok(self.index_rows_in_ranges(vec![range], limit).await?.concat())
    }
    /// Subscribes to what happens in the store from now on. A subscriber that falls behind gets an
    /// error instead of what it missed.
    fn subscribe(&self) -> broadcast::Receiver<News>;
}

/// Small values with versions.
#[async_trait]
pub trait DocumentStore: Writer {
    /// The document, if there is one.
    async fn get(&self, key: &str) -> Result<Option<Document>, StoreError> {
        Ok(self.get_all(&[key]).await?.pop().flatten())
    }
    /// These documents as they are at one moment, in the order of the keys: of a group of changes
    /// all are there or none.
    async fn get_all(&self, keys: &[&str]) -> Result<Vec<Option<Document>>, StoreError>;
    /// Writes a document if its version is `expected` (`None`: it does not exist yet). Returns the
    /// new version once it is durable.
    async fn put(&self, key: &str, expected: Option<u64>, value: String) -> Result<u64, PutError> {
        self.write(Changes::default().put(key, expected, value), Vec::new()).await?;
        Ok(changes::version_after(expected))
    }
    /// Deletes a document if its version is `expected`.
    async fn delete(&self, key: &str, expected: u64) -> Result<(), PutError> {
        self.write(Changes::default().delete(key, expected), Vec::new()).await?;
        Ok(())
    }
    /// At most `limit` documents whose key begins with `prefix` and sorts after `after`, in the
    /// order of their keys. They are as they are at one moment.
    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError>;
}
