//! What operators do: they look players and games up, suspend and rename players, end their sessions,
//! set games aside, remove messages and texts of profiles, and settle reports.
//!
//! Each act is an entry in the audit log, which is written first. From then on the act will be
//! carried out, also after a kill and by another server: acts are carried out in the order of their
//! numbers, and a document says how far. Each can be carried out again and again (`effects`), so it
//! does not matter who does it nor how often. Lookups are entries, too, and are read afterwards.

pub mod act;
mod audit;
mod effects;
mod lookups;

use crate::boxed;
use std::{sync::Arc, time::Duration};

use self::{
    act::{
        AUDIT_PAGE_MAX, Act, AuditPage, Found, OPERATOR_LENGTH_MAX, Outcome, QUERY_BYTES_MAX,
        REASON_LENGTH_MAX, Reply, Request, TOLD_LENGTH_MAX,
    },
    audit::{Ahead, ENTRIES_READ_MAX, Stored},
    effects::Carried,
};
use crate::{
    accounts::{Accounts, is_visible, normalized_name},
    documents::Documents,
    error::{AppError, TournamentFault},
    messages::reports::{self, REPORTS_PAGE_MAX},
    runtime::{duties::Duty, former::RENAMES_MAX, games::Games},
    time::Timestamp,
    tournaments::{self, Tournament, Tournaments},
};
pub(crate) use audit::CURSOR_KEY;
pub use audit::Obstacle;
pub use lookups::GAMES_COUNTED_MAX;

/// How often a server looks for acts that were not carried out.
const LOOK_INTERVAL: Duration = Duration::from_secs(60);

/// How many lookups at the end of the log are not noted as done.
const LOOKUPS_UNNOTED_MAX: u64 = ENTRIES_READ_MAX as u64;

/// How far acts are carried out.
struct Done {
    /// The number of the last entry with which there is nothing to do any more.
    through: u64,
    /// The number of the last one that may have changed something.
    last_change: u64,
}

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
    /// will be carried out.
    #[error(transparent)]
    App(#[from] AppError),
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
        let work = async move { Ok(admin.act_in_task(uid, request).await) };
        self.games.in_task(work).await?
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
        let act = self.resolved(act).await?;
        self.check_way(&act).await?;
        let at = Timestamp(self.games.clock().now_ms());
        let stored = Stored::new(at, (operator, uid), reason, act.clone());
        let number = audit::append(&self.games, &stored).await?;
        tracing::info!(act = number, "an operator acts");
        if act.is_lookup() {
            let found = Some(self.look_up(&act).await?);
            return Ok(Reply { number, outcome: Outcome::Done, found });
        }
        self.carry_out_all().await?;
        let documents = self.documents();
        let through = audit::done_through(&documents).await?;
        let outcome = audit::outcome(&documents, number, through).await?;
        Ok(Reply { number, outcome, found: None })
    }

    /// Whether the act can be carried out when its turn comes.
    async fn check_way(&self, act: &Act) -> Result<(), AdminError> {
        if act.is_lookup() {
            return Ok(());
        }
        let through = audit::done_through(&self.documents()).await?;
        match (Ahead::of(&self.games, through).await?.obstacle(), act) {
            (None, Act::Skip { entry }) => {
                let why = format!("entry {entry} of the audit log is not in the way of others");
                Err(AdminError::Invalid(why))
            }
            (Some(obstacle), Act::Skip { entry }) if obstacle.number == *entry => Ok(()),
            (Some(obstacle), _) => Err(AdminError::Invalid(obstacle.to_string())),
            (None, _) => Ok(()),
        }
    }

    /// A page of the audit log: the entries after this number.
    #[boxed]
    pub async fn audit(&self, after: u64, limit: usize) -> Result<AuditPage, AppError> {
        let documents = self.documents();
        let last = audit::last(&self.games).await?;
        let through = audit::done_through(&documents).await?;
        let mut items = Vec::new();
        for (number, read) in
            audit::read(&self.games, after, limit.clamp(1, AUDIT_PAGE_MAX)).await?
        {
            let outcome = match &read {
                Ok(stored) if stored.act.is_lookup() => Outcome::Done,
                Ok(_) | Err(_) => audit::outcome(&documents, number, through).await?,
            };
            items.push(audit::item(read, number, outcome));
        }
        Ok(AuditPage { items, last })
    }

    /// Carries out what a server has left that was killed, until this one stops.
    #[boxed]
    pub async fn run(self) {
        while !self.games.is_draining() {
            match self.carry_out_all().await {
                Ok(None) => {}
                Ok(Some(obstacle)) => {
                    self.games.duties.failed(Duty::Acts);
                    tracing::error!(%obstacle, "acts of operators wait");
                }
                Err(error) => {
                    self.games.duties.failed(Duty::Acts);
                    tracing::warn!(%error, "acts of operators are carried out later");
                }
            }
            self.games.duties.looked(Duty::Acts);
            tokio::time::sleep(LOOK_INTERVAL).await;
        }
    }

    /// Carries out all acts that are not noted as done, in their order, up to an entry that cannot be
    /// read, if there is one.
    pub async fn carry_out_all(&self) -> Result<Option<Obstacle>, AppError> {
        let documents = self.documents();
        let noted = audit::done_through(&documents).await?;
        let mut done = Done { through: noted, last_change: noted };
        let carried = self.carry_out_after(&mut done).await;
        // Lookups change nothing of which other servers have to know, so a few of them at the end
        // are not noted. Many are: otherwise they would be read again at each look.
        if done.last_change > noted || done.through >= noted + LOOKUPS_UNNOTED_MAX {
            audit::set_done_through(&documents, done.through).await?;
        }
        if done.last_change > noted {
            self.on_done();
        }
        carried
    }

    /// Carries out all acts that are not done, and says how far it has come, also if it fails.
    async fn carry_out_after(&self, done: &mut Done) -> Result<Option<Obstacle>, AppError> {
        let documents = self.documents();
        let ahead = Ahead::of(&self.games, done.through).await?;
        loop {
            let entries = audit::read(&self.games, done.through, ENTRIES_READ_MAX).await?;
            for (number, read) in &entries {
                let carried = match read {
                    _ if ahead.skips(*number) => {
                        Carried::Refused("an operator skips it".to_owned())
                    }
                    Ok(stored) => {
                        let parts = (&*self.accounts, &self.tournaments);
                        effects::carry_out(&self.games, parts, *number, stored).await?
                    }
                    Err(why) => {
                        return Ok(Some(Obstacle { number: *number, why: why.clone() }));
                    }
                };
                if let Carried::Refused(why) = carried {
                    audit::note_refused(&documents, *number, &why).await?;
                }
                done.through = *number;
                if !read.as_ref().is_ok_and(|stored| stored.act.is_lookup()) {
                    done.last_change = *number;
                }
            }
            if entries.len() < ENTRIES_READ_MAX {
                return Ok(None);
            }
        }
    }

    /// Somebody may be suspended or have another name now: nobody is answered from what was cached
    /// before, and those who wait look again.
    pub(crate) fn on_done(&self) {
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
                let posted = match lookups::is_game(&game) {
                    true => lookups::messages(&self.games, &game).await?,
                    false => 0,
                };
                if !(1..=posted).contains(&message) {
                    return Err(AdminError::Unknown(format!("message {message} at {game:?}")));
                }
                Act::RemoveMessage { game, message }
            }
            Act::Skip { entry } => Act::Skip { entry },
            Act::SettleReport { report, outcome } => {
                let id = query(&report)?;
                if reports::report(&self.documents(), id).await?.is_none() {
                    return Err(AdminError::Unknown(format!("report {id:?}")));
                }
                Act::SettleReport { report, outcome }
            }
        })
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
            Err(AppError::NameTaken) => {
                return Err(AdminError::Invalid("somebody else has the name".to_owned()));
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
            Err(AppError::Tournament(TournamentFault::Unknown)) => {
                Err(AdminError::Unknown(format!("tournament {id:?}")))
            }
            found => Ok(found?),
        }
    }

    async fn look_up(&self, act: &Act) -> Result<Found, AdminError> {
        match act {
            Act::LookUpPlayer { player } => {
                let found = lookups::player(&self.games, &self.accounts, player).await?;
                let found = found.ok_or_else(|| unknown_player(player))?;
                Ok(Found::Player(Box::new(found)))
            }
            Act::LookUpGame { game } => {
                let found = lookups::game(&self.games, game).await?;
                let found = found.ok_or_else(|| unknown_game(game))?;
                Ok(Found::Game(Box::new(found)))
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
