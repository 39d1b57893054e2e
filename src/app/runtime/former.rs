//! Players who have deleted their accounts. Whatever is shown of them from then on has a pseudonym
//! in place of the name.
//!
//! Names stand in the logs of games, whose bytes never change, because every commit is hashed into a
//! chain and records are signed. So they are replaced when something is shown, and records keep them.

use std::{
    collections::HashSet,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use kontor_store::DocumentStore;

use crate::{
    documents::{Documents, WriteOutcome},
    error::AppError,
    log::table_event::PlayerRef,
};

/// The pseudonym. No user, bot account or guest can have this name, or one that looks the same.
pub const FORMER_PLAYER: &str = "Former player";

/// What the keys of the documents begin with. There is one for each of these players.
const KEY_PREFIX: &str = "former/";

/// How many documents are read at a time.
const SCANNED_AT_A_TIME: usize = 1_024;

/// How long after a fault of the store the documents are read again.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// How often a server that has just started tries to read the documents.
const LOADS_MAX: u32 = 60;

/// The ids of these players. They are in memory because every seat that is shown is looked up here:
/// some 60 bytes for each deleted account.
pub(crate) struct FormerPlayers {
    documents: Documents,
    ids: RwLock<HashSet<Arc<str>>>,
}

impl FormerPlayers {
    pub(crate) fn new(documents: Arc<dyn DocumentStore>) -> Self {
        FormerPlayers { documents: Documents(documents), ids: RwLock::default() }
    }

    /// Reads all documents. What fails is tried again.
    pub(crate) async fn load(&self) {
        for _ in 0..LOADS_MAX {
            match self.read_all().await {
                Ok(()) => return,
                Err(error) => {
                    tracing::error!(%error, "cannot read who has deleted their accounts");
                    tokio::time::sleep(RETRY_DELAY).await;
                }
            }
        }
    }

    async fn read_all(&self) -> Result<(), AppError> {
        let mut after = None::<String>;
        loop {
            let found =
                self.documents.0.scan(KEY_PREFIX, after.as_deref(), SCANNED_AT_A_TIME).await?;
            for (key, _) in &found {
                self.on_document(key);
            }
            match found.into_iter().nth(SCANNED_AT_A_TIME - 1) {
                Some((last, _)) => after = Some(last),
                None => return Ok(()),
            }
        }
    }

    /// Notes that there is such a document. Returns whether it is one of these.
    pub(crate) fn on_document(&self, key: &str) -> bool {
        let Some(player) = key.strip_prefix(KEY_PREFIX) else { return false };
        self.ids.write().unwrap_or_else(PoisonError::into_inner).insert(player.into());
        true
    }

    /// From now on the name of this player is not shown any more, here and on every server.
    pub(crate) async fn add(&self, player: &str) -> Result<(), AppError> {
        let key = format!("{KEY_PREFIX}{player}");
        match self.documents.write(&key, None, &serde_json::json!({})).await? {
            // After a conflict it was noted before.
            WriteOutcome::Written(_) | WriteOutcome::Conflict => self.on_document(&key),
        };
        Ok(())
    }

    /// Whether this player has deleted the account.
    pub(crate) fn is_former(&self, player: &str) -> bool {
        self.ids.read().unwrap_or_else(PoisonError::into_inner).contains(player)
    }

    /// Replaces the name if it is that of such a player.
    pub(crate) fn rename(&self, player: &mut PlayerRef) {
        if self.is_former(&player.id) {
            player.name = FORMER_PLAYER.into();
        }
    }
}
