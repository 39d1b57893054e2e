//! Deletes logs that nobody needs any more: games of guests that have been over or left alone for
//! long, and tables that were deleted before their start. Before that, it ends tables whose time is
//! up.
//!
//! Both are found through the index. A game is a game of guests if no user sits or sat at its table,
//! and no user made it; whether somebody is a user is asked when it is about to be deleted, because a
//! guest may have become one. A game from which a fork goes on stays as long as the fork.
//!
//! The log of the game is deleted first. If the process ends right afterwards, messages and standing
//! orders of this game remain, which nobody can reach.

use crate::boxed;
use std::{sync::Arc, time::Duration};

use tokio::time::{Instant, interval_at};

use crate::{
    accounts::Accounts,
    documents::Documents,
    error::{AppError, StoreFault},
    log::{
        commit::time_of,
        lobby::Status,
        names::messages_of,
        summary::{
            DELETED_PREFIX, GUESTS_PREFIX, Summary, TableSummary, created_of_row, game_of_row,
        },
    },
    messages::{removed, reports},
    runtime::{duties::Duty, games::Games, standing_orders},
    table::expiry,
};
use kontor_store::{DeleteError, LogId};

/// How long the log of a table is kept that was deleted before its start, in milliseconds. Until
/// then followers read the event that ended it.
pub const DELETED_TABLE_KEPT_MS: u64 = 60 * 60 * 1000;

/// How often the server looks for logs to be deleted.
const SWEEP_INTERVAL: Duration = Duration::from_secs(10 * 60);

/// Maximum number of index rows or documents that are read at a time.
const ROWS_MAX: usize = 256;

/// How long games are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RetentionSettings {
    /// For how many days after its last move a game of guests is kept; 0 means for ever.
    pub guest_game_days: u32,
    /// After how many days a guest is forgotten whom nobody uses; 0 means never.
    pub guest_days: u32,
}

impl RetentionSettings {
    /// How long a guest is kept whom nobody uses.
    pub(crate) fn guest_ms(self) -> Option<u64> {
        let days = u64::from(self.guest_days);
        (days > 0).then_some(days * 24 * 60 * 60 * 1000)
    }

    fn guest_game_ms(self) -> Option<u64> {
        let days = u64::from(self.guest_game_days);
        (days > 0).then_some(days * 24 * 60 * 60 * 1000)
    }
}

/// Deletes what nobody needs any more.
#[derive(Clone)]
pub struct Retention {
    games: Games,
    accounts: Arc<Accounts>,
    settings: RetentionSettings,
}

impl Retention {
    /// Deletes games of this server.
    pub fn new(games: Games, accounts: Arc<Accounts>, settings: RetentionSettings) -> Self {
        Retention { games, accounts, settings }
    }

    /// The settings.
    pub fn settings(&self) -> RetentionSettings {
        self.settings
    }

    /// Sweeps now and then until the server stops. It does not begin at once: the clock of a machine
    /// that has just started may still be wrong, and what is deleted is gone.
    #[boxed]
    pub async fn run(self) {
        let mut ticks = interval_at(Instant::now() + SWEEP_INTERVAL, SWEEP_INTERVAL);
        while !self.games.is_draining() {
            ticks.tick().await;
            match self.sweep().await {
                Ok(0) => {}
                Ok(deleted) => tracing::info!(deleted, "logs were deleted that nobody needs"),
                Err(error) => {
                    self.games.duties.failed(Duty::Retention);
                    tracing::warn!(%error, "logs that nobody needs were not deleted");
                }
            }
            self.games.duties.looked(Duty::Retention);
        }
    }

    /// Deletes what may be deleted now. Returns how many games it was.
    pub async fn sweep(&self) -> Result<u64, AppError> {
        let now = self.games.right_time()?.0;
        reports::sweep(&Documents(self.games.documents().clone()), now).await?;
        match expiry::expire_all(&self.games).await? {
            0 => {}
            expired => tracing::info!(expired, "tables were ended at which nothing happens"),
        }
        let deleted =
            self.sweep_rows(DELETED_PREFIX, now.checked_sub(DELETED_TABLE_KEPT_MS)).await?;
        let latest = self.settings.guest_game_ms().and_then(|kept| now.checked_sub(kept));
        Ok(deleted + self.sweep_rows(GUESTS_PREFIX, latest).await?)
    }

    /// Deletes the games of these rows whose last commit is not later than `latest`.
    async fn sweep_rows(&self, prefix: &str, latest: Option<u64>) -> Result<u64, AppError> {
        let Some(latest) = latest else { return Ok(0) };
        let mut deleted = 0;
        let mut after = None;
        loop {
            let rows = self.games.events().index_rows(prefix, after.as_deref(), ROWS_MAX).await?;
            for row in &rows {
                // These rows are sorted by age, and the last commit is not older than the game.
                if created_of_row(row).is_some_and(|created| created.0 > latest) {
                    return Ok(deleted);
                }
                if self.games.is_draining() {
                    return Ok(deleted);
                }
                let game = game_of_row(row);
                match self.delete_if_old(game, latest).await {
                    Ok(is_deleted) => deleted += u64::from(is_deleted),
                    // A damaged log must not keep all others from being deleted.
                    Err(error) => {
                        self.games.duties.failed(Duty::Retention);
                        tracing::warn!(game, %error, "a log was not deleted");
                    }
                }
            }
            match rows.into_iter().nth(ROWS_MAX - 1) {
                Some(last) => after = Some(last),
                None => return Ok(deleted),
            }
        }
    }

    /// Deletes a game unless its last commit is later than `latest`, a user played in it or made it,
    /// or a fork goes on from it.
    async fn delete_if_old(&self, game: &str, latest: u64) -> Result<bool, AppError> {
        let log = LogId(game.into());
        let Some((last, entry)) = self.games.events().last(&log).await? else { return Ok(false) };
        // A game that cannot be read is quarantined when somebody asks for it.
        let (Ok(Summary { table, .. }), Some(at)) = (Summary::of(&entry), time_of(&entry.commit))
        else {
            return Ok(false);
        };
        // A table that has not begun ends in its own time, and its players are told.
        let ends_by_itself = table.status == Status::Open && !self.games.is_quarantined(game);
        if ends_by_itself && !table.deleted {
            return Ok(false);
        }
        // The commits of an imported game are older than the game.
        let used = at.max(table.created_at);
        if used.0 > latest || (!table.deleted && self.is_of_a_user(&table).await?) {
            return Ok(false);
        }
        match self.games.events().delete_log(&log, last).await {
            Ok(()) => {}
            Err(DeleteError::Conflict) => return Ok(false),
            Err(error) => return Err(AppError::Store(StoreFault(error.to_string()))),
        }
        self.games.forget(game, &table);
        self.delete_messages(game).await?;
        self.delete_orders(game).await?;
        let documents = Documents(self.games.documents().clone());
        removed::forget(&documents, game).await?;
        reports::forget(&documents, game).await?;
        Ok(true)
    }

    async fn is_of_a_user(&self, table: &TableSummary) -> Result<bool, AppError> {
        let maker = table.stored_for.iter().map(|by| &by.player);
        let players = table.players().map(|player| &player.id).filter(|id| !id.is_empty());
        for player in maker.chain(players) {
            if self.accounts.is_user(player).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn delete_messages(&self, game: &str) -> Result<(), AppError> {
        let log = messages_of(game);
        let Some((last, _)) = self.games.events().last(&log).await? else { return Ok(()) };
        match self.games.events().delete_log(&log, last).await {
            Ok(()) | Err(DeleteError::Conflict) => Ok(()),
            Err(error) => Err(AppError::Store(StoreFault(error.to_string()))),
        }
    }

    async fn delete_orders(&self, game: &str) -> Result<(), AppError> {
        let documents = Documents(self.games.documents().clone());
        let prefix = standing_orders::key(game, "");
        for (key, _) in self.games.documents().scan(&prefix, None, ROWS_MAX).await? {
            documents.remove(&key).await?;
        }
        Ok(())
    }
}
