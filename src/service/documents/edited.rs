//! A document as it was read, and as it is to be. It has its default value as long as it is not
//! stored.

use std::ops::{Deref, DerefMut};

use serde::{Serialize, de::DeserializeOwned};

use super::{Documents, Group, parsed};
use crate::error::ServiceError;
use kontor_store::{Document, StoreError};

/// What the documents say that are changed.
pub trait Value: Default + Clone + PartialEq + Serialize + DeserializeOwned {}

impl<T: Default + Clone + PartialEq + Serialize + DeserializeOwned> Value for T {}

/// A document that is changed.
pub struct Edited<T> {
    /// Its key.
    pub key: String,
    /// The version that was read; `None` if it is not stored.
    pub version: Option<u64>,
    before: T,
    /// What it is to say.
    pub now: T,
    /// Whether it could not be read: then it stays as it is, whatever it is to say.
    is_damaged: bool,
}

impl<T> Deref for Edited<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.now
    }
}

impl<T> DerefMut for Edited<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.now
    }
}

impl<T: Value> Edited<T> {
    /// The document as it was found.
    pub fn of(key: String, found: Option<&Document>) -> Result<Self, ServiceError> {
        let kept = found.map(|document| parsed::<T>(&key, document)).transpose()?;
        let (version, before) =
            kept.map_or_else(Default::default, |kept| (Some(kept.version), kept.value));
        Ok(Edited { key, version, now: before.clone(), before, is_damaged: false })
    }

    /// The same, where damage must stop nothing else: a damaged document has its default value, and
    /// no group changes or holds it. The log tells the operator of it.
    pub fn of_undamaged(key: String, found: Result<Option<Document>, StoreError>) -> Self {
        let read = match found {
            Ok(found) => Edited::of(key.clone(), found.as_ref()),
            Err(error) => Err(error.into()),
        };
        read.unwrap_or_else(|error: ServiceError| {
            tracing::warn!(%error, "a document is damaged");
            let (before, now) = <(T, T)>::default();
            Edited { key, version: None, before, now, is_damaged: true }
        })
    }

    /// Whether it is to say something else than was read.
    pub fn is_changed(&self) -> bool {
        self.before != self.now
    }

    /// Adds to a group what the document says now.
    pub fn put(&self, group: Group) -> Group {
        if self.is_damaged { group } else { group.put(&*self.key, self.version, &self.now) }
    }

    /// Adds to a group how it has changed, if it has.
    pub fn put_if_changed(&self, group: Group) -> Group {
        if self.is_changed() { self.put(group) } else { group }
    }

    /// The same. If it has not changed, it must stay as it was read.
    pub fn put_or_hold(&self, group: Group) -> Group {
        if self.is_damaged {
            return group;
        }
        group.put_if_changed(&*self.key, self.version, (&self.before, &self.now))
    }

    /// Adds to a group that it goes.
    pub fn delete(&self, group: Group) -> Group {
        match self.version {
            Some(version) => group.delete(&*self.key, version),
            None => group,
        }
    }
}

impl Documents {
    /// Reads a document that is to be changed.
    pub async fn edit<T: Value>(&self, key: impl Into<String>) -> Result<Edited<T>, ServiceError> {
        let key = key.into();
        let found = self.0.get(&key).await?;
        Edited::of(key, found.as_ref())
    }

    /// The same for a document whose damage must stop nothing else ([`Edited::of_undamaged`]).
    pub async fn edit_undamaged<T: Value>(
        &self,
        key: impl Into<String>,
    ) -> Result<Edited<T>, ServiceError> {
        let key = key.into();
        let found = self.get_apart(&key).await?;
        Ok(Edited::of_undamaged(key, found))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kontor_store::MemoryStore;

    use super::*;

    type Numbers = Vec<u8>;

    /// Neither one that the store finds damaged, nor one whose content cannot be read.
    #[tokio::test]
    async fn a_damaged_document_is_neither_changed_nor_held_by_a_group() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        for key in ["a", "b"] {
            documents.write(key, None, &"noise").await.unwrap();
        }
        store.corrupt_document("a");
        for key in ["a", "b"] {
            let mut damaged = documents.edit_undamaged::<Numbers>(key).await.unwrap();
            let unchanged = damaged.put_or_hold(Group::new());
            damaged.now.push(1);
            let group = damaged.put_or_hold(damaged.put_if_changed(damaged.put(unchanged)));
            let group = damaged.delete(group).put(format!("beside {key}"), None, &1);
            assert_eq!(documents.write_group(group).await.unwrap(), None, "{key}");
        }
        assert_eq!(documents.read::<String>("b").await.unwrap().unwrap().value, "noise");
        let mut whole = documents.edit_undamaged::<Numbers>("c").await.unwrap();
        whole.now.push(1);
        let written = documents.write_group(whole.put_if_changed(Group::new())).await.unwrap();
        assert_eq!(written, None);
        assert_eq!(documents.read::<Numbers>("c").await.unwrap().unwrap().value, [1]);
    }
}
