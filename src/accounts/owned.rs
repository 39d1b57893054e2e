//! What a player has several of: sessions, personal tokens, bot accounts. The ids stand in a
//! document of the player, so that they can be listed and counted.
//!
//! The document of what is listed is written in one group with the list. An id without a document
//! is of something that has ended since; readers of the list pass over it.

use serde::{Deserialize, Serialize};

use super::Accounts;
use crate::error::AccountsError;
use kontor_problems::Refused;
use kontor_service::documents::Group;

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Owned {
    pub(super) ids: Vec<String>,
}

impl Accounts {
    /// The ids in the list with this key, oldest first.
    pub(super) async fn owned(&self, key: &str) -> Result<Vec<String>, AccountsError> {
        let list = self.documents.read::<Owned>(key).await?;
        Ok(list.map(|kept| kept.value.ids).unwrap_or_default())
    }

    /// The same where damage must stop nothing else: a list that is damaged names nothing.
    pub(super) async fn owned_undamaged(&self, key: &str) -> Result<Vec<String>, AccountsError> {
        let list = self.documents.read_undamaged::<Owned>(key).await?;
        Ok(list.map(|kept| kept.value.ids).unwrap_or_default())
    }

    /// Adds to a group that one more is in the list with this key, unless it is full.
    pub(super) async fn with_one_more(
        &self,
        group: Group,
        key: &str,
        (id, most): (&str, usize),
        full: Refused,
    ) -> Result<Group, AccountsError> {
        let mut owned = self.documents.edit::<Owned>(key).await?;
        if owned.ids.len() >= most {
            return Err(full.into());
        }
        owned.ids.push(id.to_owned());
        Ok(owned.put(group))
    }

    /// Adds to a group that the list with this key is changed.
    pub(super) async fn with_owned(
        &self,
        group: Group,
        key: &str,
        change: impl FnOnce(&mut Vec<String>) -> Result<(), AccountsError>,
    ) -> Result<Group, AccountsError> {
        let mut owned = self.documents.edit::<Owned>(key).await?;
        change(&mut owned.ids)?;
        Ok(owned.put(group))
    }
}
