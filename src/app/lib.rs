//! The use cases above tables and players, and [`App`], which puts all use cases together. This
//! crate must not know HTTP or the storage engine.
//!
//! What is done at a table is in [`kontor_tables`]: moves, views, records, messages. What a log
//! says is in `kontor-log`, what a viewer is shown of a game in `kontor-contract`. No code here
//! depends on which game is played. Documents, games in memory, jobs and the rest that all use
//! cases share are in [`kontor_service`].
//!
//! # Where is what
//!
//! People:
//!
//! * Players, names, sessions, tokens and other people's apps are in [`kontor_accounts`].
//!   What they do with their own accounts and needs more than that crate is in `own_account.rs`.
//! * [`profiles`]: what everybody may look up. [`export`]: everything, for the player.
//! * [`seeks`], [`ratings`], [`tournaments`]: meeting each other, and who is how strong. Which
//!   tables may be rated is checked in [`kontor_tables::table`].
//! * [`account_events`]: what concerns a player at all tables, found by looking at them.
//!   [`webhooks`]: the same, posted.
//! * [`deletions`]: deleting accounts. [`retention`] deletes old games.
//! * [`admin`]: what operators do. Their socket is in `src/commands/`.
//!
//! The service:
//!
//! * [`news`]: brings what other processes wrote. All jobs are put together in [`App::worker`].
//! * [`references`]: what is named in a store and is not there, after a repair.
//! * [`error`]: the errors of this crate; their refusals are declared in [`kontor_problems`].
//!   [`AppError::Internal`] is a bug, answered by 500; its cause is in the log.
//!
//! What an earlier release has stored is converted once, in the file `conversion.rs` of its folder.

pub mod account_events;
pub mod admin;
mod boxed;
pub mod deletions;
pub mod error;
pub mod export;
mod news;
mod own_account;
pub mod profiles;
pub mod ratings;
pub mod references;
pub mod retention;
#[cfg(test)]
mod scene;
pub mod seeks;
#[cfg(test)]
mod tests;
pub mod tournaments;
pub mod webhooks;

use std::sync::Arc;

use self::{
    admin::Admin,
    boxed::boxed,
    deletions::{CompleteDeletions, Deletions, ForgetGuests},
    error::AppError,
    profiles::Profiles,
    ratings::{CountGames, Ledger, Ratings},
    retention::{DeleteLogs, Retention, RetentionSettings, SweepReports},
    seeks::{DueSeeks, PutTogether, Seeks},
    tournaments::{CarryOut, Tournaments},
    webhooks::{Courier, Webhooks},
};
use kontor_accounts::{Accounts, presence::WritePresence};
use kontor_auth::{Player, keys::Keys};
use kontor_contract::tags::ViewTags;
use kontor_environment::{Entropy, TimeSource};
use kontor_rules::Seat;
use kontor_service::{
    jobs::{Job, Worker},
    quotas::{QuotaSettings, Quotas, Storer},
    runtime::games::{Games, GamesParts},
    vacations::Vacations,
};
use kontor_store::{DocumentStore, EventStore};
use kontor_tables::{
    autoplay::{Autoplay, HandOverLateSeats},
    messages::Messages,
    play::moves::Play,
    records::Records,
    table::{expiry::ExpireTables, game::Game, invitations::SentInvitation, tables::Tables},
    watch::Watch,
};
use kontor_threads::NoThreads;

/// What the use cases are built from.
pub struct Parts {
    /// The logs of games and of messages.
    pub events: Arc<dyn EventStore>,
    /// Documents: accounts, sessions and standing orders.
    pub documents: Arc<dyn DocumentStore>,
    /// The clock.
    pub clock: Arc<dyn TimeSource>,
    /// The source of secret random bytes.
    pub entropy: Arc<dyn Entropy>,
    /// Signing keys and the server's secret.
    pub keys: Arc<Keys>,
    /// Players and their sessions.
    pub accounts: Accounts,
    /// Maximum memory of the games that are cached, in bytes.
    pub games_cache_bytes_max: u64,
    /// How much may be stored for one player and one address.
    pub quotas: QuotaSettings,
    /// How long games are kept.
    pub retention: RetentionSettings,
    /// Sends the deliveries of webhooks.
    pub courier: Arc<dyn Courier>,
    /// Identifies the build of the contract in the entity tags of views.
    pub build: String,
}

/// All use cases, grouped by purpose. Cloning is cheap.
#[derive(Clone)]
pub struct App {
    /// The games in memory.
    pub games: Games,
    /// Making, finding and changing tables.
    pub tables: Tables,
    /// Moves, previews, evaluations, decisions, standing orders.
    pub play: Play,
    /// Views, feeds, long polls.
    pub watch: Watch,
    /// Messages at tables.
    pub messages: Messages,
    /// Deliveries of what concerns a player at all tables.
    pub webhooks: Webhooks,
    /// Records, imports, forks.
    pub records: Records,
    /// How strong players are, by rated games.
    pub ratings: Ratings,
    /// Tournaments.
    pub tournaments: Tournaments,
    /// Players who look for others to play with.
    pub seeks: Seeks,
    /// What everybody may know about players.
    pub profiles: Profiles,
    /// Players and their sessions.
    pub accounts: Arc<Accounts>,
    /// Vacations of players.
    pub vacations: Vacations,
    /// Deleting accounts.
    pub deletions: Deletions,
    /// Deleting what is no longer needed.
    pub retention: Retention,
    /// What operators do.
    pub admin: Admin,
    /// Signing keys.
    pub keys: Arc<Keys>,
}

impl App {
    /// Builds all use cases from their parts, and starts their threads. The caller must also run
    /// [`App::follow_store`], [`App::autoplay`], [`App::worker`] and [`Webhooks::run`], each in a
    /// task of its own.
    pub fn new(parts: Parts) -> Result<Self, NoThreads> {
        let Parts {
            events,
            documents,
            clock,
            entropy,
            keys,
            accounts,
            games_cache_bytes_max,
            quotas,
            retention,
            courier,
            build,
        } = parts;
        let (accounts, tags) = (Arc::new(accounts), Arc::new(ViewTags::new(build)));
        let (hub, space) = (accounts.hub().clone(), accounts.space().clone());
        let quotas = Quotas::new(quotas, keys.clone(), events.clone(), clock.clone());
        let ledger = Ledger::new(events.clone(), documents.clone());
        let games = Games::new(GamesParts {
            events,
            documents,
            clock,
            entropy,
            hub,
            space,
            quotas,
            cache_bytes_max: games_cache_bytes_max,
        })?;
        let tables = Tables::new(games.clone(), keys.clone());
        let ratings = Ratings::new(games.clone(), accounts.clone(), ledger);
        let tournaments =
            Tournaments::new(tables.clone(), ratings.clone(), keys.clone(), accounts.clone());
        let play = Play::new(games.clone(), tags.clone())?;
        let webhooks = Webhooks::new(play.clone(), keys.clone(), courier, accounts.clone());
        Ok(App {
            deletions: Deletions::new(
                tables.clone(),
                accounts.clone(),
                webhooks.clone(),
                tournaments.clone(),
                retention,
            ),
            webhooks,
            play,
            vacations: Vacations::new(games.clone()),
            watch: Watch::new(games.clone(), tags, accounts.clone()),
            messages: Messages::new(games.clone()),
            records: Records::new(games.clone(), tables.clone(), keys.clone())?,
            retention: Retention::new(games.clone(), accounts.clone(), retention),
            seeks: Seeks::new(tables.clone(), ratings.clone(), accounts.clone()),
            profiles: Profiles::new(accounts.clone(), tables.clone(), ratings.clone()),
            ratings,
            admin: Admin::new(games.clone(), accounts.clone(), tournaments.clone()),
            tournaments,
            games,
            tables,
            accounts,
            keys,
        })
    }

    /// The worker, which runs all jobs. It needs what [`App::follow_store`] hears.
    pub fn worker(&self) -> Worker {
        let jobs: Vec<Box<dyn Job>> = vec![
            Box::new(HandOverLateSeats(self.games.clone())),
            Box::new(DueSeeks(self.seeks.clone())),
            Box::new(PutTogether(self.seeks.clone())),
            Box::new(CarryOut(self.tournaments.clone())),
            Box::new(CountGames(self.ratings.clone())),
            Box::new(WritePresence(self.accounts.clone())),
            Box::new(CompleteDeletions(self.deletions.clone())),
            Box::new(ForgetGuests::new(self.deletions.clone())),
            Box::new(ExpireTables(self.games.clone())),
            Box::new(DeleteLogs(self.retention.clone())),
            Box::new(SweepReports(self.retention.clone())),
        ];
        Worker::new(self.games.clone(), jobs)
    }

    /// The moves that the server makes by itself. `workers` bots think at the same time.
    pub fn autoplay(&self, workers: usize) -> Result<Autoplay, NoThreads> {
        Autoplay::new(self.games.clone(), workers)
    }

    /// Makes the table of a rematch, tells the other players of it and invites them, or finds the
    /// table that another player has made. Seats the caller there.
    #[boxed]
    pub async fn rematch(
        &self,
        storer: &Storer,
        finished: &str,
        rated: bool,
    ) -> Result<Game, AppError> {
        Ok(self.tables.rematch(&self.accounts, storer, finished, rated).await?)
    }

    /// Invites a player by id to a table of the caller, or changes the seat of an invitation.
    #[boxed]
    pub async fn invite(
        &self,
        owner: &Player,
        game: &str,
        player: &str,
        seat: Option<Seat>,
    ) -> Result<SentInvitation, AppError> {
        let player = self.accounts.player(player).await?;
        Ok(self.tables.invite(owner, game, player, seat).await?)
    }
}
