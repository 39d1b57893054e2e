//! Who was told of the table of a rematch. They may sit nowhere and have no part in the table, so
//! nothing else says who is to be told when it ends by itself.
//!
//! The document is written with the events that tell them, and goes with the table.

use std::{collections::BTreeSet, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::{
    documents::{Documents, Group},
    error::AppError,
};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Asked {
    players: BTreeSet<Arc<str>>,
}

/// The players who were asked to a table, as they were read.
pub(crate) struct AskedPlayers {
    key: String,
    version: Option<u64>,
    asked: Asked,
}

fn key_of(game: &str) -> String {
    format!("asked/{game}")
}

impl AskedPlayers {
    pub(crate) async fn read(documents: &Documents, game: &str) -> Result<Self, AppError> {
        let key = key_of(game);
        let kept = documents.read::<Asked>(&key).await?;
        let (version, asked) =
            kept.map_or_else(Default::default, |kept| (Some(kept.version), kept.value));
        Ok(AskedPlayers { key, version, asked })
    }

    pub(crate) fn players(&self) -> impl Iterator<Item = &Arc<str>> {
        self.asked.players.iter()
    }

    /// Adds to a group that these are asked, too.
    pub(super) fn with(&self, group: Group, players: &[Arc<str>]) -> Group {
        let mut asked = self.asked.clone();
        asked.players.extend(players.iter().cloned());
        group.put_if_changed(&*self.key, self.version, (&self.asked, &asked))
    }

    /// Adds to a group that the table ends. Nobody else is asked until then.
    pub(crate) fn forgotten(self, group: Group) -> Group {
        match self.version {
            Some(version) => group.delete(self.key, version),
            None => group.unless_changed(self.key, None),
        }
    }
}

/// Forgets who was asked to a table whose log is gone.
pub(crate) async fn forget(documents: &Documents, game: &str) -> Result<(), AppError> {
    documents.remove(&key_of(game)).await
}
