//! Tournaments: made by an organizer, entered by players, and carried out by the server.
//!
//! A tournament is a log of its own, whose id is that of the tournament. Each entry is one event,
//! and the state is the fold of the events (`state`). What follows from what is computed by
//! `kontor_tournaments` alone, so any client can compute pairings and standings from the events
//! again.
//!
//! The server carries it out in steps (`rounds`, `games`): each either appends one event or makes
//! one game. An event is appended behind the last one that it was decided on, together with the
//! documents that change with it (`making`), and games have the ids that the event of their round
//! names. So it does not matter how many servers take the same step, how often, or after which
//! write one of them is killed.

mod conversion;
mod entries;
mod events;
mod feed;
mod games;
mod lists;
mod logs;
mod making;
mod manage;
mod operated;
mod own;
mod results;
mod rounds;
mod shown;
mod state;
mod telling;
mod terms;
mod wish;
mod worker;

use std::sync::Arc;

use kontor_auth::keys::Keys;

use crate::ratings::Ratings;
use kontor_accounts::Accounts;
use kontor_service::runtime::games::Games;
use kontor_tables::table::tables::Tables;
use logs::Logs;
pub(crate) use worker::CarryOut;

pub use kontor_tournaments::{PARTICIPANT_LIMITS, SIZE_LIMITS};

pub use conversion::{ConvertedTournaments, convert_tournaments};
pub use entries::LIMITS as ENTRY_LIMITS;
pub use events::{
    CancelReason, DrawnGame, Entered, EntrantResult, ResultReason, RoundTable, StartedEntrant,
    TournamentEvent, TournamentNews, WithdrawReason,
};
pub use feed::{
    TOURNAMENT_EVENTS_PAGE, TOURNAMENT_EVENTS_PAGE_MAX, TournamentEventPage, TournamentFeed,
};
pub use lists::{
    LIMITS as PAGE_LIMITS, TOURNAMENTS_PAGE, TOURNAMENTS_PAGE_MAX, TournamentFilter, TournamentPage,
};
pub use own::{ENTERED_LIMITS, ORGANIZER_LIMITS};
pub use shown::{
    ParticipantStanding, RoundGame, RoundTableView, Standings, Tournament, TournamentRound,
};
pub(crate) use terms::checks::checked_name;
pub use terms::{
    Entrants, NAME_LIMITS, NewTournament, REGISTRATION_LIMITS, ROUND_LIMIT_S, TournamentTerms,
};

/// The use cases of tournaments.
#[derive(Clone)]
pub struct Tournaments {
    games: Games,
    tables: Tables,
    ratings: Ratings,
    accounts: Arc<Accounts>,
    keys: Arc<Keys>,
    logs: Arc<Logs>,
}

impl Tournaments {
    pub(crate) fn new(
        tables: Tables,
        ratings: Ratings,
        keys: Arc<Keys>,
        accounts: Arc<Accounts>,
    ) -> Self {
        let games = tables.games.clone();
        let logs = Arc::new(Logs::new(games.clone()));
        Tournaments { games, tables, ratings, accounts, keys, logs }
    }
}
