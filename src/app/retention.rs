//! Deletes logs that are no longer needed: games of guests that have been over or left alone for
//! long, tables that were deleted before their start, and imports that were not completed. Before
//! that, it ends tables whose time is up.
//!
//! They are found through the index. A game is a game of guests if no user sits or sat at its
//! table, and no user made it; whether a player is a user is asked when the game is about to be
//! deleted, because a guest may have become one. A game from which a fork goes on stays as long as
//! the fork.
//!
//! Until its log is deleted, a move or a fork can keep a game. So messages, standing orders and what
//! else belongs to the game are deleted after the log, and a row that is written before leads to
//! them, wherever the server stops. A request that found the game a moment before can still write
//! something that belongs to it. So the row stays for a while, and then what was written late is
//! deleted too.

use crate::boxed;
use std::{sync::Arc, time::Duration};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::error::AppError;
use kontor_accounts::Accounts;
use kontor_log::{
    commit::time_of,
    index_rows::{DELETED_PREFIX, GUESTS_PREFIX, PARTIAL_PREFIX, game_of_row},
    lobby::Status,
    names::messages_of,
    summary::{Summary, TableSummary},
    time::Timestamp,
};
use kontor_service::{
    account_news::asked,
    documents::{Attempts, Documents},
    error::{ServiceError, StoreFault},
    jobs::{self, Job, Page, Part, Plan, Servers, rows},
    runtime::{games::Games, jobs::JobKind, standing_orders},
};
use kontor_store::{DeleteError, Entry, LogId, Position};
use kontor_tables::{
    messages::{removed, reports},
    table::expiry::ExpireTables,
};

kontor_limits::limits! {
    /// For how long the events of a table can be read that was deleted before its start, in
    /// seconds. Then its stored bytes are given back.
    // Until then followers read the event that ended it.
    pub const DELETED_TABLE_S: u64 = 60 * 60;
    /// For how long the same request can complete an import of a record that was interrupted, in
    /// seconds. Then what was written of it is deleted, and its stored bytes are given back.
    pub const IMPORT_COMPLETED_S: u64 = 24 * 60 * 60;
}

/// How long after the deletion of a game it is looked for what requests have written that found the
/// game before: much longer than a request writes.
const LATE_WRITES_MS: u64 = 10 * 60 * 1000;

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
        self.0.due(part).await
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

    /// A page of the games whose deletion has begun, or of one of the ranges of the index in which
    /// logs stand that may be deleted.
    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError> {
        let begun = rows::prefix_of(JobKind::Retention);
        let prefixes = [&*begun, DELETED_PREFIX, PARTIAL_PREFIX, GUESTS_PREFIX];
        let is_in = |prefix: &&str| part.after.is_some_and(|after| after.starts_with(*prefix));
        let place = prefixes.iter().position(is_in).unwrap_or(0);
        let page = match prefixes[place] {
            prefix @ (DELETED_PREFIX | PARTIAL_PREFIX) => self.listed(prefix, part).await?,
            // These rows are sorted by age, and the last commit is not older than the game.
            GUESTS_PREFIX => match self.latest_of_guests(part.now) {
                Some(now) => {
                    let part = Part { now, ..part };
                    rows::due_in_index(self.games.events(), GUESTS_PREFIX, part).await?
                }
                None => Page::default(),
            },
            _ => rows::due_in_documents(&self.documents(), JobKind::Retention, part).await?,
        };
        let next = page.next.or_else(|| prefixes.get(place + 1).map(|next| (*next).to_owned()));
        Ok(Page { next, ..page })
    }

    /// A page of the logs that have a row with this prefix.
    async fn listed(&self, prefix: &str, part: Part<'_>) -> Result<Page, ServiceError> {
        let rows = self.games.events().index_rows(prefix, part.after, part.limit).await?;
        let ids = rows.iter().map(|row| game_of_row(row).to_owned()).collect();
        Ok(Page { ids, next: rows.into_iter().nth(part.limit - 1) })
    }

    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }

    /// Deletes a game if it is time, and completes a deletion that was interrupted. Returns whether
    /// the log was deleted.
    async fn delete_if_old(&self, game: &str, now: Timestamp) -> Result<bool, AppError> {
        let (log, documents, row) = (LogId(game.into()), self.documents(), row_of_removal(game));
        let removal = documents.read::<Removal>(&row).await?;
        let Some((last, entry)) = self.games.events().last(&log).await? else {
            return self.delete_rest(game, now).await.map(|()| false);
        };
        match self.removable(&log, &entry, now).await? {
            Some(table) => self.delete(game, last, &table, now).await,
            None => {
                // Something has happened there after the deletion had begun. Another server may
                // begin it again.
                if let Some(removal) = removal {
                    documents.remove_if(&row, removal.version).await?;
                }
                Ok(false)
            }
        }
    }

    /// The table of a log that may be deleted now; `None` if it is not old enough, or a user played
    /// in the game or made it.
    async fn removable(
        &self,
        log: &LogId,
        last: &Entry,
        now: Timestamp,
    ) -> Result<Option<TableSummary>, AppError> {
        // A game that cannot be read is quarantined by the next request for it.
        let (Ok(Summary { table, .. }), Some(at)) = (Summary::of(last), time_of(&last.commit))
        else {
            return Ok(None);
        };
        if table.partial {
            return Ok(self.is_given_up(log, now).await?.then_some(table));
        }
        // A table that has not begun ends in its own time, and its players are told.
        let ends_by_itself = table.status == Status::Open
            && table.tournament.is_none()
            && !self.games.is_quarantined(&log.0);
        if ends_by_itself && !table.deleted {
            return Ok(None);
        }
        let latest = match table.deleted {
            true => now.0.checked_sub(DELETED_TABLE_S * 1000).map(Timestamp),
            false => self.latest_of_guests(now),
        };
        // The commits of an imported game are older than the game.
        let is_old = latest.is_some_and(|latest| at.max(table.created_at) <= latest);
        let is_removable = is_old && (table.deleted || !self.is_of_a_user(&table).await?);
        Ok(is_removable.then_some(table))
    }

    /// Whether the sender of an import that is not complete has had the time to complete it. Earlier
    /// releases copied forks in the same way; no request completes one today.
    async fn is_given_up(&self, log: &LogId, now: Timestamp) -> Result<bool, AppError> {
        let Some((_, first)) = self.games.events().first(log).await? else { return Ok(false) };
        let Ok(Summary { table, .. }) = Summary::of(&first) else { return Ok(false) };
        let until = |at: Timestamp| at.0.saturating_add(IMPORT_COMPLETED_S * 1000);
        Ok(table.import.is_none_or(|import| until(import.at) <= now.0))
    }

    /// Deletes the log of a game, and then what belongs to it. Nothing is deleted, and it is tried
    /// again, if the game has changed, or a fork goes on from it.
    async fn delete(
        &self,
        game: &str,
        last: Position,
        table: &TableSummary,
        now: Timestamp,
    ) -> Result<bool, AppError> {
        self.note_removal(game).await?;
        match self.games.events().delete_log(&LogId(game.into()), last).await {
            Ok(()) => {}
            Err(DeleteError::Conflict) => return Ok(false),
            Err(error) => return Err(AppError::Store(StoreFault::of(error.to_string()))),
        }
        self.games.forget(game, table);
        // A server with a clock that is behind may have removed the row.
        self.note_removal(game).await?;
        self.delete_rest(game, now).await.map(|()| true)
    }

    /// Writes the row of a deletion, unless an earlier look has done so.
    async fn note_removal(&self, game: &str) -> Result<(), AppError> {
        let (documents, row) = (self.documents(), row_of_removal(game));
        if documents.read::<Removal>(&row).await?.is_none() {
            documents.write(&row, None, &Removal::default()).await?;
        }
        Ok(())
    }

    /// Deletes what belongs to a game without a log: at once, and a while later what was written
    /// since. Then the row that leads to it goes.
    async fn delete_rest(&self, game: &str, now: Timestamp) -> Result<(), AppError> {
        let (documents, row) = (self.documents(), row_of_removal(game));
        let Some(removal) = documents.read::<Removal>(&row).await? else { return Ok(()) };
        let again_at = removal.value.deleted_at.map(|at| at.0.saturating_add(LATE_WRITES_MS));
        if again_at.is_some_and(|at| now.0 < at) {
            return Ok(());
        }
        self.delete_messages(game).await?;
        documents.remove_all(&standing_orders::key(game, "")).await?;
        asked::forget(&documents, game).await?;
        removed::forget(&documents, game).await?;
        reports::forget(&documents, game).await?;
        // After a conflict another server was first.
        match again_at {
            None => {
                let removal_now = Removal { deleted_at: Some(now) };
                documents.write(&row, Some(removal.version), &removal_now).await?;
            }
            Some(_) => {
                documents.remove_if(&row, removal.version).await?;
            }
        }
        Ok(())
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
        let (log, mut attempts) = (messages_of(game), Attempts::default());
        while let Some((last, _)) = self.games.events().last(&log).await? {
            match self.games.events().delete_log(&log, last).await {
                Ok(()) => break,
                Err(DeleteError::Conflict) => attempts.again().await?,
                Err(error) => return Err(AppError::Store(StoreFault::of(error.to_string()))),
            }
        }
        Ok(())
    }
}

/// What the row of a deletion says.
#[derive(Default, Serialize, Deserialize)]
struct Removal {
    /// When what belonged to the game was deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deleted_at: Option<Timestamp>,
}

/// The row of a game whose deletion has begun, which is due at once. As long as the log is there,
/// that may be the attempt of a moment at which a move or a fork came first.
pub(crate) fn row_of_removal(game: &str) -> String {
    rows::key_of(JobKind::Retention, Timestamp(0), game)
}
