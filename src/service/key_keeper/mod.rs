//! Keeps the signing keys current: finds them at the start, notices new ones while the server runs,
//! and rotates them.
//!
//! The secret is in the key directory of each server. The list of signing keys, which is not
//! secret, is a file beside it, or a document if several servers share the store. So a rotation is
//! one write, and every server reads it: at intervals, and when a token names a key that it does
//! not know. A new key is published some time before it signs, so that servers and other readers of
//! the published keys know it by then.
//!
//! Write access to the store is not enough to add a key: servers take over only keys with a MAC
//! under the secret. They keep a copy of the list beside the secret and complete the list in the
//! store from it, so a store that was restored from a backup has all keys again.

use crate::boxed;
use std::{sync::Arc, time::Duration};

use tokio::{
    sync::Mutex,
    time::{Instant, MissedTickBehavior, interval, sleep_until},
};

use kontor_auth::{
    key_directory::KeyDirectory,
    key_list::{KeyList, Secret},
    keys::{Keys, NoSigningKey},
};
use kontor_store::DocumentStore;

use crate::{documents::Documents, error::StoreFault};
use kontor_environment::{Entropy, TimeSource, random};

mod error;
mod open;
#[cfg(test)]
mod tests;

pub use error::KeepError;
use open::{LIST_KEY, is_written, verified};

/// How long a new key is published before it signs.
pub const ROTATION_AHEAD_S: u64 = 120;

/// How often the list is read.
const REREAD_INTERVAL: Duration = Duration::from_secs(2);
/// Tokens with unknown keys make a server read the list at most that often.
const REREAD_PAUSE: Duration = Duration::from_millis(250);

/// Where the list is.
enum ListStorage {
    /// In the key directory: the store has one server.
    Directory,
    /// In the store, which several servers share.
    Store(Documents),
}

/// The last time that the list was read for a token with an unknown key.
struct Reread {
    at: Instant,
    /// Why it could not be read then.
    failed: Option<String>,
}

/// Keeps the keys of a server current.
pub struct KeyKeeper {
    keys: Arc<Keys>,
    directory: KeyDirectory,
    place: ListStorage,
    clock: Arc<dyn TimeSource>,
    last_reread: Mutex<Reread>,
}

impl KeyKeeper {
    /// Finds the keys of a directory and, if several servers share it, of a store. What is missing
    /// is made.
    #[boxed]
    pub async fn open(
        directory: KeyDirectory,
        documents: &Arc<dyn DocumentStore>,
        clock: Arc<dyn TimeSource>,
        entropy: &dyn Entropy,
    ) -> Result<Arc<Self>, KeepError> {
        let documents = Documents(documents.clone());
        let is_shared = documents.0.is_shared();
        let now_ms = clock.now_ms();
        let (secret, list) = match is_shared {
            true => open::shared(&directory, &documents, now_ms, entropy).await?,
            false => open::alone(&directory, &documents, now_ms, entropy).await?,
        };
        if directory.others_can_read_secret() {
            let path = directory.path().display();
            tracing::warn!(%path, "other users can read the secret of this server: chmod 600");
        }
        let place = if is_shared { ListStorage::Store(documents) } else { ListStorage::Directory };
        KeyKeeper::of(directory, place, secret, list, clock)
    }

    /// The keys of a store that servers share. Nothing is made.
    #[boxed]
    pub async fn of_store(
        directory: KeyDirectory,
        documents: &Arc<dyn DocumentStore>,
        clock: Arc<dyn TimeSource>,
    ) -> Result<Arc<Self>, KeepError> {
        let documents = Documents(documents.clone());
        let stored = documents.read::<KeyList>(LIST_KEY).await?.ok_or(KeepError::NoList)?;
        let secret =
            open::shared_secret(&directory, Some(&stored.value))?.ok_or(KeepError::NoList)?;
        let (_, list) = verified(Some(stored), &secret, &directory)?;
        KeyKeeper::of(directory, ListStorage::Store(documents), secret, list, clock)
    }

    /// Makes the secret of a directory that of all servers of a store, and adds a key that signs at
    /// once. The keys in the store are trusted, because they cannot be verified before without the
    /// secret.
    #[boxed]
    pub async fn reset(
        directory: KeyDirectory,
        documents: &Arc<dyn DocumentStore>,
        clock: Arc<dyn TimeSource>,
        entropy: &dyn Entropy,
    ) -> Result<Arc<Self>, KeepError> {
        let documents = Documents(documents.clone());
        let secret = match directory.secret()? {
            Some(secret) => secret,
            None => directory.create_secret(random(entropy))?,
        };
        loop {
            let (version, mut list) = match documents.read::<KeyList>(LIST_KEY).await? {
                Some(mut stored) if !stored.value.belongs_to(&secret) => {
                    stored.value.change_secret(&secret);
                    (Some(stored.version), stored.value)
                }
                stored => verified(stored, &secret, &directory)?,
            };
            list.add(&secret, random(entropy), clock.now_ms())?;
            if is_written(&documents, version, &list).await? {
                return KeyKeeper::of(
                    directory,
                    ListStorage::Store(documents),
                    secret,
                    list,
                    clock,
                );
            }
        }
    }

    /// The keys of a directory whose store is used by one server, or by none.
    pub fn of_directory(
        directory: KeyDirectory,
        clock: Arc<dyn TimeSource>,
    ) -> Result<Arc<Self>, KeepError> {
        let none = || KeepError::NotStarted(directory.path().display().to_string());
        let secret = directory.secret()?.ok_or_else(none)?;
        let list = directory.list(&secret)?.ok_or(NoSigningKey)?;
        KeyKeeper::of(directory, ListStorage::Directory, secret, list, clock)
    }

    fn of(
        directory: KeyDirectory,
        place: ListStorage,
        secret: Secret,
        list: KeyList,
        clock: Arc<dyn TimeSource>,
    ) -> Result<Arc<Self>, KeepError> {
        let keys = Keys::new(secret, &directory.seeds()?, list, clock.now_ms())?;
        let last_reread = Mutex::new(Reread { at: Instant::now(), failed: None });
        Ok(KeyKeeper { keys: keys.into(), directory, place, clock, last_reread }.into())
    }

    /// The keys, which this keeps current.
    pub fn keys(&self) -> &Arc<Keys> {
        &self.keys
    }

    /// Reads the list at intervals, without end.
    #[boxed]
    pub async fn run(self: Arc<Self>) {
        let mut interval = interval(REREAD_INTERVAL);
        interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            interval.tick().await;
            if let Err(error) = self.read().await {
                tracing::error!(%error, "the signing keys cannot be read; those known are used");
            }
        }
    }

    /// Reads the list because a token names a key that is not known. When this returns, the list
    /// was read after the call, or the answer is why it cannot be read.
    #[boxed]
    pub async fn reread(&self) -> Result<(), StoreFault> {
        let called_at = Instant::now();
        let mut last = self.last_reread.lock().await;
        if last.at < called_at {
            sleep_until(last.at + REREAD_PAUSE).await;
            last.at = Instant::now();
            let read = self.read().await;
            last.failed =
                read.err().map(|error| format!("the signing keys cannot be read: {error}"));
        }
        last.failed.clone().map_or(Ok(()), |why| Err(StoreFault::of(why)))
    }

    async fn read(&self) -> Result<(), KeepError> {
        let (before, secret) = (self.keys.signing_id(), self.keys.secret());
        let list = match &self.place {
            ListStorage::Directory => {
                let mut united = self.keys.list();
                let stored = self.directory.list(secret)?;
                united.unite(secret, stored.iter().flat_map(KeyList::keys).cloned())?;
                united
            }
            ListStorage::Store(documents) => self.read_stored(documents).await?,
        };
        self.keys.update(list, self.clock.now_ms())?;
        let key = self.keys.signing_id();
        if key != before {
            tracing::info!(key, "another key signs from now on");
        }
        Ok(())
    }

    /// The keys that are known, with those of the store. What the store lacks is written there.
    async fn read_stored(&self, documents: &Documents) -> Result<KeyList, KeepError> {
        let (secret, known) = (self.keys.secret(), self.keys.list());
        let stored = documents.read::<KeyList>(LIST_KEY).await?;
        let before = stored.as_ref().map(|stored| stored.value.clone());
        let (version, mut united) = verified(stored, secret, &self.directory)?;
        united.unite(secret, known.keys().iter().cloned())?;
        if before.as_ref() != Some(&united) {
            tracing::warn!("the list of signing keys in the store is completed");
            // If another server was first, the next reading tells.
            is_written(documents, version, &united).await?;
        }
        if united != known {
            open::keep_copy(&self.directory, &united);
        }
        Ok(united)
    }

    /// Adds a key that signs so many milliseconds from now on.
    #[boxed]
    pub async fn rotate(&self, ahead_ms: u64, entropy: &dyn Entropy) -> Result<(), KeepError> {
        let secret = self.keys.secret();
        let signs_from_ms = self.clock.now_ms() + ahead_ms;
        match &self.place {
            ListStorage::Directory => {
                let _locked = self.directory.lock()?;
                let mut list = self.directory.list(secret)?.unwrap_or_else(|| KeyList::new(secret));
                list.add(secret, random(entropy), signs_from_ms)?;
                self.directory.save(&list)?;
            }
            ListStorage::Store(documents) => loop {
                let stored = documents.read::<KeyList>(LIST_KEY).await?;
                let (version, mut list) = verified(stored, secret, &self.directory)?;
                list.add(secret, random(entropy), signs_from_ms)?;
                if is_written(documents, version, &list).await? {
                    break;
                }
            },
        }
        self.read().await
    }
}
