//! A document as it was read, and as it is to be. It has its default value as long as it is not
//! stored.

use std::ops::{Deref, DerefMut};

use serde::{Serialize, de::DeserializeOwned};

use super::{Documents, Group, parsed};
use crate::error::ServiceError;
use kontor_store::Document;

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
        Ok(Edited { key, version, now: before.clone(), before })
    }

    /// Whether it is to say something else than was read.
    pub fn is_changed(&self) -> bool {
        self.before != self.now
    }

    /// Adds to a group what the document says now.
    pub fn put(&self, group: Group) -> Group {
        group.put(&*self.key, self.version, &self.now)
    }

    /// Adds to a group how it has changed, if it has.
    pub fn put_if_changed(&self, group: Group) -> Group {
        if self.is_changed() { self.put(group) } else { group }
    }

    /// The same. If it has not changed, it must stay as it was read.
    pub fn put_or_hold(&self, group: Group) -> Group {
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
}
