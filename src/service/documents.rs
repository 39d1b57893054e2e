//! Typed documents, and writes whose outcome is always known.

pub mod conversions;
mod damage;
mod edited;
mod faults;
mod group;
mod kinds;
mod tombstones;

use crate::boxed;
use std::{sync::Arc, time::Duration};

use serde::{Serialize, de::DeserializeOwned};

use crate::error::ServiceError;
pub use conversions::converted;
pub use conversions::{Converted, convert_again};
pub use damage::{Found, Undamaged};
pub use edited::{Edited, Value};
pub use group::{Attempts, Group, until_settled};
pub use kinds::{DOCUMENT_KINDS, kind_of_document};
use kontor_environment::{Entropy, SystemEntropy};
use kontor_problems::Refused;
use kontor_store::{
    Conflict, Document, DocumentStore, PutError, WriteError, write_documents_with_retry,
};
pub use tombstones::{
    TOMBSTONE_PREFIX, Tombstone, is_of_the_gone, is_written, is_written_for, living, tombstone_key,
};

/// How often a write is tried before the store counts as unavailable.
pub(crate) const WRITES_MAX: u32 = 8;

/// How often something is decided before it is refused because others came first each time.
pub const ATTEMPTS_MAX: u32 = 32;

/// The longest pause after the first conflict. It doubles with each further one. Pauses are random:
/// two writers in lockstep would otherwise meet again and again, and the one that needs more time
/// to decide would never be first.
const PAUSE_FIRST_MAX: Duration = Duration::from_millis(2);

/// No pause is longer: time for many who change one document at the same moment.
const PAUSE_MAX: Duration = Duration::from_millis(128);

/// How long a write of one document pauses after a conflict: as after so many.
const WRITE_CONFLICTS: u32 = 3;

/// All documents, read and written as typed values.
#[derive(Clone)]
pub struct Documents(pub Arc<dyn DocumentStore>);

/// A document that was read, with its version.
pub struct VersionedDocument<T> {
    /// The version.
    pub version: u64,
    /// What it says.
    pub value: T,
}

/// The outcome of a write.
pub enum WriteOutcome {
    /// The document is on disk, with this version.
    Written(u64),
    /// The stored document has another version than expected, so nothing was written.
    Conflict,
}

/// The value of a document.
pub fn parsed<T: DeserializeOwned>(
    key: &str,
    document: &Document,
) -> Result<VersionedDocument<T>, ServiceError> {
    let value = serde_json::from_str(&document.value).map_err(|error| {
        ServiceError::Internal(format!("document {key} cannot be parsed: {error}"))
    })?;
    Ok(VersionedDocument { version: document.version, value })
}

/// The longest pause after so many conflicts.
fn longest_pause(conflicts: u32) -> Duration {
    let doublings = conflicts.saturating_sub(1).min(31);
    PAUSE_MAX.min(PAUSE_FIRST_MAX.saturating_mul(1 << doublings))
}

async fn pause(most: Duration) {
    let mut share = [0];
    SystemEntropy.fill(&mut share);
    tokio::time::sleep(part_of_pause(most, share[0])).await;
}

/// The part of the longest pause that a random byte chooses.
fn part_of_pause(most: Duration, share: u8) -> Duration {
    most * u32::from(share) / u32::from(u8::MAX)
}

impl Documents {
    /// The document with this key.
    pub async fn read<T: DeserializeOwned>(
        &self,
        key: &str,
    ) -> Result<Option<VersionedDocument<T>>, ServiceError> {
        self.0.get(key).await?.map(|document| parsed(key, &document)).transpose()
    }

    /// Writes a document if its stored version is the expected one.
    ///
    /// If the store cannot tell whether it wrote, the document is read back. If another writer has
    /// changed it since, the outcome stays unknown, and that is an error: were it a conflict, the
    /// same change could be made twice. An equal value counts as written: every document that is
    /// written here either has a key with a fresh random id, or has the same value for all its
    /// writers.
    pub async fn write<T: Serialize>(
        &self,
        key: &str,
        expected: Option<u64>,
        value: &T,
    ) -> Result<WriteOutcome, ServiceError> {
        kinds::check_kind(key);
        let text = serde_json::to_string(value).expect("documents are plain JSON");
        let outcome = self.write_text(key, expected, text).await?;
        if let WriteOutcome::Conflict = outcome {
            // How often it has conflicted is not known here.
            pause(longest_pause(WRITE_CONFLICTS)).await;
        }
        Ok(outcome)
    }

    #[boxed]
    async fn write_text(
        &self,
        key: &str,
        expected: Option<u64>,
        text: String,
    ) -> Result<WriteOutcome, ServiceError> {
        let (mut attempt, mut doubt) = (1, None);
        loop {
            let error = match self.0.put(key, expected, text.clone()).await {
                Ok(version) => return Ok(WriteOutcome::Written(version)),
                Err(PutError::ReadOnly) => return Err(Refused::ReadOnly.into()),
                // The store has waited as long as a request can.
                Err(error @ PutError::Rejected(_)) => return Err(error.into()),
                Err(error) => error,
            };
            if let PutError::Unavailable(_) = error {
                doubt = Some(error.clone());
            }
            let found = self.0.get(key).await?;
            // With the version from before it was not written, though it says the same.
            let is_written =
                |document: &&Document| document.value == text && Some(document.version) != expected;
            if let Some(document) = found.as_ref().filter(is_written) {
                return Ok(WriteOutcome::Written(document.version));
            }
            if found.map(|document| document.version) != expected {
                return doubt.map_or(Ok(WriteOutcome::Conflict), |doubt| Err(doubt.into()));
            }
            if attempt == WRITES_MAX {
                return Err(error.into());
            }
            attempt += 1;
        }
    }

    /// Writes all changes of a group or none of them. Returns what they conflict with; then nothing
    /// was written, and the caller decides again from what is stored now.
    #[boxed]
    pub async fn write_group(&self, group: Group) -> Result<Option<Conflict>, ServiceError> {
        let (changes, preconditions) = group.into_parts();
        match write_documents_with_retry(&*self.0, changes, &preconditions).await {
            Ok(()) => Ok(None),
            Err(WriteError::Conflict(conflict)) => Ok(Some(conflict)),
            Err(error) => Err(error.into()),
        }
    }

    /// Writes what is decided, which is decided again after each conflict. An error if the caller
    /// for whom something is created is gone.
    pub async fn until_written<D, E>(&self, mut decide: impl FnMut() -> D) -> Result<(), E>
    where
        D: Future<Output = Result<Group, E>>,
        E: From<ServiceError>,
    {
        self.until_written_with(|| {
            let deciding = decide();
            async { Ok((deciding.await?, ())) }
        })
        .await
    }

    /// The same, where more is decided than what is written. Returns that of the decision that was
    /// written, or that changes nothing.
    pub async fn until_written_with<D, T, E>(&self, mut decide: impl FnMut() -> D) -> Result<T, E>
    where
        D: Future<Output = Result<(Group, T), E>>,
        E: From<ServiceError>,
    {
        until_settled(|| {
            let deciding = decide();
            async {
                let (group, decided) = deciding.await?;
                let is_settled = group.is_empty() || is_written(self.write_group(group).await?)?;
                Ok(is_settled.then_some(decided))
            }
        })
        .await
    }

    /// Adds to a group a change of a document, which has its default value as long as it is not
    /// stored.
    pub async fn with_change<D: Value>(
        &self,
        group: Group,
        key: &str,
        change: impl FnOnce(&mut D),
    ) -> Result<Group, ServiceError> {
        let mut document = self.edit::<D>(key).await?;
        change(&mut document.now);
        Ok(document.put_or_hold(group))
    }

    /// Changes a document, which has its default value as long as it is not stored, and returns the
    /// result of the change. The change is made again if another one came first. Nothing is written
    /// if it leaves the document as it was.
    pub async fn change<D: Value, T>(
        &self,
        key: &str,
        change: impl Fn(&mut D) -> T,
    ) -> Result<T, ServiceError> {
        self.change_in(Group::new, key, change).await
    }

    /// The same for a document of a player. Nothing is changed for a player who is gone: that is an
    /// error, as of a caller whose token is not valid any more.
    pub async fn change_of<D: Value, T>(
        &self,
        player: &str,
        key: &str,
        change: impl Fn(&mut D) -> T,
    ) -> Result<T, ServiceError> {
        self.change_in(|| Group::for_living(player), key, change).await
    }

    async fn change_in<D: Value, T>(
        &self,
        group: impl Fn() -> Group,
        key: &str,
        change: impl Fn(&mut D) -> T,
    ) -> Result<T, ServiceError> {
        let changed = self.until_written_with(|| async {
            let mut document = self.edit::<D>(key).await?;
            let result = change(&mut document.now);
            let group = if document.is_changed() { document.put(group()) } else { Group::new() };
            Ok::<_, ServiceError>((group, result))
        });
        changed.await
    }

    /// Deletes a document if it has this version. Returns whether it is gone.
    #[boxed]
    pub async fn remove_if(&self, key: &str, version: u64) -> Result<bool, ServiceError> {
        let mut attempt = 1;
        loop {
            match self.0.delete(key, version).await {
                Ok(()) => return Ok(true),
                Err(PutError::Conflict) => return Ok(self.0.get(key).await?.is_none()),
                Err(PutError::ReadOnly) => return Err(Refused::ReadOnly.into()),
                Err(error) if is_final(&error, attempt) => return Err(error.into()),
                Err(_) => attempt += 1,
            }
        }
    }

    /// Deletes a document of any version. When this returns without an error, the document is gone,
    /// or the store finds it damaged: then it cannot be read, and it stays.
    #[boxed]
    pub async fn remove(&self, key: &str) -> Result<(), ServiceError> {
        until_settled(|| async {
            match self.get_apart(key).await? {
                Ok(Some(kept)) => Ok(self.remove_if(key, kept.version).await?.then_some(())),
                Ok(None) => Ok(Some(())),
                Err(error) => {
                    tracing::warn!(%error, "a damaged document is not removed");
                    Ok(Some(()))
                }
            }
        })
        .await
    }
}

/// Whether a deletion is not tried again. The store has waited already before it rejected one, so
/// the caller would wait too long.
fn is_final(error: &PutError, attempt: u32) -> bool {
    attempt >= WRITES_MAX || matches!(error, PutError::Rejected(_))
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use kontor_store::MemoryStore;

    use super::*;

    /// A reader that waits for a newer version, with any content, must not take the old one for it.
    #[tokio::test]
    async fn what_stands_there_already_was_not_written() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        documents.write("number", None, &1).await.unwrap();
        store.fail_writes_after(Some(0));
        assert!(documents.write("number", Some(1), &1).await.is_err());
        store.fail_writes_after(None);
        let again = documents.write("number", Some(1), &1).await.unwrap();
        assert!(matches!(again, WriteOutcome::Written(2)));
    }

    #[tokio::test]
    async fn a_group_is_written_wholly_or_says_what_it_conflicts_with() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        let pair = || Group::new().put("one", None, &1).put("two", None, &2);
        assert_eq!(documents.write_group(pair()).await.unwrap(), None);
        let again = documents.write_group(Group::new().put("three", None, &3).put("two", None, &2));
        assert_eq!(again.await.unwrap(), Some(Conflict::Document("two".to_owned())));
        let depends = Group::new().delete("one", 1).unless_changed("two", Some(7));
        let refused = documents.write_group(depends).await.unwrap();
        assert_eq!(refused, Some(Conflict::Precondition("two".to_owned())));
        assert!(documents.read::<u8>("three").await.unwrap().is_none());
        assert_eq!(documents.read::<u8>("one").await.unwrap().unwrap().value, 1);
    }

    /// The request has read what it needs when the account goes.
    #[tokio::test]
    async fn nothing_is_created_for_a_player_who_is_gone() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        let add = |numbers: &mut Vec<u8>| numbers.push(1);
        documents.change_of("p_ada", "numbers", add).await.unwrap();
        let group = Group::for_living("p_ada").put("other", None, &1).if_living("p_ben");
        documents.write(&tombstone_key("p_ada"), None, &Tombstone::default()).await.unwrap();
        let refused = documents.write_group(group).await.unwrap().unwrap();
        assert!(is_of_the_gone(&refused));
        for of_ada in
            [is_written(Some(refused.clone())), is_written_for("p_ada", Some(refused.clone()))]
        {
            assert!(matches!(of_ada, Err(ServiceError::Refused(Refused::TokenInvalid))));
        }
        assert!(!is_written_for("p_ben", Some(refused)).expect("the caller is there"));
        assert!(documents.read::<u8>("other").await.unwrap().is_none());

        let refused = documents.change_of("p_ada", "numbers", add).await;
        assert!(
            matches!(refused, Err(ServiceError::Refused(Refused::TokenInvalid))),
            "{refused:?}"
        );
        assert_eq!(documents.read::<Vec<u8>>("numbers").await.unwrap().unwrap().value, [1]);
        documents.change_of("p_ben", "numbers", add).await.unwrap();
        assert!(documents.is_gone("p_ada").await.unwrap());
        assert!(!documents.is_gone("p_ben").await.unwrap());
        let written = living("p_ben");
        assert_eq!((written.key.as_str(), written.version), ("former/p_ben", None));
    }

    /// The store recognises the change when it is offered again.
    #[tokio::test]
    async fn a_change_whose_reply_is_lost_is_made_once_though_another_writer_comes_next() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        let add = |numbers: &mut Vec<u8>| numbers.push(1);
        documents.change("numbers", add).await.unwrap();
        let next = store.clone();
        store.lose_reply_of_next_put(move || {
            let other = next.put("numbers", Some(2), "[1,1,7]".into()).now_or_never();
            other.expect("memory does not wait").unwrap();
        });
        documents.change("numbers", add).await.unwrap();
        assert_eq!(documents.read::<Vec<u8>>("numbers").await.unwrap().unwrap().value, [1, 1, 7]);

        // Where no other writer comes next, the change was made, and the caller is told so.
        store.lose_reply_of_next_put(|| {});
        documents.change("numbers", add).await.unwrap();
        let numbers = documents.read::<Vec<u8>>("numbers").await.unwrap().unwrap().value;
        assert_eq!(numbers, [1, 1, 7, 1]);
    }
}
