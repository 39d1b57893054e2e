//! Groups of changes, and how often they are decided again.

use std::sync::Arc;

use serde::Serialize;

use super::{ATTEMPTS_MAX, CONFLICT_PAUSE_MAX, PAUSES_GROW_MAX, pause};
use crate::{
    environment::{SystemEntropy, fresh_id},
    error::{AppError, StoreFault},
};
use kontor_store::{
    Changes, DocumentChange, Entry, EventStore, LogId, Position, Precondition, WriteError,
    write_with_retry,
};

/// Changes of several documents that are written as one, and what they depend on.
pub(crate) struct Group {
    changes: Changes,
    preconditions: Vec<Precondition>,
}

impl Group {
    /// No changes yet. They have a fresh id, by which a store recognises them if they are offered
    /// again.
    pub(crate) fn new() -> Self {
        let changes = Changes::identified(fresh_id("w", &SystemEntropy));
        Group { changes, preconditions: Vec::new() }
    }

    /// Also writes a document that has the version `expected` (`None`: it does not exist yet).
    #[must_use]
    pub(crate) fn put<T: Serialize>(
        self,
        key: impl Into<String>,
        expected: Option<u64>,
        value: &T,
    ) -> Self {
        let text = serde_json::to_string(value).expect("documents are plain JSON");
        Group { changes: self.changes.put(key, expected, text), ..self }
    }

    /// Also deletes a document that has the version `expected`.
    #[must_use]
    pub(crate) fn delete(self, key: impl Into<String>, expected: u64) -> Self {
        Group { changes: self.changes.delete(key, expected), ..self }
    }

    /// Only if a document that is not changed has this version.
    #[must_use]
    pub(crate) fn unless_changed(mut self, key: impl Into<String>, version: Option<u64>) -> Self {
        self.preconditions.push(Precondition { key: key.into(), version });
        self
    }

    /// Writes all changes together with an entry of a log, behind the entry at `after` (`None`: the log
    /// is new), or nothing of it. A store recognises them by the entry if they are offered again.
    /// Returns the position of the entry.
    pub(crate) async fn append(
        self,
        events: &dyn EventStore,
        log: &LogId,
        after: Option<Position>,
        entry: impl Into<Arc<Entry>>,
    ) -> Result<Position, WriteError> {
        let changes = Changes::append(log.clone(), after, entry.into());
        let changes = added(changes, self.changes.documents());
        let written = write_with_retry(events, changes, &self.preconditions).await?;
        Ok(written.expect("a group with an entry has a position"))
    }

    pub(super) fn into_parts(self) -> (Changes, Vec<Precondition>) {
        (self.changes, self.preconditions)
    }

    /// Whether nothing is changed.
    pub(crate) fn is_empty(&self) -> bool {
        self.changes.documents().is_empty()
    }

    /// Whether the changes of another group can be added, so that so many documents are named at most.
    pub(crate) fn fits(&self, other: &Group, named_max: usize) -> bool {
        self.named() + other.named() <= named_max
            && !other.changes.documents().iter().any(|change| self.names(change.key()))
            && !other.preconditions.iter().any(|required| self.changes_key(&required.key))
    }

    fn named(&self) -> usize {
        self.changes.documents().len() + self.preconditions.len()
    }

    fn changes_key(&self, key: &str) -> bool {
        self.changes.documents().iter().any(|change| change.key() == key)
    }

    fn names(&self, key: &str) -> bool {
        self.changes_key(key) || self.preconditions.iter().any(|required| required.key == key)
    }

    /// The changes of both groups.
    #[must_use]
    pub(crate) fn with(self, other: Group) -> Self {
        let changes = added(self.changes, other.changes.documents());
        let preconditions = [self.preconditions, other.preconditions].concat();
        Group { changes, preconditions }
    }
}

fn added(changes: Changes, documents: &[DocumentChange]) -> Changes {
    documents.iter().cloned().fold(changes, |changes, change| match change {
        DocumentChange::Put { key, expected, value } => changes.put(key, expected, value),
        DocumentChange::Delete { key, expected } => changes.delete(key, expected),
    })
}

/// How often something was decided again because another write came first each time.
#[derive(Default)]
pub(crate) struct Attempts(u32);

impl Attempts {
    /// Waits before the next decision. An error if there were too many.
    pub(crate) async fn again(&mut self) -> Result<(), AppError> {
        self.0 += 1;
        if self.0 >= ATTEMPTS_MAX {
            let what = "the documents of a write keep changing".to_owned();
            return Err(AppError::Store(StoreFault(what)));
        }
        pause(CONFLICT_PAUSE_MAX * self.0.min(PAUSES_GROW_MAX)).await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_put_together_where_each_document_is_named_once() {
        let one = Group::new().put("one", None, &1).unless_changed("zero", Some(1));
        assert!(one.fits(&Group::new().delete("two", 2).unless_changed("zero", Some(1)), 4));
        assert!(!one.fits(&Group::new().delete("two", 2), 2), "that would be three");
        for clashing in [
            Group::new().delete("one", 2),
            Group::new().delete("zero", 2),
            Group::new().delete("two", 2).unless_changed("one", None),
        ] {
            assert!(!one.fits(&clashing, 9));
        }
        let both = one.with(Group::new().delete("two", 2).unless_changed("three", None));
        let keys: Vec<&str> = both.changes.documents().iter().map(|change| change.key()).collect();
        assert_eq!(keys, ["one", "two"]);
        assert_eq!(both.preconditions.len(), 2);
    }

    #[tokio::test]
    async fn what_is_forestalled_again_and_again_ends_with_an_error() {
        Attempts::default().again().await.unwrap();
        let last = Attempts(ATTEMPTS_MAX - 1).again().await;
        assert!(matches!(last, Err(AppError::Store(_))));
    }
}
