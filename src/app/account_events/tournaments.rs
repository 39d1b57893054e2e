//! Tells participants that a tournament begins, and that it is over or cancelled.
//!
//! What was told is kept in the same document as the events, so that nobody is told twice, however
//! often a server that was killed begins again. A player takes part in a limited number of
//! tournaments that are not over, so what is kept has this limit, too.

use super::{
    AccountNews,
    documents::Found,
    look::{append, change},
};
use crate::{error::AppError, runtime::games::Games};

/// What is told of a tournament.
pub(crate) struct AboutTournament {
    /// Its id.
    pub(crate) tournament: String,
    /// What it is called.
    pub(crate) name: String,
}

impl AboutTournament {
    fn found(&self, news: impl Fn(String, String) -> AccountNews) -> Found {
        let news = news(self.tournament.clone(), self.name.clone());
        Found { game: None, ruleset: None, news }
    }
}

/// Tells a player that a tournament begins.
pub(crate) async fn tell_started(
    games: &Games,
    player: &str,
    about: &AboutTournament,
) -> Result<(), AppError> {
    append(games, player, |kept| {
        kept.tournaments.insert(about.tournament.clone()).then(|| {
            about.found(|tournament, name| AccountNews::TournamentStarted { tournament, name })
        })
    })
    .await
}

/// Tells a player who was told of its start that a tournament is over.
pub(crate) async fn tell_ended(
    games: &Games,
    player: &str,
    about: &AboutTournament,
) -> Result<(), AppError> {
    append(games, player, |kept| {
        kept.tournaments.remove(&about.tournament).then(|| {
            about.found(|tournament, name| AccountNews::TournamentEnded { tournament, name })
        })
    })
    .await
}

/// Tells a player that a tournament was cancelled.
pub(crate) async fn tell_cancelled(
    games: &Games,
    player: &str,
    about: &AboutTournament,
) -> Result<(), AppError> {
    append(games, player, |kept| {
        kept.tournaments.remove(&about.tournament);
        kept.cancelled.insert(about.tournament.clone()).then(|| {
            about.found(|tournament, name| AccountNews::TournamentCancelled { tournament, name })
        })
    })
    .await
}

/// Forgets that a player was told of a cancellation, when nobody tells it again.
pub(crate) async fn forget_cancelled(
    games: &Games,
    player: &str,
    tournament: &str,
) -> Result<(), AppError> {
    change(games, player, |kept| kept.cancelled.remove(tournament)).await.map(drop)
}
