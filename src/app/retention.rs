//! Deletes logs that are no longer needed: games of guests that have been over or left alone for
//! long, and tables that were deleted before their start. Before that, it ends tables whose time is
//! up.
//!
//! Both are found through the index. A game is a game of guests if no user sits or sat at its
//! table, and no user made it; whether a player is a user is asked when the game is about to be
//! deleted, because a guest may have become one. A game from which a fork goes on stays as long as
//! the fork.
//!
//! The log of the game is deleted first. If the process ends right afterwards, messages and
//! standing orders of this game remain, which no request can reach.

use crate::boxed;
use std::{sync::Arc, time::Duration};

use async_trait::async_trait;

use crate::error::AppError;
use kontor_accounts::Accounts;
use kontor_log::{
    commit::time_of,
    index_rows::{DELETED_PREFIX, GUESTS_PREFIX, game_of_row},
    lobby::Status,
    names::messages_of,
    summary::{Summary, TableSummary},
    time::Timestamp,
};
use kontor_service::{
    account_news::asked,
    documents::Documents,
    error::ServiceError,
    error::StoreFault,
    jobs::{self, Job, Page, Part, Plan, Servers, rows},
    runtime::{games::Games, jobs::JobKind, standing_orders},
};
use kontor_store::{DeleteError, LogId};
use kontor_tables::{
    messages::{removed, reports},
    table::expiry::ExpireTables,
};

kontor_limits::limits! {
    /// For how long the events of a table can be read that was deleted before its start, in
    /// seconds. Then its stored bytes are given back.
    // Until then followers read the event that ended it.
    pub const DELETED_TABLE_S: u64 = 60 * 60;
}

/// How often the server looks for logs to be deleted.
const SWEEP_INTERVAL: Duration = Duration::from_secs(10 * 60);

/// Maximum number of games that are looked at in one look.
const AT_A_TIME_MAX: usize = 256;

/// How long games are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RetentionSettings {
    /// For how many days after its last move a game of guests is kept; 0 means for ever.
    pub guest_game_days: u32,
    /// After how many days an unused guest is forgotten; 0 means never.
    pub guest_days: u32,
}

impl RetentionSettings {
    /// How long an unused guest is kept.
    pub(crate) fn guest_ms(self) -> Option<u64> {
        let days = u64::from(self.guest_days);
        (days > 0).then_some(days * 24 * 60 * 60 * 1000)
    }

    fn guest_game_ms(self) -> Option<u64> {
        let days = u64::from(self.guest_game_days);
        (days > 0).then_some(days * 24 * 60 * 60 * 1000)
    }
}

/// Deletes what is no longer needed.
#[derive(Clone)]
pub struct Retention {
    games: Games,
    accounts: Arc<Accounts>,
    settings: RetentionSettings,
}

/// Deletes logs that are not needed.
pub(crate) struct DeleteLogs(pub(crate) Retention);

#[async_trait(?Send)]
impl Job for DeleteLogs {
    fn plan(&self) -> Plan {
        Plan::new(JobKind::Retention, SWEEP_INTERVAL, AT_A_TIME_MAX)
    }

    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError> {
        if !part.after.is_some_and(|after| after.starts_with(GUESTS_PREFIX)) {
            return Ok(self.0.deleted_tables(part).await?);
        }
        // These rows are sorted by age, and the last commit is not older than the game.
        let Some(now) = self.0.latest_of_guests(part.now) else { return Ok(Page::default()) };
        rows::due_in_index(self.0.games.events(), GUESTS_PREFIX, Part { now, ..part }).await
    }

    async fn run(&self, game: &str) -> Result<u64, ServiceError> {
        Ok(self.0.delete_if_old(game, self.0.games.right_time()?).await.map(u64::from)?)
    }
}

/// Deletes reports that were settled long ago, all of them together.
pub(crate) struct SweepReports(pub(crate) Retention);

#[async_trait(?Send)]
impl Job for SweepReports {
    fn plan(&self) -> Plan {
        Plan { servers: Servers::OneOfAll, ..Plan::new(JobKind::Reports, SWEEP_INTERVAL, 1) }
    }

    async fn due(&self, _: Part<'_>) -> Result<Page, ServiceError> {
        Ok(Page::of(Some("settled")))
    }

    async fn run(&self, _: &str) -> Result<u64, ServiceError> {
        let documents = Documents(self.0.games.documents().clone());
        Ok(reports::sweep(&documents, self.0.games.right_time()?.0).await.map(|()| 0)?)
    }
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

    /// Deletes what may be deleted now. Returns how many games it was.
    #[boxed(?Send)]
    pub async fn sweep(&self) -> Result<u64, AppError> {
        let reports = jobs::do_all(&self.games, Box::new(SweepReports(self.clone()))).await;
        let logs = jobs::do_all(&self.games, Box::new(DeleteLogs(self.clone()))).await;
        let tables = jobs::do_all(&self.games, Box::new(ExpireTables(self.games.clone()))).await;
        Ok(reports.and(tables).and(logs)?)
    }

    /// Until when the last commit of a game of guests may be that is deleted now; `None` where such
    /// games are kept for ever.
    fn latest_of_guests(&self, now: Timestamp) -> Option<Timestamp> {
        let kept_ms = self.settings.guest_game_ms()?;
        now.0.checked_sub(kept_ms).map(Timestamp)
    }

    /// A page of the tables that were deleted, which the games of guests follow.
    async fn deleted_tables(&self, part: Part<'_>) -> Result<Page, AppError> {
        let rows = self.games.events().index_rows(DELETED_PREFIX, part.after, part.limit).await?;
        let ids = rows.iter().map(|row| game_of_row(row).to_owned()).collect();
        let last = rows.into_iter().nth(part.limit - 1);
        Ok(Page { ids, next: last.or_else(|| Some(GUESTS_PREFIX.to_owned())) })
    }

    /// Deletes a game unless it is not old enough, a user played in it or made it, or a fork goes
    /// on from it.
    async fn delete_if_old(&self, game: &str, now: Timestamp) -> Result<bool, AppError> {
        let log = LogId(game.into());
        let Some((last, entry)) = self.games.events().last(&log).await? else { return Ok(false) };
        // A game that cannot be read is quarantined by the next request for it.
        let (Ok(Summary { table, .. }), Some(at)) = (Summary::of(&entry), time_of(&entry.commit))
        else {
            return Ok(false);
        };
        // A table that has not begun ends in its own time, and its players are told.
        let ends_by_itself = table.status == Status::Open
            && table.tournament.is_none()
            && !self.games.is_quarantined(game);
        if ends_by_itself && !table.deleted {
            return Ok(false);
        }
        let latest = match table.deleted {
            true => now.0.checked_sub(DELETED_TABLE_S * 1000).map(Timestamp),
            false => self.latest_of_guests(now),
        };
        // The commits of an imported game are older than the game.
        let is_old = latest.is_some_and(|latest| at.max(table.created_at) <= latest);
        if !is_old || (!table.deleted && self.is_of_a_user(&table).await?) {
            return Ok(false);
        }
        match self.games.events().delete_log(&log, last).await {
            Ok(()) => {}
            Err(DeleteError::Conflict) => return Ok(false),
            Err(error) => return Err(AppError::Store(StoreFault::of(error.to_string()))),
        }
        self.games.forget(game, &table);
        self.delete_messages(game).await?;
        self.delete_orders(game).await?;
        let documents = Documents(self.games.documents().clone());
        asked::forget(&documents, game).await?;
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
            Err(error) => Err(AppError::Store(StoreFault::of(error.to_string()))),
        }
    }

    async fn delete_orders(&self, game: &str) -> Result<(), AppError> {
        let documents = Documents(self.games.documents().clone());
        Ok(documents.remove_all(&standing_orders::key(game, "")).await?)
    }
}
