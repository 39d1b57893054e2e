//! Documents whose damage must stop nothing else: a list that cannot be read must not keep its user
//! from signing in, and no document may keep an account from its deletion.

use crate::boxed;
use serde::de::DeserializeOwned;

use super::{Documents, Group, VersionedDocument, parsed, until_settled};
use crate::error::ServiceError;
use kontor_store::{Document, StoreError};

/// How many documents of a kind are read at a time, and removed by one write.
const READ_AT_A_TIME: usize = 64;

/// What is found under a key, where damage must stop nothing else.
pub enum Found<T> {
    /// A document that says this, or none.
    Whole(Option<VersionedDocument<T>>),
    /// A document whose content cannot be read. By its version it can be replaced or deleted.
    /// Without one the store itself finds it damaged: it can neither be written nor be deleted, so
    /// it stays until a repair leaves it out.
    Damaged(Option<u64>),
}

impl<T> Found<T> {
    /// The version by which it can be replaced or deleted.
    pub fn version(&self) -> Option<u64> {
        match self {
            Found::Whole(kept) => kept.as_ref().map(|kept| kept.version),
            Found::Damaged(version) => *version,
        }
    }

    /// What it says; nothing if it is damaged.
    pub fn whole(self) -> Option<VersionedDocument<T>> {
        match self {
            Found::Whole(kept) => kept,
            Found::Damaged(_) => None,
        }
    }
}

impl Documents {
    /// A document whose damage must stop nothing else. The log tells the operator of it.
    pub async fn find<T: DeserializeOwned>(&self, key: &str) -> Result<Found<T>, ServiceError> {
        let document = match self.get_apart(key).await? {
            Ok(Some(document)) => document,
            Ok(None) => return Ok(Found::Whole(None)),
            Err(error) => {
                tracing::warn!(%error, "a document is damaged");
                return Ok(Found::Damaged(None));
            }
        };
        Ok(match parsed(key, &document) {
            Ok(kept) => Found::Whole(Some(kept)),
            Err(error) => {
                tracing::warn!(%error, "a document is damaged");
                Found::Damaged(Some(document.version))
            }
        })
    }

    /// The same, where a document that is damaged says the default value. What the store itself
    /// finds damaged counts as missing.
    pub async fn read_undamaged<T: Default + DeserializeOwned>(
        &self,
        key: &str,
    ) -> Result<Option<VersionedDocument<T>>, ServiceError> {
        Ok(match self.find(key).await? {
            Found::Whole(kept) => kept,
            Found::Damaged(version) => {
                version.map(|version| VersionedDocument { version, value: T::default() })
            }
        })
    }

    /// A document. If the store finds it damaged, that is an error apart from faults of the store.
    #[boxed]
    pub async fn get_apart(
        &self,
        key: &str,
    ) -> Result<Result<Option<Document>, StoreError>, ServiceError> {
        match self.0.get(key).await {
            Err(error @ StoreError::CorruptDocument { .. }) => Ok(Err(error)),
            found => Ok(Ok(found?)),
        }
    }

    /// These documents. One that is damaged has an error of its own and hides no other.
    #[boxed]
    pub async fn each_of(
        &self,
        keys: &[String],
    ) -> Result<Vec<Result<Option<Document>, StoreError>>, ServiceError> {
        if keys.is_empty() {
            return Ok(Vec::new());
        }
        let read: Vec<&str> = keys.iter().map(String::as_str).collect();
        match self.0.get_all(&read).await {
            Ok(found) => return Ok(found.into_iter().map(Ok).collect()),
            Err(StoreError::CorruptDocument { .. }) => {}
            Err(other) => return Err(other.into()),
        }
        let mut found = Vec::new();
        for key in read {
            found.push(self.get_apart(key).await?);
        }
        Ok(found)
    }

    /// The first documents behind this key whose keys begin with this prefix, at most so many. One
    /// that the store finds damaged is `None` and hides no other.
    #[boxed]
    pub async fn scan_each(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Option<Document>)>, ServiceError> {
        let (mut found, mut after) = (Vec::new(), after.map(str::to_owned));
        let mut at_a_time = limit;
        while found.len() < limit {
            let wanted = at_a_time.min(limit - found.len());
            match self.0.scan(prefix, after.as_deref(), wanted).await {
                // What stands before a damaged one is found if fewer are read at a time.
                Err(StoreError::CorruptDocument { .. } | StoreError::Damaged(_)) if wanted > 1 => {
                    at_a_time = wanted / 2;
                }
                Err(StoreError::CorruptDocument { key, what }) => {
                    tracing::warn!(key, what, "a document is damaged");
                    after = Some(key.clone());
                    found.push((key, None));
                    at_a_time = limit;
                }
                page => {
                    let page = page?;
                    let is_last = page.len() < wanted;
                    found.extend(page.into_iter().map(|(key, document)| (key, Some(document))));
                    if is_last {
                        break;
                    }
                    after = found.last().map(|(key, _)| key.clone());
                }
            }
        }
        Ok(found)
    }

    /// The same without those that are damaged: at most so many others. If there are fewer, they
    /// are the last ones.
    #[boxed]
    pub async fn scan_undamaged(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, ServiceError> {
        let (mut found, mut after) = (Vec::new(), after.map(str::to_owned));
        while found.len() < limit {
            let wanted = limit - found.len();
            let page = self.scan_each(prefix, after.as_deref(), wanted).await?;
            let is_last = page.len() < wanted;
            after = page.last().map(|(key, _)| key.clone());
            found.extend(page.into_iter().filter_map(|(key, document)| Some((key, document?))));
            if is_last {
                break;
            }
        }
        Ok(found)
    }

    /// Deletes all documents whose keys begin with this, but those that the store finds damaged.
    #[boxed]
    pub async fn remove_all(&self, prefix: &str) -> Result<(), ServiceError> {
        let mut after = None::<String>;
        loop {
            let last = until_settled(|| async {
                let found = self.scan_undamaged(prefix, after.as_deref(), READ_AT_A_TIME).await?;
                let Some((last, _)) = found.last() else { return Ok(Some(None)) };
                let group = found.iter().fold(Group::new(), |group, (key, document)| {
                    group.delete(key, document.version)
                });
                let is_written = self.write_group(group).await?.is_none();
                Ok::<_, ServiceError>(is_written.then(|| Some(last.clone())))
            });
            match last.await? {
                None => return Ok(()),
                last => after = last,
            }
        }
    }
}

/// The documents whose keys begin with a prefix, page by page, but those that the store finds
/// damaged. Where the store cannot tell what is there at all, that is an error: a standby may know
/// it.
pub struct Undamaged<'a> {
    prefix: &'a str,
    after: Option<String>,
}

impl<'a> Undamaged<'a> {
    /// All with this prefix.
    pub fn of(prefix: &'a str) -> Self {
        Undamaged { prefix, after: None }
    }

    /// The next page; `None` behind the last one.
    #[boxed]
    pub async fn next(
        &mut self,
        documents: &Documents,
    ) -> Result<Option<Vec<(String, Document)>>, ServiceError> {
        let after = self.after.as_deref();
        let found = documents.scan_undamaged(self.prefix, after, READ_AT_A_TIME).await?;
        let Some((last, _)) = found.last() else { return Ok(None) };
        self.after = Some(last.clone());
        Ok(Some(found))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kontor_store::MemoryStore;

    use super::*;

    fn stored() -> (Arc<MemoryStore>, Documents) {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        (store.clone(), Documents(store))
    }

    #[tokio::test]
    async fn what_is_damaged_is_told_apart_from_what_is_missing() {
        let (store, documents) = stored();
        assert!(matches!(documents.find::<u8>("a").await.unwrap(), Found::Whole(None)));
        documents.write("a", None, &7).await.unwrap();
        let found = documents.find::<u8>("a").await.unwrap();
        assert_eq!((found.version(), found.whole().map(|kept| kept.value)), (Some(1), Some(7)));
        documents.write("a", Some(1), &"noise").await.unwrap();
        let found = documents.find::<u8>("a").await.unwrap();
        assert_eq!((found.version(), found.whole().is_none()), (Some(2), true));
        store.corrupt_document("a");
        let found = documents.find::<u8>("a").await.unwrap();
        assert!(matches!(found, Found::Damaged(None)));
        assert!(documents.read_undamaged::<u8>("a").await.unwrap().is_none());
    }

    /// Wherever the damage is, a page is as long as it can be.
    #[tokio::test]
    async fn a_page_has_all_that_is_there_however_much_of_it_is_damaged() {
        for damaged in [&[][..], &[0], &[9], &[3, 4], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]] {
            let (store, documents) = stored();
            let keys: Vec<String> = (0..10).map(|number| format!("page/{number}")).collect();
            for key in &keys {
                documents.write(key, None, &1).await.unwrap();
            }
            documents.write("pages", None, &1).await.unwrap();
            damaged.iter().for_each(|number: &usize| store.corrupt_document(&keys[*number]));
            let whole = |key: &&String| !damaged.iter().any(|number| keys[*number] == **key);
            for (after, limit) in [(0_usize, 3), (0, 10), (0, 20), (3, 4), (9, 2), (10, 1)] {
                let behind = after.checked_sub(1).map(|last| keys[last].as_str());
                let each = documents.scan_each("page/", behind, limit).await.unwrap();
                let told: Vec<_> = each.iter().map(|(key, kept)| (key, kept.is_some())).collect();
                let expected = keys[after..].iter().take(limit);
                let expected: Vec<_> = expected.map(|key| (key, whole(&key))).collect();
                assert_eq!(told, expected, "{damaged:?}, {after}, {limit}");
                let found = documents.scan_undamaged("page/", behind, limit).await.unwrap();
                let found: Vec<_> = found.iter().map(|(key, _)| key).collect();
                let expected: Vec<_> = keys[after..].iter().filter(whole).take(limit).collect();
                assert_eq!(found, expected, "{damaged:?}, {after}, {limit}");
            }
        }
    }

    /// However many there are, and wherever the damage is.
    #[tokio::test]
    async fn everything_else_of_a_kind_is_removed() {
        let (store, documents) = stored();
        let keys: Vec<String> =
            (0..=READ_AT_A_TIME).map(|number| format!("page/{number:03}")).collect();
        for key in &keys {
            documents.write(key, None, &1).await.unwrap();
        }
        documents.write("pages", None, &1).await.unwrap();
        let damaged = [&keys[0], &keys[7], &keys[READ_AT_A_TIME]];
        damaged.iter().for_each(|key| store.corrupt_document(key));
        documents.remove_all("page/").await.unwrap();
        for key in &keys {
            let is_left = documents.0.get(key).await.is_err();
            assert_eq!(is_left, damaged.contains(&key), "{key}");
        }
        assert!(documents.read::<u8>("pages").await.unwrap().is_some());
    }
}
