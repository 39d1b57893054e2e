//! Finds the keys when a server starts, and the list in a store that servers share.

use kontor_auth::{
    key_directory::KeyDirectory,
    key_list::{KeyList, Secret},
};

use super::KeepError;
use crate::{
    documents::{Documents, VersionedDocument, WriteOutcome},
    error::ServiceError,
};
use kontor_environment::{Entropy, random};

/// The document with the list of signing keys, where several servers share the store.
pub(super) const LIST_KEY: &str = "signing_keys";

/// Finds the keys of a server that has its store for itself.
pub(super) async fn alone(
    directory: &KeyDirectory,
    documents: &Documents,
    now_ms: u64,
    entropy: &dyn Entropy,
) -> Result<(Secret, KeyList), KeepError> {
    let secret = match directory.secret()? {
        Some(secret) => secret,
        None => directory.create_secret(random(entropy))?,
    };
    let known = directory.list(&secret)?;
    let mut list = known.clone().unwrap_or_else(|| KeyList::new(&secret));
    list.change_secret(&secret);
    // An export of servers that shared a store has their keys.
    if let Some(stored) = documents.read::<KeyList>(LIST_KEY).await? {
        list.unite(&secret, without_forged(stored.value, &secret).keys().to_vec())?;
    }
    let can_sign = list.has_key_of(&secret) || !directory.seeds()?.is_empty();
    if !can_sign {
        list.add(&secret, random(entropy), now_ms)?;
    }
    if known.as_ref() != Some(&list) {
        directory.save(&list)?;
    }
    Ok((secret, list))
}

/// Finds the keys of servers that share a store. The first of them makes them.
pub(super) async fn shared(
    directory: &KeyDirectory,
    documents: &Documents,
    now_ms: u64,
    entropy: &dyn Entropy,
) -> Result<(Secret, KeyList), KeepError> {
    loop {
        let stored = documents.read::<KeyList>(LIST_KEY).await?;
        let secret = match shared_secret(directory, stored.as_ref().map(|stored| &stored.value))? {
            Some(secret) => secret,
            None => directory.create_secret(random(entropy))?,
        };
        let before = stored.as_ref().map(|stored| stored.value.clone());
        let (version, mut list) = verified(stored, &secret, directory)?;
        if let Some(local) = directory.list(&secret)? {
            list.unite(&secret, local.keys().to_vec())?;
        }
        // The seeds in files of earlier releases are not on the other servers.
        if !list.has_key_of(&secret) {
            list.add(&secret, random(entropy), now_ms)?;
        }
        if before.as_ref() == Some(&list) || is_written(documents, version, &list).await? {
            keep_copy(directory, &list);
            return Ok((secret, list));
        }
    }
}

/// The secret of a directory, if it is that of the list. `None`: there is neither a secret nor a
/// list.
pub(super) fn shared_secret(
    directory: &KeyDirectory,
    list: Option<&KeyList>,
) -> Result<Option<Secret>, KeepError> {
    let path = || directory.path().display().to_string();
    match (directory.secret()?, list) {
        (Some(secret), Some(list)) if !list.belongs_to(&secret) => {
            Err(KeepError::OtherSecret(path()))
        }
        (None, Some(_)) => Err(KeepError::NoSecret(path())),
        (secret, _) => Ok(secret),
    }
}

/// A list that was read, without keys that no server has added, and its version.
pub(super) fn verified(
    stored: Option<VersionedDocument<KeyList>>,
    secret: &Secret,
    directory: &KeyDirectory,
) -> Result<(Option<u64>, KeyList), KeepError> {
    let Some(stored) = stored else { return Ok((None, KeyList::new(secret))) };
    if !stored.value.belongs_to(secret) {
        return Err(KeepError::OtherSecret(directory.path().display().to_string()));
    }
    let list = without_forged(stored.value, secret);
    Ok((Some(stored.version), list))
}

fn without_forged(list: KeyList, secret: &Secret) -> KeyList {
    let count = list.keys().len();
    let list = list.verified(secret);
    let ignored = count - list.keys().len();
    if ignored > 0 {
        tracing::error!(ignored, "signing keys that were not added with the secret");
    }
    list
}

/// Keeps a copy of a list in the store, from which that can be completed. The directory may be one
/// that this process must not write.
pub(super) fn keep_copy(directory: &KeyDirectory, list: &KeyList) {
    if directory.read_list().is_ok_and(|copy| copy.as_ref() == Some(list)) {
        return;
    }
    if let Err(error) = directory.save(list) {
        tracing::warn!(%error, "the list of signing keys cannot be copied beside the secret");
    }
}

/// Writes the list, unless another server has written it since it was read.
pub(super) async fn is_written(
    documents: &Documents,
    version: Option<u64>,
    list: &KeyList,
) -> Result<bool, ServiceError> {
    match documents.write(LIST_KEY, version, list).await? {
        WriteOutcome::Written(_) => Ok(true),
        WriteOutcome::Conflict => Ok(false),
    }
}
