//! Typed documents, and writes whose outcome is known.

use std::sync::Arc;

use serde::{Serialize, de::DeserializeOwned};

use crate::error::AppError;
use kontor_store::DocumentStore;

/// How often a write is offered before the store counts as not available, and a change that others
/// overtake is begun again.
pub(super) const ATTEMPTS_MAX: u32 = 8;

/// All documents, read and written as what they stand for.
#[derive(Clone)]
pub(super) struct Documents(pub(super) Arc<dyn DocumentStore>);

/// A document as read.
pub(super) struct Kept<T> {
    pub(super) version: u64,
    pub(super) value: T,
}

/// What came of a write.
pub(super) enum Encoded {
    /// It is on disk, at this version.
    At(u64),
    /// Something else stands there.
    Overtaken,
}

impl Documents {
    pub(super) async fn read<T: DeserializeOwned>(
        &self,
        key: &str,
    ) -> Result<Option<Kept<T>>, AppError> {
        let Some(document) = self.0.get(key).await? else { return Ok(None) };
        let value = serde_json::from_str(&document.value).map_err(|error| {
            AppError::Internal(format!("document {key} does not read: {error}"))
        })?;
        Ok(Some(Kept { version: document.version, value }))
    }

    /// Writes a document over the expected version of it.
    ///
    /// When the store cannot tell what it did, what stands there tells. Equal values count as
    /// written: all that is written here is either named by a fresh random id or the same for
    /// everybody who would write it.
    pub(super) async fn write<T: Serialize>(
        &self,
        key: &str,
        expected: Option<u64>,
        value: &T,
    ) -> Result<Encoded, AppError> {
        let text = serde_json::to_string(value).expect("documents are plain JSON");
        let mut attempt = 1;
        loop {
            let error = match self.0.put(key, expected, text.clone()).await {
                Ok(version) => return Ok(Encoded::At(version)),
                Err(error) => error,
            };
            let found = self.0.get(key).await?;
            if let Some(document) = found.as_ref().filter(|document| document.value == text) {
                return Ok(Encoded::At(document.version));
            }
            if found.map(|document| document.version) != expected {
                return Ok(Encoded::Overtaken);
            }
            if attempt == ATTEMPTS_MAX {
                return Err(error.into());
            }
            attempt += 1;
        }
    }

    /// Takes a document away, whatever its version. When this returns it is gone.
    pub(super) async fn remove(&self, key: &str) -> Result<(), AppError> {
        let mut attempt = 1;
        while let Some(document) = self.0.get(key).await? {
            match self.0.delete(key, document.version).await {
                Ok(()) => return Ok(()),
                Err(error) if attempt == ATTEMPTS_MAX => return Err(error.into()),
                Err(_) => attempt += 1,
            }
        }
        Ok(())
    }
}
