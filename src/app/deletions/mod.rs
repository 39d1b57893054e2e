//! Deleting accounts: on request of the player, and of guests whom nobody uses.
//!
//! One group of changes deletes accounts: it writes a tombstone for each, keeps the names from others,
//! and removes the accounts, without which sessions and tokens are refused. The same group notes what
//! is left to do, as a document for each player. So the account is deleted whatever happens next, and
//! tables, tournaments, orders, webhooks and events follow behind.
//!
//! Each step of that may be done again, so it does not matter who does it, nor how often, nor after
//! which kill. The tombstone is a precondition of whatever creates something for a player, so nothing
//! comes back, and what was removed once is gone. The document stays as long as the name is kept.

mod conversion;
mod traces;

use crate::boxed;
use std::{sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};
use tokio::{
    sync::Notify,
    time::{Instant, interval_at, timeout},
};

use crate::{
    accounts::{self, Accounts, Caller, Leaver},
    documents::{Attempts, Documents, Group, Tombstone, VersionedDocument, tombstone_key},
    error::AppError,
    retention::RetentionSettings,
    runtime::{duties::Duty, games::Games},
    table::create::Tables,
    tournaments::Tournaments,
    webhooks::Webhooks,
};
pub use conversion::convert_deletions;
use kontor_auth::passwords::GivenPassword;

/// How long the name of a deleted account is kept from others, in milliseconds: nobody can pass for
/// the player who had it among those who have not heard of the deletion.
pub const NAME_KEPT_MS: u64 = 30 * 24 * 60 * 60 * 1000;

/// What the keys of the documents begin with.
const KEY_PREFIX: &str = "deletion/";

/// How many documents are read at a time.
const SCANNED_AT_A_TIME: usize = 256;

/// How often the server looks for deletions that are to be completed.
const LOOK_INTERVAL: Duration = Duration::from_secs(60);

/// How often the server looks for guests whom nobody uses. It does not begin at once: the clock of a
/// machine that has just started may still be wrong.
const GUESTS_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// A deletion as stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Deletion {
    asked_at_ms: u64,
    /// The name that is kept from others; `None` for a guest.
    name: Option<String>,
    /// Whether the player is shown with a pseudonym from now on: who has asked for the deletion.
    renamed: bool,
    /// Whether everything is removed, and only the name is kept.
    done: bool,
}

impl Deletion {
    fn name_until_ms(&self) -> u64 {
        self.asked_at_ms + NAME_KEPT_MS
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
        leaver.without_account(documents, group, self.name_until_ms()).await
    }
}

fn key_of(player: &str) -> String {
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
    asked: Arc<Notify>,
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
        let asked = Arc::default();
        Deletions { games, tables, accounts, webhooks, tournaments, settings, asked }
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
        let mut attempts = Attempts::default();
        let leavers = loop {
            let leavers = self.accounts.leavers(caller, proven.as_deref()).await?;
            let mut group = self.accounts.without_session(Group::new(), caller).await?;
            for leaver in &leavers {
                let name = leaver.name.clone();
                let deletion = Deletion { asked_at_ms, name, renamed: true, done: false };
                group = deletion.with(&documents, group, leaver).await?;
                group = group.put(key_of(&leaver.id), None, &deletion);
            }
            let written = documents.write_group(group).await;
            // Also if the store could not tell, because the account may be gone.
            self.accounts.on_left(caller);
            if written?.is_none() {
                break leavers;
            }
            attempts.again().await?;
        };
        leavers.iter().for_each(|leaver| self.games.former.note(&leaver.id));
        self.asked.notify_one();
        // What is open ends now; if that fails, it ends when the rest goes.
        for leaver in &leavers {
            if let Err(error) = self.accounts.remove_belongings(&leaver.id).await {
                tracing::warn!(player = leaver.id, %error, "what is left of an account goes later");
            }
        }
        Ok(())
    }

    /// Completes deletions, and forgets unused guests, until the server stops.
    #[boxed(?Send)]
    pub async fn run(self) {
        let mut guests = interval_at(Instant::now() + GUESTS_INTERVAL, GUESTS_INTERVAL);
        while !self.games.is_draining() {
            tokio::select! {
                _ = timeout(LOOK_INTERVAL, self.asked.notified()) => {}
                _ = guests.tick() => match self.forget_unused_guests().await {
                    Ok(0) => {}
                    Ok(forgotten) => tracing::info!(forgotten, "guests whom nobody uses go"),
                    Err(error) => {
                        self.games.duties.failed(Duty::Deletions);
                        tracing::warn!(%error, "unused guests were not forgotten");
                    }
                },
            }
            if let Err(error) = self.complete_all().await {
                self.games.duties.failed(Duty::Deletions);
                tracing::warn!(%error, "deletions of accounts were not completed");
            }
            self.games.duties.looked(Duty::Deletions);
        }
    }

    /// Begins to delete the guests whom nobody has used for so long as the settings say. Returns how
    /// many there are.
    pub async fn forget_unused_guests(&self) -> Result<u64, AppError> {
        let asked_at_ms = self.games.right_time()?.0;
        let latest = self.settings.guest_ms().and_then(|kept| asked_at_ms.checked_sub(kept));
        let Some(latest) = latest else { return Ok(0) };
        let (documents, mut forgotten) = (self.documents(), 0);
        for guest in self.accounts.unused_guests(latest).await? {
            let deletion = Deletion { asked_at_ms, name: None, renamed: false, done: false };
            let group = deletion.with(&documents, Group::new(), &guest).await?;
            let group = group.put(key_of(&guest.id), None, &deletion);
            // After a conflict the guest has become a user, or another server was first.
            forgotten += u64::from(documents.write_group(group).await?.is_none());
            self.accounts.on_account_changed(&guest.id);
        }
        Ok(forgotten)
    }

    /// Does what there is to do now for all deletions.
    pub async fn complete_all(&self) -> Result<(), AppError> {
        let (mut after, now_ms) = (None::<String>, self.games.right_time()?.0);
        loop {
            let found =
                self.documents().0.scan(KEY_PREFIX, after.as_deref(), SCANNED_AT_A_TIME).await?;
            for (key, document) in &found {
                if self.games.is_draining() {
                    return Ok(());
                }
                // Most of them wait for the time when the name is free.
                let kept = serde_json::from_str::<Deletion>(&document.value);
                if kept.is_ok_and(|kept| kept.done && now_ms < kept.name_until_ms()) {
                    continue;
                }
                let player = key.strip_prefix(KEY_PREFIX).unwrap_or(key);
                // One that fails must not keep all others from being completed.
                if let Err(error) = self.complete(player).await {
                    self.games.duties.failed(Duty::Deletions);
                    tracing::warn!(player, %error, "the deletion of an account goes on later");
                }
            }
            match found.into_iter().nth(SCANNED_AT_A_TIME - 1) {
                Some((last, _)) => after = Some(last),
                None => return Ok(()),
            }
        }
    }

    async fn complete(&self, player: &str) -> Result<(), AppError> {
        let (documents, key) = (self.documents(), key_of(player));
        let Some(kept) = documents.read::<Deletion>(&key).await? else { return Ok(()) };
        let VersionedDocument { version, value: deletion } = kept;
        if !deletion.done {
            self.accounts.remove_belongings(player).await?;
            if !self.remove_traces(player).await? {
                return Ok(());
            }
            if deletion.name.is_some() {
                let done = Deletion { done: true, ..deletion };
                return documents.write(&key, Some(version), &done).await.map(drop);
            }
        } else if self.games.clock().now_ms() < deletion.name_until_ms() {
            return Ok(());
        }
        let mut group = Group::new().delete(&key, version);
        if let Some(name) = &deletion.name {
            group = accounts::without_kept_name(&documents, group, name, player).await?;
        }
        // After a conflict somebody has taken the name, or another server was first: it is looked at
        // again.
        documents.write_group(group).await.map(drop)
    }

    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }
}
