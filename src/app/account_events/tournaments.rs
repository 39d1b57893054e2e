//! Tells participants that a tournament begins, and that it is over.
//!
//! What was told is kept in the same document as the events, so that nobody is told twice, however
//! often a server that was killed begins again.

use super::{AccountNews, documents::Found, look::append};
use crate::{error::AppError, runtime::games::Games};

/// Maximum number of tournaments of one player of which the feed tells at the same time.
const TOURNAMENTS_MAX: usize = 256;

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
    if games.former.is_former(player) {
        return Ok(());
    }
    append(games, player, |kept| {
        let is_new = kept.tournaments.len() < TOURNAMENTS_MAX
            && kept.tournaments.insert(about.tournament.clone());
        is_new.then(|| {
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
    if games.former.is_former(player) {
        return Ok(());
    }
    append(games, player, |kept| {
        kept.tournaments.remove(&about.tournament).then(|| {
            about.found(|tournament, name| AccountNews::TournamentEnded { tournament, name })
        })
    })
    .await
}
