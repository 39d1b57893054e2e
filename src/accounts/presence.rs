//! Presence: when a player was last here, for players who want it to be shown.
//!
//! A request with a session or token of such a player is noted in memory, and a task writes what
//! was noted, so no request waits for it. The time is that of a step of five minutes, for all
//! requests and tables, and a document is written once in a step at most. Of players who do not
//! want it nothing is noted, nor written.
//!
//! The document is `presence/<player>`. It is gone when the player does not want it any more.

use crate::boxed;
use std::{sync::Arc, time::Duration};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Account, Accounts, OwnProfile, PlayerKind, player_lists::Unwanted};
use crate::error::AccountsError;
use kontor_log::time::Timestamp;
use kontor_service::{
    documents::{Documents, Group},
    error::ServiceError,
    jobs::{Job, Page, Part, Plan, Servers},
    requester::player_ref,
    runtime::jobs::JobKind,
    space::Growth,
};

kontor_limits::limits! {
    /// How coarse the time is at which a profile says that a player was here, in seconds.
    pub const PRESENCE_STEP_S: u64 = 5 * 60;
}

const PRESENCE_STEP_MS: u64 = PRESENCE_STEP_S * 1000;

/// For how many steps behind the one in which a player was here the player is online.
const ONLINE_STEPS: u64 = 1;

/// How often it is written who was noted.
const WRITE_INTERVAL: Duration = Duration::from_secs(30);

/// Whether a player is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Presence {
    /// Whether the player was here in these five minutes or in the five before.
    pub online: bool,
    /// When the player was last here, rounded down to five minutes; null if not since the player
    /// shows it.
    pub seen_at: Option<Timestamp>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Seen {
    /// When the step began in which the player was last here.
    at_ms: u64,
}

fn step_of(now_ms: u64) -> u64 {
    now_ms - now_ms % PRESENCE_STEP_MS
}

fn key_of(player: &str) -> String {
    format!("presence/{player}")
}

/// Forgets when a player was here.
#[boxed]
pub async fn remove(documents: &Documents, player: &str) -> Result<(), AccountsError> {
    Ok(documents.remove(&key_of(player)).await?)
}

/// Writes who was here.
pub struct WritePresence(pub Arc<Accounts>);

#[async_trait(?Send)]
impl Job for WritePresence {
    fn plan(&self) -> Plan {
        Plan {
            servers: Servers::Each,
            growth: Some(Growth::Ongoing),
            ..Plan::new(JobKind::Presence, WRITE_INTERVAL, 1)
        }
    }

    async fn due(&self, _: Part<'_>) -> Result<Page, ServiceError> {
        Ok(Page::of((!self.0.noted.is_empty()).then_some("noted")))
    }

    async fn run(&self, _: &str) -> Result<u64, ServiceError> {
        self.0.write_presence().await.map(|()| 0)
    }
}

impl Accounts {
    /// Adds to a group that it is forgotten when a player was here.
    pub(super) async fn without_presence(
        &self,
        group: Group,
        player: &str,
    ) -> Result<Group, AccountsError> {
        Ok(match self.documents.find::<Seen>(&key_of(player)).await?.version() {
            Some(version) => group.delete(key_of(player), version),
            None => group,
        })
    }

    /// Notes that a player is here who shows it.
    pub(super) fn note(&self, player: &str) {
        self.noted.note(player, step_of(self.clock.now_ms()));
    }

    /// Writes who was here, and returns the last failure of the store. What fails is not tried
    /// again: the player will be noted again, or has gone.
    #[boxed]
    pub async fn write_presence(&self) -> Result<(), ServiceError> {
        let mut written = Ok(());
        for (player, at_ms) in self.noted.take() {
            if let Err(error) = self.write_seen(&player, at_ms).await {
                tracing::warn!(player, %error, "it was not written that a player was here");
                // Damage of one player delays no others.
                if error.damage().is_none() {
                    written = Err(error);
                }
            }
        }
        written
    }

    async fn write_seen(&self, player: &str, at_ms: u64) -> Result<(), ServiceError> {
        if self.space.admit(Growth::Ongoing).is_err() {
            return Ok(());
        }
        let (account_key, key) = (Account::key(player), key_of(player));
        let written = self.documents.until_written(|| async {
            let account = self.documents.read::<Account>(&account_key).await?;
            let account = account.filter(|kept| kept.value.profile.shows_presence);
            let seen = self.documents.read::<Seen>(&key).await?;
            let is_known = seen.as_ref().is_some_and(|seen| seen.value.at_ms >= at_ms);
            let Some(account) = account.filter(|_| !is_known) else { return Ok(Group::new()) };
            // The player who stops showing it, or deletes the account, changes the account.
            let group = Group::new().put(&key, seen.map(|seen| seen.version), &Seen { at_ms });
            Ok(group.unless_changed(&account_key, Some(account.version)))
        });
        written.await
    }

    /// Whether a player is here, as another player sees it. It is null for a viewer who is not to
    /// know it, for any reason, and then as much is read as where the player does not want it.
    #[boxed]
    pub async fn presence(
        &self,
        player: &str,
        profile: &OwnProfile,
        asked_by: Option<&str>,
    ) -> Result<Option<Presence>, AccountsError> {
        let may_know = match asked_by {
            None => false,
            Some(viewer) if viewer == player => true,
            Some(viewer) => self.may_know_presence(player, viewer).await?,
        };
        match may_know && profile.shows_presence {
            true => self.seen(player).await.map(Some),
            false => Ok(None),
        }
    }

    /// Guests do not: a blocked player could look as a guest. A bot account knows what its owner
    /// may know.
    async fn may_know_presence(&self, player: &str, viewer: &str) -> Result<bool, AccountsError> {
        let Some(viewer) = self.player(viewer).await? else { return Ok(false) };
        let unwanted = Unwanted::by(&self.documents, player, [&player_ref(&viewer)]).await?;
        Ok(viewer.kind != PlayerKind::Guest && !unwanted.block(&viewer.id))
    }

    /// When a player was here, as the player sees it.
    pub(super) async fn seen(&self, player: &str) -> Result<Presence, AccountsError> {
        let found = self.documents.find::<Seen>(&key_of(player)).await?;
        let seen_at = found.whole().map(|kept| Timestamp(kept.value.at_ms));
        let online_from =
            step_of(self.clock.now_ms()).saturating_sub(ONLINE_STEPS * PRESENCE_STEP_MS);
        let online = seen_at.is_some_and(|seen_at| seen_at.0 >= online_from);
        Ok(Presence { online, seen_at })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::noted::Noted;

    #[test]
    fn the_last_step_of_each_player_is_noted_and_taken_once() {
        let noted = Noted::default();
        noted.note("p_ada", step_of(PRESENCE_STEP_MS + 7));
        noted.note("p_ada", step_of(3 * PRESENCE_STEP_MS - 1));
        noted.note("p_ada", step_of(PRESENCE_STEP_MS));
        assert_eq!(noted.take(), HashMap::from([("p_ada".to_owned(), 2 * PRESENCE_STEP_MS)]));
        assert!(noted.take().is_empty());
    }
}
