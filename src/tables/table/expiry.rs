//! Abandoned tables. A table that has not begun ends some weeks after the last thing that happened
//! there, as if its owner had deleted it then. Its participants, and the players who were asked
//! there, are told in the same write.
//!
//! Nothing is stored about when that is: it follows from the time of the last entry of the log. In
//! a store of a release that kept such tables for ever, the time counts from the first start of
//! this release ([`counted_from`](kontor_service::runtime::counted_from)), so that no table is gone
//! before its players could read when it ends.

use crate::boxed;
use std::{collections::BTreeMap, sync::Arc, time::Duration};

use async_trait::async_trait;

use crate::{
    error::TablesError,
    table::consequences::{TableDraft, table_draft},
};
use kontor_log::{
    lobby::{Lobby, Status},
    open_since::OPEN_SINCE_PREFIX,
    snapshot::Snapshot,
    table_action::TableAction,
    table_event::{TableDeletedReason, TableEvent},
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_service::{
    account_news::{AccountNews, Part, asked::AskedPlayers, wake_followers, with_end_of_table},
    documents::{Documents, Group},
    error::ServiceError,
    jobs::{self, Job, Page, Plan, rows},
    runtime::{
        counted_from::counted_from,
        execute::{Command, Draft},
        games::Games,
        jobs::JobKind,
    },
};

kontor_limits::limits! {
    /// After how many days a table is deleted at which nothing happens and whose game has not
    /// begun.
    pub const OPEN_TABLE_DAYS: u32 = 28;
}

/// The same in milliseconds.
pub const OPEN_TABLE_LIFETIME_MS: u64 = OPEN_TABLE_DAYS as u64 * 24 * 60 * 60 * 1000;

/// How often the server looks for tables whose time is up.
const LOOK_INTERVAL: Duration = Duration::from_secs(10 * 60);

/// Maximum number of tables that are ended in one look.
const AT_A_TIME_MAX: usize = 256;

/// When a table ends at which nothing more happens.
pub fn expires_at(changed_at: Timestamp, counted_from: Timestamp) -> Timestamp {
    Timestamp(changed_at.0.max(counted_from.0) + OPEN_TABLE_LIFETIME_MS)
}

/// Whether the table ends at some time if nothing happens there. Those of tournaments are the
/// concern of their tournament.
fn can_expire(lobby: &Lobby) -> bool {
    lobby.status() == Status::Open && !lobby.deleted && lobby.tournament.is_none()
}

/// Ends tables whose time is up, those that have waited for longest first.
pub struct ExpireTables(pub Games);

#[async_trait(?Send)]
impl Job for ExpireTables {
    fn plan(&self) -> Plan {
        Plan::new(JobKind::OpenTables, LOOK_INTERVAL, AT_A_TIME_MAX)
    }

    async fn due(&self, part: jobs::Part<'_>) -> Result<Page, ServiceError> {
        let counted_from = counted_from(&Documents(self.0.documents().clone())).await?;
        let latest = part.now.0.checked_sub(OPEN_TABLE_LIFETIME_MS).map(Timestamp);
        match latest.filter(|latest| counted_from <= *latest) {
            None => Ok(Page::default()),
            Some(now) => {
                let part = jobs::Part { now, ..part };
                rows::due_in_index(self.0.events(), OPEN_SINCE_PREFIX, part).await
            }
        }
    }

    async fn run(&self, game: &str) -> Result<u64, ServiceError> {
        Ok(expire(&self.0, game).await.map(u64::from)?)
    }
}

/// Ends a table, if its time is up. Returns whether it is gone: a player may have sat down since
/// the job found it due.
#[boxed]
pub async fn expire(games: &Games, game: &str) -> Result<bool, TablesError> {
    let command = Expire { now: games.right_time()? };
    let asked = AskedPlayers::read(&Documents(games.documents().clone()), game).await?;
    let asked = players_of(asked.as_ref());
    let done = async {
        let handle = games.handle(game).await?;
        games.execute(handle, None, command).await
    };
    match done.await {
        Ok(reply) => {
            let is_gone = !reply.answer.is_empty();
            let told = reply.answer.iter().chain(asked.iter().filter(|_| is_gone));
            told.for_each(|player| wake_followers(games, player));
            Ok(is_gone)
        }
        // What cannot be read stays as it is, until it can.
        Err(TablesError::Refused(Refused::GameUnknown | Refused::GameQuarantined)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// The command of the server that ends a table, if its time is up. The answer has its participants,
/// if it is gone.
struct Expire {
    now: Timestamp,
}

impl Command for Expire {
    type Answer = Vec<Arc<str>>;
    type Error = TablesError;
    /// Whether the time is up.
    type Read = bool;

    fn admit(&self, _snapshot: &Snapshot) -> Result<(), TablesError> {
        Ok(())
    }

    async fn read(&self, games: &Games, snapshot: &Snapshot) -> Result<(bool, Group), TablesError> {
        let (documents, lobby) = (Documents(games.documents().clone()), &snapshot.lobby);
        let counted_from = counted_from(&documents).await?;
        let is_due = can_expire(lobby) && expires_at(snapshot.last.at, counted_from) <= self.now;
        if !is_due {
            return Ok((false, Group::new()));
        }
        let asked = AskedPlayers::read(&documents, &snapshot.id).await?;
        let told = told(lobby, players_of(asked.as_ref()));
        let news = AccountNews::Deleted { reason: TableDeletedReason::Expired };
        let table = (&*snapshot.id, &*lobby.ruleset, self.now);
        let group = asked.map_or_else(Group::new, AskedPlayers::without_table);
        let group = with_end_of_table(&documents, group, &told, table, &news).await?;
        Ok((true, group))
    }

    fn decide(&self, snapshot: &Snapshot, is_due: &bool) -> Result<Option<Draft>, TablesError> {
        if !is_due {
            return Ok(None);
        }
        let event = TableEvent::Deleted { reason: TableDeletedReason::Expired };
        let (action, events) = (TableAction::Expire {}, vec![event]);
        table_draft(snapshot, TableDraft { seat: None, action, events }).map(Some)
    }

    fn answer(&self, snapshot: &Snapshot) -> Vec<Arc<str>> {
        match snapshot.lobby.deleted {
            true => concerned(&snapshot.lobby).cloned().collect(),
            false => Vec::new(),
        }
    }
}

/// The owner of a table and all who sit there.
fn concerned(lobby: &Lobby) -> impl Iterator<Item = &Arc<str>> {
    lobby.players().chain([&lobby.owner]).map(|player| &player.id)
}

/// The players who were asked to a table.
fn players_of(asked: Option<&AskedPlayers>) -> Vec<Arc<str>> {
    asked.into_iter().flat_map(AskedPlayers::players).cloned().collect()
}

/// All who are told of the end, each once.
fn told(lobby: &Lobby, asked: Vec<Arc<str>>) -> BTreeMap<Arc<str>, Part> {
    let asked = asked.into_iter().map(|player| (player, Part::Asked));
    asked.chain(concerned(lobby).map(|player| (player.clone(), Part::Player))).collect()
}
