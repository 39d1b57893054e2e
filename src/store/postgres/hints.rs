//! What servers tell each other of their writes. How it is sent is in `notifications`.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::super::{AppendedEntry, LogId};

/// Entries of a log, `first` to `last`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Span {
    pub(super) log: LogId,
    pub(super) first: u64,
    pub(super) last: u64,
}

impl Span {
    /// The spans of these entries, of which those of one log come one after the other.
    pub(super) fn of(entries: &[AppendedEntry]) -> impl Iterator<Item = Span> + '_ {
        let of_log = |entries: &[AppendedEntry]| {
            let (first, last) = (entries.first()?, entries.last()?);
            let (first, last) = (first.position.number, last.position.number);
            Some(Span { log: entries[0].log.clone(), first, last })
        };
        entries.chunk_by(|a, b| a.log == b.log).filter_map(of_log)
    }
}

/// What a server tells the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Hint {
    /// The log has these entries.
    Appended(Span),
    /// The log was deleted.
    Deleted(LogId),
    /// The document with this key was written or deleted.
    Document(String),
}

/// Hands hints to the task that sends them. It never waits.
#[derive(Clone)]
pub(super) struct HintSender {
    pub(super) hints: mpsc::Sender<Hint>,
    pub(super) lost: Arc<AtomicBool>,
}

impl HintSender {
    /// Sends a hint of something that this server did.
    pub(super) fn send(&self, hint: Hint) {
        if self.hints.try_send(hint).is_err() {
            self.lose();
        }
    }

    /// Lets the others notice, by the counter of the next message, that they may miss something.
    pub(super) fn lose(&self) {
        self.lost.store(true, Ordering::SeqCst);
    }
}
