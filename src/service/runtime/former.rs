//! Players who have deleted their accounts, and players to whom an operator has given another name.
//! From then on they are shown with a pseudonym, or the new name.
//!
//! Names stand in the logs of games, whose bytes never change, because every commit is hashed into
//! a chain and records are signed. So they are replaced when something is shown, and records keep
//! them.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use kontor_store::DocumentStore;
use serde::{Deserialize, Serialize};

use crate::{
    boxed,
    documents::{Documents, Found, Group, TOMBSTONE_PREFIX, Tombstone, tombstone_key},
    error::ServiceError,
};
use kontor_log::table_event::PlayerRef;

/// The pseudonym. No user, bot account or guest can have this name, or one that looks the same.
pub const FORMER_PLAYER: &str = "Former player";

/// What the keys of the documents of other names begin with.
const RENAMED_KEY_PREFIX: &str = "renamed/";

/// How often operators may give a player another name.
pub const RENAMES_MAX: usize = 16;

/// How many documents are read at a time.
const SCANNED_AT_A_TIME: usize = 1_024;

/// How long after a fault of the store the documents are read again.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// How often a server that has just started tries to read the documents.
const LOADS_MAX: u32 = 60;

/// The ids of these players. They are in memory because every seat that is shown is looked up here:
/// some 60 bytes for each deleted account.
pub struct FormerPlayers {
    documents: Documents,
    ids: RwLock<HashSet<Arc<str>>>,
    renamed: RwLock<HashMap<Arc<str>, OtherNames>>,
}

/// The names that operators have taken from a player, and the one that is shown instead. Another
/// name of the player, which the player has taken since, is shown as it is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct OtherNames {
    /// The number of the last act of an operator that has changed this.
    act: u64,
    taken: Vec<Arc<str>>,
    shown: Arc<str>,
}

/// The player whose tombstone has this key.
pub fn gone_player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(TOMBSTONE_PREFIX)
}

/// The player of the document with this key, if operators have renamed them.
pub fn renamed_player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(RENAMED_KEY_PREFIX)
}

impl FormerPlayers {
    pub(crate) fn new(documents: Arc<dyn DocumentStore>) -> Self {
        FormerPlayers {
            documents: Documents(documents),
            ids: RwLock::default(),
            renamed: RwLock::default(),
        }
    }

    /// Reads all documents. What fails is tried again.
    pub(crate) async fn load(&self) {
        for _ in 0..LOADS_MAX {
            let read = match self.read_all(TOMBSTONE_PREFIX).await {
                Ok(()) => self.read_all(RENAMED_KEY_PREFIX).await,
                Err(error) => Err(error),
            };
            match read {
                Ok(()) => return,
                Err(error) => {
                    tracing::error!(%error, "cannot read who has deleted their accounts");
                    tokio::time::sleep(RETRY_DELAY).await;
                }
            }
        }
    }

    async fn read_all(&self, prefix: &str) -> Result<(), ServiceError> {
        let mut after = None::<String>;
        loop {
            let behind = after.as_deref();
            let found = self.documents.scan_each(prefix, behind, SCANNED_AT_A_TIME).await?;
            for (key, document) in &found {
                if let Some(player) = renamed_player_of_key(key) {
                    self.on_renamed(player).await?;
                } else if let Some(player) = gone_player_of_key(key) {
                    // Of one that cannot be read the name is not shown.
                    let text = document.as_ref().map(|document| &*document.value);
                    let read = text.and_then(|text| serde_json::from_str(text).ok());
                    self.note_gone(player, &read.unwrap_or_default());
                }
            }
            match found.into_iter().nth(SCANNED_AT_A_TIME - 1) {
                Some((last, _)) => after = Some(last),
                None => return Ok(()),
            }
        }
    }

    /// From now on the name of this player is not shown here any more.
    pub fn note(&self, player: &str) {
        self.ids.write().unwrap_or_else(PoisonError::into_inner).insert(player.into());
    }

    fn note_gone(&self, player: &str, tombstone: &Tombstone) {
        if !tombstone.keeps_name {
            self.note(player);
        }
    }

    /// Reads how a player has gone.
    #[boxed]
    pub async fn on_gone(&self, player: &str) -> Result<(), ServiceError> {
        let kept = self.documents.read::<Tombstone>(&tombstone_key(player)).await?;
        if let Some(kept) = kept {
            self.note_gone(player, &kept.value);
        }
        Ok(())
    }

    /// Whether this player has deleted the account, and is shown with the pseudonym.
    pub fn is_former(&self, player: &str) -> bool {
        self.ids.read().unwrap_or_else(PoisonError::into_inner).contains(player)
    }

    /// Adds to a group that this name of the player is not shown any more.
    #[boxed]
    pub async fn with_name_taken(
        &self,
        group: Group,
        player: &str,
        act: u64,
        (taken, shown): (&str, &str),
    ) -> Result<Group, ServiceError> {
        let change = |names: &mut OtherNames| {
            if names.act >= act {
                return;
            }
            names.act = act;
            names.taken.retain(|name| **name != *shown);
            if !names.taken.iter().any(|name| **name == *taken) && names.taken.len() < RENAMES_MAX {
                names.taken.push(taken.into());
            }
            names.shown = shown.into();
        };
        self.documents.with_change(group, &format!("{RENAMED_KEY_PREFIX}{player}"), change).await
    }

    /// How many names operators have taken from this player.
    pub fn names_taken(&self, player: &str) -> usize {
        let renamed = self.renamed.read().unwrap_or_else(PoisonError::into_inner);
        renamed.get(player).map_or(0, |names| names.taken.len())
    }

    /// The names that operators have taken from this player.
    pub fn taken_from(&self, player: &str) -> Vec<String> {
        let renamed = self.renamed.read().unwrap_or_else(PoisonError::into_inner);
        let taken = renamed.get(player).map(|names| names.taken.iter());
        taken.into_iter().flatten().map(|name| name.to_string()).collect()
    }

    /// Forgets the names of a player who has deleted the account.
    #[boxed]
    pub async fn forget_names(&self, player: &str) -> Result<(), ServiceError> {
        self.documents.remove(&format!("{RENAMED_KEY_PREFIX}{player}")).await?;
        self.renamed.write().unwrap_or_else(PoisonError::into_inner).remove(player);
        Ok(())
    }

    /// Reads which names operators have taken from this player. If that is damaged, what is known
    /// stays.
    #[boxed]
    pub async fn on_renamed(&self, player: &str) -> Result<(), ServiceError> {
        let key = format!("{RENAMED_KEY_PREFIX}{player}");
        let Found::Whole(kept) = self.documents.find::<OtherNames>(&key).await? else {
            return Ok(());
        };
        let mut renamed = self.renamed.write().unwrap_or_else(PoisonError::into_inner);
        match kept {
            // Of two readings at the same time, the earlier one may come here last.
            Some(kept) if renamed.get(player).is_some_and(|known| known.act > kept.value.act) => {}
            Some(kept) => drop(renamed.insert(player.into(), kept.value)),
            None => drop(renamed.remove(player)),
        }
        Ok(())
    }

    /// Replaces the name if it is that of such a player, and shows every other one by the rule for
    /// texts.
    pub fn rename(&self, player: &mut PlayerRef) {
        player.show_name();
        if self.is_former(&player.id) {
            player.name = FORMER_PLAYER.into();
            return;
        }
        let renamed = self.renamed.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(names) = renamed.get(&player.id)
            && names.taken.contains(&player.name)
        {
            player.name = names.shown.clone();
        }
    }
}
