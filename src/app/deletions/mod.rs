//! Deleting accounts: on request of the player, and of guests whom nobody uses.
//!
//! A deletion is a document, which is written first; from then on it will be completed, also after a
//! kill and by another server. Each step may be done again, so it does not matter who completes it
//! nor how often. The account goes first: when the request is answered, all sessions and tokens of
//! the player are refused. Its tables, tournaments, orders, webhooks and events follow behind.
//!
//! A request that was under way when the account went, or a server that still had a session in its
//! cache, may bring something back. So what has been done is done once more after a while, and only
//! then the deletion counts as done. Its document stays as long as the name is kept.

mod traces;

use crate::boxed;
use std::{sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};
use tokio::{
    sync::Notify,
    time::{Instant, interval_at, timeout},
};

use crate::{
    accounts::{Accounts, Caller, Leaver},
    documents::{Documents, VersionedDocument},
    error::AppError,
    retention::RetentionSettings,
    runtime::{duties::Duty, games::Games},
    table::create::Tables,
    tournaments::Tournaments,
    webhooks::Webhooks,
};
use kontor_auth::passwords::GivenPassword;

/// How long the name of a deleted account is kept from others, in milliseconds: nobody can pass for
/// the player who had it among those who have not heard of the deletion.
pub const NAME_KEPT_MS: u64 = 30 * 24 * 60 * 60 * 1000;

/// After what time nothing brings back what a deletion has removed, in milliseconds.
pub const SETTLED_MS: u64 = 60_000;

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
        let leavers = self.accounts.leavers(caller, password).await?;
        let asked_at_ms = self.games.right_time()?.0;
        // All documents come first, because the list of bot accounts goes with the account of their
        // user.
        for Leaver { id, name } in &leavers {
            let deletion = Deletion { asked_at_ms, name: name.clone(), renamed: true, done: false };
            // After a conflict the deletion was asked for before.
            self.documents().write(&key_of(id), None, &deletion).await?;
        }
        for leaver in &leavers {
            self.remove_account(leaver, asked_at_ms + NAME_KEPT_MS).await?;
            self.games.former.add(&leaver.id).await?;
        }
        // The session of a guest is on no list.
        self.accounts.end_session(&caller.session).await?;
        self.asked.notify_one();
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
        let unused = self.accounts.unused_guests(latest).await?;
        for guest in &unused {
            let deletion = Deletion { asked_at_ms, name: None, renamed: false, done: false };
            self.documents().write(&key_of(guest), None, &deletion).await?;
        }
        Ok(unused.len() as u64)
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
        let now_ms = self.games.clock().now_ms();
        if !deletion.done {
            let is_settled = now_ms >= deletion.asked_at_ms + SETTLED_MS;
            let leaver = Leaver { id: player.to_owned(), name: deletion.name.clone() };
            self.remove_account(&leaver, deletion.name_until_ms()).await?;
            if deletion.renamed {
                self.games.former.add(player).await?;
            }
            if !self.remove_traces(player).await? || !is_settled {
                return Ok(());
            }
            if deletion.name.is_some() {
                let done = Deletion { done: true, ..deletion };
                return documents.write(&key, Some(version), &done).await.map(drop);
            }
        } else if now_ms < deletion.name_until_ms() {
            return Ok(());
        }
        if let Some(name) = &deletion.name {
            self.accounts.free_name(name, player).await?;
        }
        documents.remove(&key).await
    }

    /// Removes an account with what belongs to it. Bot accounts that it has got since the deletion was
    /// asked for are deleted, too.
    async fn remove_account(&self, leaver: &Leaver, name_until_ms: u64) -> Result<(), AppError> {
        self.accounts.remove_account(leaver).await?;
        for Leaver { id, name } in self.accounts.bots_of(&leaver.id).await? {
            let asked_at_ms = self.games.clock().now_ms();
            let deletion = Deletion { asked_at_ms, name, renamed: true, done: false };
            // After a conflict the deletion was asked for with that of the user.
            self.documents().write(&key_of(&id), None, &deletion).await?;
        }
        self.accounts.remove_belongings(leaver, name_until_ms).await
    }

    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }
}
