//! Deleting accounts: on request of the player, and of unused guests.
//!
//! One group of changes deletes accounts: it writes a tombstone for each, keeps the names from
//! others, and removes the accounts, without which sessions and tokens are refused. The same group
//! notes what is left to do, as a document for each player and the row by which it is due. So the
//! account is deleted even if the server stops next, and tables, tournaments, orders, webhooks and
//! events follow behind.
//!
//! Each step of that may be done again, so it does not matter which server does it, nor how often,
//! nor after which kill. The tombstone is a precondition of each write that creates something for a
//! player, so nothing comes back, and what was removed once is gone. The document stays as long as
//! the name is kept, and is due again then.

mod conversion;
mod remains;

use crate::boxed;
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::{
    error::AppError, retention::RetentionSettings, tournaments::Tournaments, webhooks::Webhooks,
};
pub use conversion::convert_deletions;
use kontor_accounts::{Accounts, Leaver};
use kontor_auth::Caller;
use kontor_auth::passwords::GivenPassword;
use kontor_log::time::Timestamp;
use kontor_service::{
    documents::{Documents, Group, Tombstone, VersionedDocument, tombstone_key},
    error::ServiceError,
    jobs::{self, Job, Page, Part, Plan, Servers, rows},
    runtime::{games::Games, jobs::JobKind},
};
use kontor_tables::table::tables::Tables;

kontor_limits::limits! {
    /// For how many days the name of a deleted account cannot be taken.
    // So no other player can pass for this one among players who have not heard of the deletion.
    pub const NAME_KEPT_DAYS: u32 = 30;
}

const NAME_KEPT_MS: u64 = NAME_KEPT_DAYS as u64 * 24 * 60 * 60 * 1000;

/// What the keys of the documents begin with.
const KEY_PREFIX: &str = "deletion/";

/// How often the server looks for deletions that are to be completed.
const LOOK_INTERVAL: Duration = Duration::from_secs(60);

/// Maximum number of deletions that are completed in one look.
const AT_A_TIME_MAX: usize = 256;

/// How often the server checks whether it is time to look for unused guests.
const GUESTS_LOOK_INTERVAL: Duration = Duration::from_secs(10 * 60);

/// How often the server looks for them, in milliseconds.
const GUESTS_INTERVAL_MS: u64 = 60 * 60 * 1000;

/// A deletion as stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Deletion {
    asked_at_ms: u64,
    /// The name that is kept from others; `None` for a guest.
    name: Option<String>,
    /// Whether the player is shown with a pseudonym from now on: that is so after a request for the
    /// deletion.
    renamed: bool,
    /// Whether everything is removed, and only the name is kept.
    done: bool,
}

impl Deletion {
    fn name_until_ms(&self) -> u64 {
        self.asked_at_ms + NAME_KEPT_MS
    }

    /// From when on the server has something to do: at once, and when the name is free.
    fn due_at(&self) -> Timestamp {
        Timestamp(if self.done { self.name_until_ms() } else { self.asked_at_ms })
    }

    /// Adds to a group that the deletion of this player has this state, with its row.
    fn put(&self, group: Group, player: &str, before: Option<(u64, &Deletion)>) -> Group {
        let group = group.put(key_of(player), before.map(|(version, _)| version), self);
        let before = before.map(|(_, deletion)| deletion.due_at());
        rows::follow(group, (JobKind::Deletions, player), before, Some(self.due_at()))
    }

    /// Adds to a group that an account is deleted.
    async fn with(
        &self,
        documents: &Documents,
        group: Group,
        leaver: &Leaver,
    ) -> Result<Group, AppError> {
        let tombstone = Tombstone { keeps_name: !self.renamed };
        let group = match documents.is_gone(&leaver.id).await? {
            true => group,
            false => group.put(tombstone_key(&leaver.id), None, &tombstone),
        };
        Ok(leaver.without_account(documents, group, self.name_until_ms()).await?)
    }
}

/// The row of the deletion of this player, which is stored so.
pub(crate) fn row_of_deletion(player: &str, stored: &str) -> Option<String> {
    let deletion: Deletion = serde_json::from_str(stored).ok()?;
    Some(rows::key_of(JobKind::Deletions, deletion.due_at(), player))
}

/// The key of the document of a deletion.
pub(crate) fn key_of(player: &str) -> String {
    format!("{KEY_PREFIX}{player}")
}

/// The deletions of accounts.
#[derive(Clone)]
pub struct Deletions {
    games: Games,
    tables: Tables,
    accounts: Arc<Accounts>,
    webhooks: Webhooks,
    tournaments: Tournaments,
    settings: RetentionSettings,
}

/// Completes deletions, whose ids are those of their players.
pub(crate) struct CompleteDeletions(pub(crate) Deletions);

#[async_trait(?Send)]
impl Job for CompleteDeletions {
    fn plan(&self) -> Plan {
        Plan::new(JobKind::Deletions, LOOK_INTERVAL, AT_A_TIME_MAX)
    }

    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError> {
        rows::due_in_documents(&self.0.documents(), JobKind::Deletions, part).await
    }

    async fn run(&self, player: &str) -> Result<u64, ServiceError> {
        Ok(self.0.complete(player).await.map(u64::from)?)
    }
}

/// Forgets the unused guests, all of them together.
pub(crate) struct ForgetGuests {
    deletions: Deletions,
    /// When that was done for the last time, or the server has started, in milliseconds since 1970.
    done_at_ms: AtomicU64,
}

impl ForgetGuests {
    pub(crate) fn new(deletions: Deletions) -> Self {
        let done_at_ms = deletions.games.clock().now_ms().into();
        ForgetGuests { deletions, done_at_ms }
    }
}

#[async_trait(?Send)]
impl Job for ForgetGuests {
    fn plan(&self) -> Plan {
        Plan { servers: Servers::OneOfAll, ..Plan::new(JobKind::Guests, GUESTS_LOOK_INTERVAL, 1) }
    }

    async fn due(&self, Part { now, .. }: Part<'_>) -> Result<Page, ServiceError> {
        // A clock that was set back must not put it off.
        let passed_ms = now.0.abs_diff(self.done_at_ms.load(Ordering::Relaxed));
        Ok(Page::of((passed_ms >= GUESTS_INTERVAL_MS).then_some("unused")))
    }

    async fn run(&self, _: &str) -> Result<u64, ServiceError> {
        let forgotten = self.deletions.forget_unused_guests().await?;
        self.done_at_ms.store(self.deletions.games.clock().now_ms(), Ordering::Relaxed);
        Ok(forgotten)
    }
}

impl Deletions {
    pub(crate) fn new(
        tables: Tables,
        accounts: Arc<Accounts>,
        webhooks: Webhooks,
        tournaments: Tournaments,
        settings: RetentionSettings,
    ) -> Self {
        let games = tables.games.clone();
        Deletions { games, tables, accounts, webhooks, tournaments, settings }
    }

    /// Deletes the account of the caller, a guest or a user with the password, together with the
    /// user's bot accounts. When this returns, their sessions and tokens are refused.
    #[boxed]
    pub async fn delete(
        &self,
        caller: Arc<Caller>,
        password: Option<GivenPassword>,
    ) -> Result<(), AppError> {
        let (deletions, games) = (self.clone(), self.games.clone());
        games.in_task(async move { deletions.begin(&caller, password).await }).await
    }

    async fn begin(
        &self,
        caller: &Caller,
        password: Option<GivenPassword>,
    ) -> Result<(), AppError> {
        let proven = self.accounts.may_leave(caller, password).await?;
        let asked_at_ms = self.games.right_time()?.0;
        let documents = self.documents();
        let begun = documents.until_written_with(|| async {
            let leavers = self.accounts.leavers(caller, proven.as_deref()).await?;
            let mut group = self.accounts.without_session(Group::new(), caller).await?;
            for leaver in &leavers {
                let name = leaver.name.clone();
                let deletion = Deletion { asked_at_ms, name, renamed: true, done: false };
                group = deletion.with(&documents, group, leaver).await?;
                group = deletion.put(group, &leaver.id, None);
            }
            Ok::<_, AppError>((group, leavers))
        });
        let begun = begun.await;
        // Also if the store could not tell, because the account may be gone.
        self.accounts.on_left(caller);
        let leavers = begun?;
        for leaver in &leavers {
            self.games.former.note(&leaver.id);
            self.games.jobs.wake_id(JobKind::Deletions, &leaver.id);
        }
        self.games.jobs.wake(JobKind::Deletions);
        // What is open ends now; if that fails, it ends when the rest goes.
        for leaver in &leavers {
            if let Err(error) = self.accounts.remove_belongings(&leaver.id).await {
                tracing::warn!(player = leaver.id, %error, "what is left of an account goes later");
            }
        }
        Ok(())
    }

    /// Begins to delete the guests who were unused for as long as the settings say. Returns how
    /// many there are.
    #[boxed(?Send)]
    pub async fn forget_unused_guests(&self) -> Result<u64, AppError> {
        let asked_at_ms = self.games.right_time()?.0;
        let latest = self.settings.guest_ms().and_then(|kept| asked_at_ms.checked_sub(kept));
        let Some(latest) = latest else { return Ok(0) };
        let (documents, mut forgotten) = (self.documents(), 0);
        for guest in self.accounts.unused_guests(latest).await? {
            let begun = self.forget_guest(&documents, &guest, asked_at_ms).await;
            // One whose documents are damaged stays, and stops no other.
            if let Some(why) = begun.as_ref().err().and_then(AppError::damage) {
                tracing::warn!(player = guest.id, why, "a guest is not forgotten");
                continue;
            }
            forgotten += u64::from(begun?);
        }
        self.games.jobs.wake(JobKind::Deletions);
        Ok(forgotten)
    }

    /// Begins to delete a guest. Returns whether it did: otherwise the guest has become a user, or
    /// another server was first.
    async fn forget_guest(
        &self,
        documents: &Documents,
        guest: &Leaver,
        asked_at_ms: u64,
    ) -> Result<bool, AppError> {
        let deletion = Deletion { asked_at_ms, name: None, renamed: false, done: false };
        let group = deletion.with(documents, Group::new(), guest).await?;
        let group = deletion.put(group, &guest.id, None);
        let conflict = documents.write_group(group).await?;
        self.accounts.on_account_changed(&guest.id);
        Ok(conflict.is_none())
    }

    /// Does what there is to do now for all deletions.
    #[boxed(?Send)]
    pub async fn complete_all(&self) -> Result<(), AppError> {
        let job = Box::new(CompleteDeletions(self.clone()));
        Ok(jobs::do_all(&self.games, job).await.map(drop)?)
    }

    /// Does what there is to do now for a deletion. Returns whether something was done.
    async fn complete(&self, player: &str) -> Result<bool, AppError> {
        let (documents, key) = (self.documents(), key_of(player));
        let Some(kept) = documents.read::<Deletion>(&key).await? else {
            let now = Timestamp(self.games.clock().now_ms());
            rows::remove_stray(&documents, (JobKind::Deletions, player), &[key], now).await?;
            return Ok(false);
        };
        let VersionedDocument { version, value: deletion } = kept;
        if !deletion.done {
            self.accounts.remove_belongings(player).await?;
            if !self.remove_remains(player).await? {
                return Ok(false);
            }
            if deletion.name.is_some() {
                let done = Deletion { done: true, ..deletion.clone() };
                let group = done.put(Group::new(), player, Some((version, &deletion)));
                // After a conflict another server was first.
                return Ok(documents.write_group(group).await?.is_none());
            }
        } else if self.games.clock().now_ms() < deletion.name_until_ms() {
            return Ok(false);
        }
        let id = (JobKind::Deletions, player);
        let mut group = rows::follow(Group::new(), id, Some(deletion.due_at()), None);
        group = group.delete(&key, version);
        if let Some(name) = &deletion.name {
            group = kontor_accounts::without_kept_name(&documents, group, name, player).await?;
        }
        // After a conflict another player has taken the name, or another server was first: it is
        // looked at again.
        Ok(documents.write_group(group).await?.is_none())
    }

    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }
}
