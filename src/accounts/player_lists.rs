//! The players that a player has blocked, and those that are muted. Both lists are one document,
//! `player_lists/<player>`, so that one read answers both questions.
//!
//! A player on a list is on it with all bot accounts, also later ones.
//!
//! Only the player reads them. What follows from a block looks to the other one like something that
//! has other causes too; `docs/opponents.md` says what can be inferred nevertheless.

use crate::boxed;
use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Account, Accounts, Player, PlayerKind};
use crate::error::AccountsError;
use kontor_log::{table_event::PlayerRef, time::Timestamp};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Found},
    error::ServiceError,
    requester::player_ref,
    space::Growth,
};
use kontor_store::Precondition;

kontor_limits::limits! {
    /// How many players one player can block.
    pub const BLOCKS_MAX: usize = 200;
    /// How many players one player can mute.
    pub const MUTES_MAX: usize = 200;
}

/// What a player does not want of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListKind {
    /// To meet, and to read.
    Blocks,
    /// To read.
    Mutes,
}

impl ListKind {
    fn max(self) -> usize {
        match self {
            ListKind::Blocks => BLOCKS_MAX,
            ListKind::Mutes => MUTES_MAX,
        }
    }
}

/// A player on such a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ListedPlayer {
    /// The player.
    pub player: PlayerRef,
    /// Since when the player is on the list.
    pub since: Timestamp,
}

/// The lists of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct PlayerLists {
    #[serde(default)]
    blocked: Vec<ListedPlayer>,
    #[serde(default)]
    muted: Vec<ListedPlayer>,
}

impl PlayerLists {
    /// Those of this player.
    async fn of(documents: &Documents, player: &str) -> Result<Self, AccountsError> {
        let found = documents.read::<PlayerLists>(&key_of(player)).await?;
        Ok(found.map(|kept| kept.value).unwrap_or_default())
    }

    fn list(&self, kind: ListKind) -> &[ListedPlayer] {
        match kind {
            ListKind::Blocks => &self.blocked,
            ListKind::Mutes => &self.muted,
        }
    }

    fn list_mut(&mut self, kind: ListKind) -> &mut Vec<ListedPlayer> {
        match kind {
            ListKind::Blocks => &mut self.blocked,
            ListKind::Mutes => &mut self.muted,
        }
    }
}

/// The players that a player does not want to meet, and those not to be read.
#[derive(Clone, Debug, Default)]
pub struct Unwanted {
    /// Everybody but this player counts as blocked, because the player's lists are damaged: a
    /// player who was on them must not come through.
    everybody_but: Option<Arc<str>>,
    blocked: BTreeSet<Arc<str>>,
    muted: BTreeSet<Arc<str>>,
}

impl Unwanted {
    /// The listed players of this player, and their bot accounts among `others`.
    pub async fn by(
        documents: &Documents,
        player: &str,
        others: impl IntoIterator<Item = &PlayerRef>,
    ) -> Result<Self, ServiceError> {
        Self::listed_by(documents, player).await?.with_bots_among(documents, others).await
    }

    /// The same, and the document that says so.
    pub async fn noted_by(
        documents: &Documents,
        player: &str,
        others: impl IntoIterator<Item = &PlayerRef>,
    ) -> Result<(Self, Precondition), ServiceError> {
        let key = key_of(player);
        let found = documents.find::<PlayerLists>(&key).await?;
        let noted = Precondition { key, version: found.version() };
        let unwanted = Unwanted::of_found(found, player).with_bots_among(documents, others).await?;
        Ok((unwanted, noted))
    }

    /// The listed players of this player, without their bot accounts.
    #[boxed]
    pub async fn listed_by(documents: &Documents, player: &str) -> Result<Self, ServiceError> {
        Ok(Unwanted::of_found(documents.find(&key_of(player)).await?, player))
    }

    fn of_found(found: Found<PlayerLists>, player: &str) -> Self {
        match found {
            Found::Whole(Some(kept)) => Unwanted::of(&kept.value),
            Found::Whole(None) => Unwanted::default(),
            Found::Damaged(_) => {
                Unwanted { everybody_but: Some(player.into()), ..Unwanted::default() }
            }
        }
    }

    fn of(lists: &PlayerLists) -> Self {
        let ids =
            |list: &[ListedPlayer]| list.iter().map(|listed| listed.player.id.clone()).collect();
        Unwanted { everybody_but: None, blocked: ids(&lists.blocked), muted: ids(&lists.muted) }
    }

    /// The same, with the bot accounts of theirs that are among `others`.
    pub async fn with_bots_among(
        &self,
        documents: &Documents,
        others: impl IntoIterator<Item = &PlayerRef>,
    ) -> Result<Self, ServiceError> {
        let mut unwanted = self.clone();
        let bots = others.into_iter().filter(|other| other.kind == Some(PlayerKind::Bot));
        for bot in bots.map(|bot| &bot.id).collect::<BTreeSet<_>>() {
            // It is read also where the lists are empty, so that the time of the answer says
            // nothing.
            let owner = match documents.find::<Account>(&Account::key(bot)).await? {
                Found::Whole(kept) => kept.and_then(|kept| kept.value.owner().map(str::to_owned)),
                // Its owner may be blocked, and it must stop no other player.
                Found::Damaged(_) => {
                    unwanted.blocked.insert(bot.clone());
                    continue;
                }
            };
            let Some(owner) = owner else { continue };
            for list in [&mut unwanted.blocked, &mut unwanted.muted] {
                if list.contains(&*owner) {
                    list.insert(bot.clone());
                }
            }
        }
        Ok(unwanted)
    }

    /// Whether all others count as blocked, because the lists are damaged.
    pub fn block_all_others(&self) -> bool {
        self.everybody_but.is_some()
    }

    /// Whether the player has blocked this one.
    pub fn block(&self, other: &str) -> bool {
        self.everybody_but.as_deref().is_some_and(|own| own != other)
            || self.blocked.contains(other)
    }

    /// Whether the player reads nothing that this one writes. A block includes that.
    pub fn mute(&self, other: &str) -> bool {
        self.muted.contains(other) || self.block(other)
    }
}

fn key_of(player: &str) -> String {
    format!("player_lists/{player}")
}

/// Removes the lists of a player.
#[boxed]
pub async fn remove_all(documents: &Documents, player: &str) -> Result<(), AccountsError> {
    Ok(documents.remove(&key_of(player)).await?)
}

impl Accounts {
    /// The players on this list of the calling player, oldest first. Deleted players have the names
    /// that they had.
    #[boxed]
    pub async fn listed_players(
        &self,
        player: &Player,
        kind: ListKind,
    ) -> Result<Vec<ListedPlayer>, AccountsError> {
        let lists = PlayerLists::of(&self.documents, &player.id).await?;
        Ok(lists.list(kind).to_vec())
    }

    /// Puts a player on this list of the calling player. A player who is on it already stays there.
    #[boxed]
    pub async fn list_player(
        &self,
        player: &Player,
        kind: ListKind,
        other: &str,
    ) -> Result<ListedPlayer, AccountsError> {
        if player.id == other {
            let what = "this must be another player".to_owned();
            return Err(AccountsError::ParameterInvalid { parameter: "player", what });
        }
        self.space.admit(Growth::Ongoing)?;
        let other = self.player(other).await?.ok_or(Refused::PlayerUnknown)?;
        let since = Timestamp(self.clock.now_ms());
        let new = ListedPlayer { player: player_ref(&other), since };
        let add = |lists: &mut PlayerLists| {
            let list = lists.list_mut(kind);
            if let Some(listed) = list.iter().find(|listed| listed.player.is(&other.id)) {
                return Ok(listed.clone());
            }
            if list.len() >= kind.max() {
                return Err(match kind {
                    ListKind::Blocks => Refused::BlocksSpent.into(),
                    ListKind::Mutes => Refused::MutesSpent.into(),
                });
            }
            list.push(new.clone());
            Ok(new.clone())
        };
        self.change_in_turn(&player.id, &key_of(&player.id), add).await?
    }

    /// Takes a player from this list of the calling player.
    #[boxed]
    pub async fn unlist_player(
        &self,
        player: &Player,
        kind: ListKind,
        other: &str,
    ) -> Result<(), AccountsError> {
        let take = |lists: &mut PlayerLists| {
            lists.list_mut(kind).retain(|listed| !listed.player.is(other));
        };
        self.change_in_turn(&player.id, &key_of(&player.id), take).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kontor_store::MemoryStore;

    use super::*;

    /// Blocked players do not come through; what the player says is still shown.
    #[tokio::test]
    async fn a_player_with_damaged_lists_blocks_all_others() {
        for is_corrupt in [true, false] {
            let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
            let documents = Documents(store.clone());
            assert!(!Unwanted::listed_by(&documents, "p_ada").await.unwrap().block("p_ben"));
            documents.write(&key_of("p_ada"), None, &"noise").await.unwrap();
            if is_corrupt {
                store.corrupt_document(&key_of("p_ada"));
            }
            let unwanted = Unwanted::listed_by(&documents, "p_ada").await.unwrap();
            assert!(unwanted.block("p_ben") && unwanted.mute("p_ben"));
            assert!(!unwanted.block("p_ada") && !unwanted.mute("p_ada"));
            let (unwanted, _) = Unwanted::noted_by(&documents, "p_ada", []).await.unwrap();
            assert!(unwanted.block("p_ben") && !unwanted.block("p_ada"));
        }
    }

    /// Its owner is not known, and it stops no other player.
    #[tokio::test]
    async fn a_bot_whose_account_is_damaged_counts_as_blocked() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        let bot = |id: &str| PlayerRef {
            id: id.into(),
            name: "Bot".into(),
            kind: Some(PlayerKind::Bot),
            engine: None,
        };
        let bots = [bot("p_corrupt"), bot("p_noise"), bot("p_gone")];
        for bot in &bots[..2] {
            documents.write(&Account::key(&bot.id), None, &"noise").await.unwrap();
        }
        store.corrupt_document(&Account::key("p_corrupt"));
        let unwanted = Unwanted::by(&documents, "p_ada", &bots).await.unwrap();
        assert_eq!(bots.map(|bot| unwanted.block(&bot.id)), [true, true, false]);
        assert!(!unwanted.block("p_ben"));
    }
}
