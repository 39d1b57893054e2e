//! What operators do: they look players and games up, suspend and rename players, end their
//! sessions, set games aside, remove messages and texts of profiles, and settle reports.
//!
//! Each act has a record in the audit log (`audit`). What an act changes is written with its
//! record, as one (`effects`): documents, or the event of a tournament. So an act is in the log if,
//! and only if, it was done. Lookups have records, too, and are read afterwards.

pub mod act;
mod audit;
mod conversion;
mod effects;
mod lookups;
#[cfg(test)]
mod tests;

use crate::boxed;
use std::sync::Arc;

use self::{
    act::{
        AUDIT_PAGE_MAX, Act, AuditPage, LookupAnswer, OPERATOR_LENGTH_MAX, Outcome,
        QUERY_BYTES_MAX, REASON_LENGTH_MAX, Reply, Request, TOLD_LENGTH_MAX,
    },
    audit::{NextRecord, StoredRecord},
};
use crate::{
    error::AppError,
    tournaments::{self, Tournament, Tournaments},
};
pub(crate) use audit::CHANGED_KEY;
pub use conversion::ConvertedActs;
use kontor_accounts::{Accounts, error::AccountsError, normalized_name};
use kontor_log::{texts::is_visible, time::Timestamp};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, until_settled},
    error::ServiceError,
    runtime::{former::RENAMES_MAX, games::Games},
};
use kontor_tables::{
    error::TablesError,
    messages::reports::{self, REPORTS_PAGE_MAX},
};
pub use lookups::GAMES_COUNTED_MAX;

/// Why an act was not done. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// There is no such player, game, message or report.
    #[error("there is no {0}")]
    Unknown(String),
    /// The request is not allowed.
    #[error("{0}")]
    Invalid(String),
    /// The store failed. Whether the act is in the audit log can be looked up there; if it is, it
    /// is done.
    #[error(transparent)]
    App(#[from] AppError),
}

impl From<AccountsError> for AdminError {
    fn from(error: AccountsError) -> Self {
        AdminError::App(error.into())
    }
}

impl From<TablesError> for AdminError {
    fn from(error: TablesError) -> Self {
        AdminError::App(error.into())
    }
}

impl From<ServiceError> for AdminError {
    fn from(error: ServiceError) -> Self {
        AdminError::App(error.into())
    }
}

/// What operators do.
#[derive(Clone)]
pub struct Admin {
    games: Games,
    accounts: Arc<Accounts>,
    tournaments: Tournaments,
}

impl Admin {
    pub(crate) fn new(games: Games, accounts: Arc<Accounts>, tournaments: Tournaments) -> Self {
        Admin { games, accounts, tournaments }
    }

    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }

    /// Does what an operator asks for, a user of the operating system with this id. It runs to its
    /// end even if the operator does not wait for it.
    #[boxed]
    pub async fn act(&self, uid: u32, request: Request) -> Result<Reply, AdminError> {
        let admin = self.clone();
        self.games.in_task(async move { admin.act_in_task(uid, request).await }).await
    }

    async fn act_in_task(&self, uid: u32, request: Request) -> Result<Reply, AdminError> {
        let Request { operator, reason, act } = request;
        let operator = line("the operator", &operator, OPERATOR_LENGTH_MAX)?;
        let reason = line("the reason", &reason, REASON_LENGTH_MAX)?;
        if self.games.space.is_read_only() {
            return Err(AdminError::Invalid(
                "this server only reads, and each act is an entry that it would have to store"
                    .to_owned(),
            ));
        }
        until_settled(|| async {
            let next = NextRecord::of(&self.games).await?;
            let act = self.resolved(act.clone()).await?;
            let (number, at) = (next.number, Timestamp(self.games.clock().now_ms()));
            let who = (operator.clone(), uid);
            let stored = StoredRecord::new(at, who, reason.clone(), act.clone());
            let parts = (&*self.accounts, &self.tournaments);
            let group = next.group(&stored);
            let written = effects::write(&self.games, parts, number, &stored, group).await;
            if act.is_lookup() && matches!(written, Ok(true)) {
                let found = Some(self.look_up(&act).await?);
                return Ok(Some(Reply { number, outcome: Outcome::Done, found }));
            }
            // Also if the store could not tell, because the act may be done.
            if !act.is_lookup() && !matches!(written, Ok(false)) {
                let followed = effects::follow(&self.games, &self.accounts, &act).await;
                self.on_changed();
                followed?;
            }
            if !written? {
                return Ok(None);
            }
            tracing::info!(act = number, "an operator has acted");
            Ok(Some(Reply { number, outcome: Outcome::Done, found: None }))
        })
        .await
    }

    /// A page of the audit log: the entries after this number.
    #[boxed]
    pub async fn audit(&self, after: u64, limit: usize) -> Result<AuditPage, AppError> {
        let documents = self.documents();
        let last = audit::last(&self.games).await?;
        let mut items = Vec::new();
        for number in (after..last).take(limit.clamp(1, AUDIT_PAGE_MAX)).map(|before| before + 1) {
            let read = audit::read(&self.games, number).await?;
            let outcome = audit::outcome(&documents, number).await?;
            items.push(audit::item(read, number, outcome));
        }
        Ok(AuditPage { items, last })
    }

    /// A player may be suspended or have another name now: no request is answered from older
    /// caches, and waiting requests look again.
    pub fn on_changed(&self) {
        self.accounts.forget_sessions();
        self.games.hub.publish_all();
    }

    /// The act with the id of the player whom it is about, if it can be done now.
    async fn resolved(&self, act: Act) -> Result<Act, AdminError> {
        Ok(match act {
            Act::LookUpPlayer { player } => {
                let player = query(&player)?;
                let id = self.accounts.id_of(player).await?;
                Act::LookUpPlayer { player: id.unwrap_or_else(|| player.to_owned()) }
            }
            Act::LookUpGame { game } => Act::LookUpGame { game: query(&game)?.to_owned() },
            Act::ListReports { after, limit, all } => {
                let after = after.map(|after| query(&after).map(str::to_owned)).transpose()?;
                Act::ListReports { after, limit: limit.clamp(1, REPORTS_PAGE_MAX), all }
            }
            Act::Suspend { player, until, told } => {
                if until.is_some_and(|until| until.0 <= self.games.clock().now_ms()) {
                    return Err(AdminError::Invalid("the suspension would be over".to_owned()));
                }
                let told = line("what the player is told", &told, TOLD_LENGTH_MAX)?;
                Act::Suspend { player: self.id_of(&player).await?, until, told }
            }
            Act::Lift { player } => Act::Lift { player: self.id_of(&player).await? },
            Act::EndSessions { player } => Act::EndSessions { player: self.id_of(&player).await? },
            Act::Rename { player, from: _, name, reserve } => {
                self.resolved_rename(&player, &name, reserve).await?
            }
            Act::RemoveAbout { player } => Act::RemoveAbout { player: self.id_of(&player).await? },
            Act::Quarantine { game } => Act::Quarantine { game: self.known_game(game).await? },
            Act::Release { game } => Act::Release { game: self.known_game(game).await? },
            Act::CountLost { game } => {
                let game = self.known_game(game).await?;
                if !lookups::may_be_of_a_tournament(&self.games, &game).await? {
                    return Err(AdminError::Invalid("the game is of no tournament".to_owned()));
                }
                Act::CountLost { game }
            }
            Act::CancelTournament { tournament } => {
                let found = self.known_tournament(&tournament).await?;
                if !found.status.is_open() {
                    return Err(AdminError::Invalid("the tournament is over".to_owned()));
                }
                Act::CancelTournament { tournament }
            }
            Act::RenameTournament { tournament, from: _, name } => {
                let found = self.known_tournament(&tournament).await?;
                let Ok(name) = tournaments::checked_name(&name) else {
                    let why = "that is no name that a tournament can have";
                    return Err(AdminError::Invalid(why.to_owned()));
                };
                Act::RenameTournament { tournament, from: Some(found.terms.name), name }
            }
            Act::RemoveMessage { game, message } => {
                self.check_message(&game, message).await?;
                Act::RemoveMessage { game, message }
            }
            Act::Skip { entry } => {
                let why = format!("entry {entry} of the audit log is not in the way of others");
                return Err(AdminError::Invalid(why));
            }
            Act::SettleReport { report, outcome } => {
                let id = query(&report)?;
                if reports::report(&self.documents(), id).await?.is_none() {
                    return Err(AdminError::Unknown(format!("report {id:?}")));
                }
                Act::SettleReport { report, outcome }
            }
        })
    }

    async fn check_message(&self, game: &str, message: u64) -> Result<(), AdminError> {
        let posted = match lookups::is_game(game) {
            true => lookups::messages(&self.games, game).await?,
            false => 0,
        };
        match (1..=posted).contains(&message) {
            true => Ok(()),
            false => Err(AdminError::Unknown(format!("message {message} at {game:?}"))),
        }
    }

    async fn resolved_rename(
        &self,
        player: &str,
        name: &str,
        reserve: bool,
    ) -> Result<Act, AdminError> {
        let player = self.id_of(player).await?;
        let Ok(name) = normalized_name(name) else {
            return Err(AdminError::Invalid("that is no name that a player can have".to_owned()));
        };
        match self.accounts.check_name(&name, &player).await {
            Ok(()) => {}
            Err(AccountsError::Refused(Refused::NameTaken)) => {
                return Err(AdminError::Invalid("another player has the name".to_owned()));
            }
            Err(other) => return Err(other.into()),
        }
        let now = self.accounts.player(&player).await?;
        let from = now.map(|now| now.name).ok_or_else(|| unknown_player(&player))?;
        if from == name {
            return Err(AdminError::Invalid("the player has this name".to_owned()));
        }
        if self.games.former.names_taken(&player) >= RENAMES_MAX {
            let why = format!("operators have renamed the player {RENAMES_MAX} times");
            return Err(AdminError::Invalid(why));
        }
        Ok(Act::Rename { player, from: Some(from), name, reserve })
    }

    async fn id_of(&self, id_or_name: &str) -> Result<String, AdminError> {
        let id = self.accounts.id_of(query(id_or_name)?).await?;
        id.ok_or_else(|| unknown_player(id_or_name))
    }

    async fn known_game(&self, game: String) -> Result<String, AdminError> {
        match lookups::is_game(&game) && lookups::exists(&self.games, &game).await? {
            true => Ok(game),
            false => Err(unknown_game(&game)),
        }
    }

    async fn known_tournament(&self, id: &str) -> Result<Tournament, AdminError> {
        match self.tournaments.tournament(query(id)?).await {
            Err(AppError::Refused(Refused::TournamentUnknown)) => {
                Err(AdminError::Unknown(format!("tournament {id:?}")))
            }
            found => Ok(found?),
        }
    }

    async fn look_up(&self, act: &Act) -> Result<LookupAnswer, AdminError> {
        match act {
            Act::LookUpPlayer { player } => {
                let found = lookups::player(&self.games, &self.accounts, player).await?;
                let found = found.ok_or_else(|| unknown_player(player))?;
                Ok(LookupAnswer::Player(Box::new(found)))
            }
            Act::LookUpGame { game } => {
                let found = lookups::game(&self.games, game).await?;
                let found = found.ok_or_else(|| unknown_game(game))?;
                Ok(LookupAnswer::Game(Box::new(found)))
            }
            Act::ListReports { after, limit, all } => {
                Ok(lookups::reports(&self.games, after.as_deref(), *limit, *all).await?)
            }
            _ => Err(AppError::Internal("an act that is no lookup".to_owned()).into()),
        }
    }
}

fn unknown_player(player: &str) -> AdminError {
    AdminError::Unknown(format!("player {player:?}"))
}

fn unknown_game(game: &str) -> AdminError {
    AdminError::Unknown(format!("game {game:?}"))
}

/// A text of one line, without white space around it, in which everything can be seen.
fn line(what: &str, text: &str, length_max: usize) -> Result<String, AdminError> {
    let text = text.trim();
    let fits = (1..=length_max).contains(&text.chars().count()) && text.chars().all(is_visible);
    match fits {
        true => Ok(text.to_owned()),
        false => Err(AdminError::Invalid(format!(
            "{what} is one line of 1 to {length_max} characters that can be seen"
        ))),
    }
}

/// A name or id to look for.
fn query(text: &str) -> Result<&str, AdminError> {
    match (1..=QUERY_BYTES_MAX).contains(&text.len()) && text.chars().all(is_visible) {
        true => Ok(text),
        false => Err(AdminError::Invalid(format!(
            "a name or id has 1 to {QUERY_BYTES_MAX} bytes, and no characters that cannot be seen"
        ))),
    }
}
