//! Tombstones: each deleted account leaves one, which stays for ever, because the id of a player is
//! never used again. That there is none is a precondition of every group that creates something for
//! a player. So nothing is created for a deleted player, whenever the request began and at
//! whichever server, and the removal of what is left need not look twice.

use crate::boxed;
use serde::{Deserialize, Serialize};

use super::{Documents, Group};
use crate::error::ServiceError;
use kontor_problems::Refused;
use kontor_store::{Conflict, Precondition};

/// What the keys of the tombstones begin with.
pub const TOMBSTONE_PREFIX: &str = "former/";

/// The key of the tombstone of a player.
pub fn tombstone_key(player: &str) -> String {
    format!("{TOMBSTONE_PREFIX}{player}")
}

/// A deleted account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tombstone {
    /// Whether the player is still shown with the name: an unused guest.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub keeps_name: bool,
}

/// Whether a group conflicts because it creates something for a deleted player.
pub fn is_of_the_gone(conflict: &Conflict) -> bool {
    match conflict {
        Conflict::Precondition(key) => key.starts_with(TOMBSTONE_PREFIX),
        Conflict::Entry | Conflict::Document(_) => false,
    }
}

/// Whether a group was written, by what it conflicts with. An error if the caller for whom
/// something is created has deleted the account since the request began.
pub fn is_written(conflict: Option<Conflict>) -> Result<bool, ServiceError> {
    match conflict {
        Some(conflict) if is_of_the_gone(&conflict) => Err(Refused::TokenInvalid.into()),
        conflict => Ok(conflict.is_none()),
    }
}

/// The same for a group that creates something for others as well as for the caller. The next
/// decision finds which of them is gone.
pub fn is_written_for(caller: &str, conflict: Option<Conflict>) -> Result<bool, ServiceError> {
    match conflict {
        Some(Conflict::Precondition(key)) if key == tombstone_key(caller) => {
            Err(Refused::TokenInvalid.into())
        }
        conflict => Ok(conflict.is_none()),
    }
}

/// That a player has not gone, for what is not written as a [`Group`].
pub fn living(player: &str) -> Precondition {
    Precondition { key: tombstone_key(player), version: None }
}

impl Group {
    /// No changes yet, which create something for this player.
    pub fn for_living(player: &str) -> Self {
        Group::new().if_living(player)
    }

    /// Only if this player is not gone: something is created for the player. May be said twice.
    #[must_use]
    pub fn if_living(self, player: &str) -> Self {
        let key = tombstone_key(player);
        if self.names(&key) { self } else { self.unless_changed(key, None) }
    }
}

impl Documents {
    /// Whether the account of this player is deleted.
    #[boxed]
    pub async fn is_gone(&self, player: &str) -> Result<bool, ServiceError> {
        Ok(self.0.get(&tombstone_key(player)).await?.is_some())
    }
}
