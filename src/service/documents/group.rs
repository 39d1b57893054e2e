//! Groups of changes, and how often they are decided again.

use crate::boxed;
use std::sync::Arc;

use serde::Serialize;

use super::{ATTEMPTS_MAX, kinds::check_kind, longest_pause, pause};
use crate::error::ServiceError;
use kontor_environment::{SystemEntropy, fresh_id};
use kontor_problems::Refused;
use kontor_store::{
    Changes, DOCUMENT_BYTES_MAX, DocumentChange, Entry, EventStore, LogId, Position, Precondition,
    WRITE_BYTES_MAX, WriteError, write_with_retry,
};

/// Most bytes of groups that are put together.
const BYTES_MAX: usize = WRITE_BYTES_MAX - DOCUMENT_BYTES_MAX;

/// Changes of several documents that are written as one, alone or with an entry of a log, and what
/// they depend on.
#[derive(Default)]
pub struct Group {
    changes: Vec<DocumentChange>,
    preconditions: Vec<Precondition>,
}

impl Group {
    /// No changes yet.
    pub fn new() -> Self {
        Group::default()
    }

    /// Also writes a document that has the version `expected` (`None`: it does not exist yet).
    #[must_use]
    pub fn put<T: Serialize>(
        mut self,
        key: impl Into<String>,
        expected: Option<u64>,
        value: &T,
    ) -> Self {
        let (key, value) = (key.into(), serde_json::to_string(value));
        check_kind(&key);
        let value = value.expect("documents are plain JSON");
        self.changes.push(DocumentChange::Put { key, expected, value });
        self
    }

    /// Also writes a document that was read with this version, if it has another value now. If it
    /// has not, it must stay as it was read.
    #[must_use]
    pub fn put_if_changed<T: Serialize + PartialEq>(
        self,
        key: impl Into<String>,
        version: Option<u64>,
        (before, now): (&T, &T),
    ) -> Self {
        if before == now { self.unless_changed(key, version) } else { self.put(key, version, now) }
    }

    /// Also deletes a document that has the version `expected`.
    #[must_use]
    pub fn delete(mut self, key: impl Into<String>, expected: u64) -> Self {
        self.changes.push(DocumentChange::Delete { key: key.into(), expected });
        self
    }

    /// Only if a document that is not changed has this version.
    #[must_use]
    pub fn unless_changed(self, key: impl Into<String>, version: Option<u64>) -> Self {
        self.unless_any_changed([Precondition { key: key.into(), version }])
    }

    /// Only if these documents, which are not changed, have these versions.
    #[must_use]
    pub fn unless_any_changed(mut self, read: impl IntoIterator<Item = Precondition>) -> Self {
        self.preconditions.extend(read);
        self
    }

    /// As changes with a fresh id, by which a store recognises them if they are offered again.
    pub(super) fn into_parts(self) -> (Changes, Vec<Precondition>) {
        let changes = Changes::identified(fresh_id("w", &SystemEntropy));
        (self.changes.into_iter().fold(changes, added), self.preconditions)
    }

    /// Appends an entry after the entry at `after` (`None`: the log is new), and makes these
    /// changes with it: all of that or nothing. The store recognises all of it by the entry.
    ///
    /// After a conflict the caller decides again from what is stored now.
    pub async fn append(
        self,
        events: &dyn EventStore,
        log: &LogId,
        after: Option<Position>,
        entry: impl Into<Arc<Entry>>,
    ) -> Result<Position, WriteError> {
        let changes = Changes::append(log.clone(), after, entry.into());
        let changes = self.changes.into_iter().fold(changes, added);
        let written = write_with_retry(events, changes, &self.preconditions).await?;
        Ok(written.expect("a group with an entry has a position"))
    }

    /// Whether nothing is changed.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// Whether the changes of another group can be added, so that so many documents are named at
    /// most, and enough bytes are left for another document.
    pub fn fits(&self, other: &Group, named_max: usize) -> bool {
        self.named() + other.named() <= named_max
            && self.bytes() + other.bytes() <= BYTES_MAX
            && !other.changes.iter().any(|change| self.names(change.key()))
            && !other.preconditions.iter().any(|required| self.changes_key(&required.key))
    }

    fn named(&self) -> usize {
        self.changes.len() + self.preconditions.len()
    }

    fn bytes(&self) -> usize {
        let bytes = |change: &DocumentChange| match change {
            DocumentChange::Put { value, .. } => value.len(),
            DocumentChange::Delete { .. } => 0,
        };
        self.changes.iter().map(bytes).sum()
    }

    fn changes_key(&self, key: &str) -> bool {
        self.changes.iter().any(|change| change.key() == key)
    }

    pub(super) fn names(&self, key: &str) -> bool {
        self.changes_key(key) || self.preconditions.iter().any(|required| required.key == key)
    }

    /// The changes of both groups.
    #[must_use]
    pub fn with(mut self, other: Group) -> Self {
        self.changes.extend(other.changes);
        self.unless_any_changed(other.preconditions)
    }
}

fn added(changes: Changes, change: DocumentChange) -> Changes {
    match change {
        DocumentChange::Put { key, expected, value } => changes.put(key, expected, value),
        DocumentChange::Delete { key, expected } => changes.delete(key, expected),
    }
}

/// How often something was decided again because another write came first each time.
#[derive(Default)]
pub struct Attempts(u32);

impl Attempts {
    /// Waits before the next decision. A refusal if there were too many: nothing was done.
    #[boxed]
    pub async fn again(&mut self) -> Result<(), ServiceError> {
        self.0 += 1;
        if self.0 >= ATTEMPTS_MAX {
            return Err(Refused::Busy.into());
        }
        pause(longest_pause(self.0)).await;
        Ok(())
    }
}

/// Reads, decides and writes, and does so again as long as another write comes first (`None`). A
/// refusal if that is so each time: nothing was done.
pub async fn until_settled<D, T, E>(mut settle: impl FnMut() -> D) -> Result<T, E>
where
    D: Future<Output = Result<Option<T>, E>>,
    E: From<ServiceError>,
{
    let mut attempts = Attempts::default();
    loop {
        if let Some(settled) = settle().await? {
            return Ok(settled);
        }
        attempts.again().await?;
    }
}

#[cfg(test)]
mod tests {
    use std::{future::ready, time::Duration};

    use kontor_store::{Conflict, DocumentStore, MemoryStore};

    use super::*;
    use crate::documents::part_of_pause;

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
        let long = "x".repeat(BYTES_MAX / 2);
        let half = |key: &str| Group::new().put(key, None, &long);
        assert!(half("two").fits(&one, 9));
        assert!(!half("two").fits(&half("three"), 9), "with the quotes that is too long");
        let both = one.with(Group::new().delete("two", 2).unless_changed("three", None));
        let keys: Vec<&str> = both.changes.iter().map(DocumentChange::key).collect();
        assert_eq!(keys, ["one", "two"]);
        assert_eq!(both.preconditions.len(), 2);
    }

    fn entry() -> Entry {
        let raw = || serde_json::value::RawValue::from_string("{}".to_owned()).unwrap();
        Entry::new("a".to_owned(), raw(), raw())
    }

    /// Of an entry and the documents that change with it, all are there or none.
    #[tokio::test]
    async fn an_entry_and_documents_are_written_as_one() {
        let store = MemoryStore::new(|_, _| Vec::new());
        let log = LogId("g_1".into());
        let group = || Group::new().put("one", None, &1);
        let late = group().unless_changed("two", Some(7)).append(&store, &log, None, entry()).await;
        assert!(matches!(late, Err(WriteError::Conflict(Conflict::Precondition(_)))), "{late:?}");
        assert_eq!(store.head(&log).await.unwrap(), None);
        group().append(&store, &log, None, entry()).await.unwrap();
        assert!(store.get("one").await.unwrap().is_some());
        let other = Entry { append_id: "b".to_owned(), ..entry() };
        let second = Group::new().put("two", None, &2).append(&store, &log, None, other).await;
        assert!(matches!(second, Err(WriteError::Conflict(Conflict::Entry))), "{second:?}");
        assert!(store.get("two").await.unwrap().is_none());
    }

    #[test]
    fn pauses_grow_to_a_limit() {
        let pauses = [1, 2, 3, 6, 7, 8, 32].map(|conflicts| longest_pause(conflicts).as_millis());
        assert_eq!(pauses, [2, 4, 8, 64, 128, 128, 128]);
    }

    /// A random byte chooses between no pause and the longest one.
    #[test]
    fn pauses_are_random_up_to_the_longest_one() {
        for most in [1, 2, 7, 32].map(longest_pause) {
            let pauses = [0, 1, 100, 200, u8::MAX].map(|share| part_of_pause(most, share));
            assert_eq!((pauses[0], pauses[4]), (Duration::ZERO, most));
            assert!(pauses.is_sorted_by(|shorter, longer| shorter < longer), "{pauses:?}");
        }
    }

    #[tokio::test]
    async fn what_is_forestalled_again_and_again_is_refused() {
        Attempts::default().again().await.unwrap();
        let last = Attempts(ATTEMPTS_MAX - 1).again().await;
        assert!(matches!(last, Err(ServiceError::Refused(Refused::Busy))), "{last:?}");
    }

    #[tokio::test]
    async fn what_was_forestalled_is_decided_again_until_it_is_settled_or_fails() {
        let mut decided = 0;
        let settled = until_settled(|| {
            decided += 1;
            ready(Ok::<_, ServiceError>((decided == 3).then_some(decided)))
        });
        assert_eq!(settled.await.unwrap(), 3);
        let mut decided = 0;
        let failed = until_settled(|| {
            decided += 1;
            ready(Err::<Option<()>, ServiceError>(Refused::ReadOnly.into()))
        });
        let failed = failed.await;
        assert!(matches!(failed, Err(ServiceError::Refused(Refused::ReadOnly))), "{failed:?}");
        assert_eq!(decided, 1);
    }
}
