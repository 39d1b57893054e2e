//! The players who were told of the table of a rematch. They may sit nowhere and have no part in
//! the table, so nothing else names them when it ends by itself and they are to be told.
//!
//! The document is written with the table, and goes with the entry by which the game begins or the
//! table ends: where there is none, no player is asked any more. It changes with the feeds of its
//! players, so each of them has the table among those with which their feed is compared.

use std::{collections::BTreeSet, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::{
    boxed,
    documents::{Documents, Group},
    error::ServiceError,
};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Asked {
    players: BTreeSet<Arc<str>>,
}

/// The players who were asked to a table, as they were read.
pub struct AskedPlayers {
    key: String,
    version: u64,
    asked: Asked,
}

fn key_of(game: &str) -> String {
    format!("asked/{game}")
}

impl AskedPlayers {
    /// `None` if no player is asked to this table: it is that of no rematch, it was made by a
    /// release that did not note who is asked, or its game has begun. Damage keeps no table from
    /// its start or its end, and no player from their feed.
    #[boxed]
    pub async fn read(documents: &Documents, game: &str) -> Result<Option<Self>, ServiceError> {
        let key = key_of(game);
        let kept = documents.read_undamaged::<Asked>(&key).await?;
        Ok(kept.map(|kept| AskedPlayers { key, version: kept.version, asked: kept.value }))
    }

    /// Who is asked.
    pub fn players(&self) -> impl Iterator<Item = &Arc<str>> {
        self.asked.players.iter()
    }

    /// The same as [`without_table`], from what was read.
    pub fn without_table(self) -> Group {
        Group::new().delete(self.key, self.version)
    }

    /// Adds to a group that this player is asked no more, if the player was.
    fn without(mut self, group: Group, player: &str) -> Group {
        match self.asked.players.remove(player) {
            true => group.put(self.key, Some(self.version), &self.asked),
            false => group,
        }
    }
}

/// Adds to a group that makes a table that these players are asked there. A repair may have found
/// the document and not the log: the table is made again, and the players who were asked there are
/// still asked.
#[boxed]
pub async fn with_open_table(
    documents: &Documents,
    group: Group,
    game: &str,
    players: &[Arc<str>],
) -> Result<Group, ServiceError> {
    let left = AskedPlayers::read(documents, game).await?;
    let (version, mut asked) =
        left.map_or_else(Default::default, |left| (Some(left.version), left.asked));
    asked.players.extend(players.iter().cloned());
    Ok(group.put(key_of(game), version, &asked))
}

/// What a group changes by which the game begins or the table ends: its invitations end.
#[boxed]
pub async fn without_table(documents: &Documents, game: &str) -> Result<Group, ServiceError> {
    let asked = AskedPlayers::read(documents, game).await?;
    Ok(asked.map_or_else(Group::new, AskedPlayers::without_table))
}

/// What a group changes so that this player is not asked to a table any more.
#[boxed]
pub async fn without_player(
    documents: &Documents,
    game: &str,
    player: &str,
) -> Result<Group, ServiceError> {
    let asked = AskedPlayers::read(documents, game).await?;
    Ok(asked.map_or_else(Group::new, |asked| asked.without(Group::new(), player)))
}

/// Forgets that a player, with these tables in the feed, was asked there.
pub(super) async fn forget_player(
    documents: &Documents,
    games: impl Iterator<Item = &String>,
    player: &str,
) -> Result<(), ServiceError> {
    for game in games {
        let forgotten = || without_player(documents, game, player);
        documents.until_written(forgotten).await?;
    }
    Ok(())
}

/// Forgets the players who were asked to a table without a log: it could not be read, and did not
/// end.
#[boxed]
pub async fn forget(documents: &Documents, game: &str) -> Result<(), ServiceError> {
    documents.remove(&key_of(game)).await
}
