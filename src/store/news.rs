//! What subscribers of a store receive.

use std::sync::Arc;

use tokio::sync::broadcast;

use super::{AppendedEntry, LogId};

/// What happened in a store. What is told of one log is told in order.
///
/// A store with one user tells of entries only: the process that writes documents and deletes logs
/// knows of it.
#[derive(Clone, Debug)]
pub enum News {
    /// These entries are durable. Those that became durable with the same commit come together.
    Appended(Arc<[AppendedEntry]>),
    /// This log was deleted, perhaps by another process.
    Deleted(LogId),
    /// The documents with these keys were written or deleted, perhaps by another process.
    Documents(Arc<[String]>),
    /// News of other processes may have been missed.
    Missed,
}

/// Sends news to the subscribers.
pub(super) type NewsSender = broadcast::Sender<News>;
