//! What is written together with the events of a tournament, and what making its games depends on.
//!
//! While a tournament is running it has a document. A game is made only as long as this has the
//! version that was read before it was decided to make the game. Each event after which another
//! decision could follow changes the document: a withdrawal, the end, a cancellation. So no game is
//! made that was counted as not played, or whose tournament is over.

use serde::{Deserialize, Serialize};

use super::{
    Tournaments,
    events::{Entered, TournamentNews},
    lists::player_key,
    state::State,
    telling::Telling,
};
use crate::error::AppError;
use kontor_log::tournament::TournamentStatus;
use kontor_service::documents::{Group, VersionedDocument};
use kontor_tournaments::Number;

/// The document of a tournament that is running.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct GamesGuard {
    /// No game of a round up to this one is made any more, because the rounds are over.
    pub(super) over: u16,
}

pub(super) fn key(tournament: &str) -> String {
    ["tournament_games/", tournament].concat()
}

impl Tournaments {
    /// What making the games of a tournament depends on; `None` if it is not running.
    pub(super) async fn games_guard(
        &self,
        id: &str,
    ) -> Result<Option<VersionedDocument<GamesGuard>>, AppError> {
        Ok(self.documents().read(&key(id)).await?)
    }

    /// From now on no game of this round is made. Returns whether that was written; otherwise
    /// something else came first.
    pub(super) async fn end_round(
        &self,
        id: &str,
        round: u16,
        version: u64,
    ) -> Result<bool, AppError> {
        let group = Group::new().put(key(id), Some(version), &GamesGuard { over: round });
        Ok(self.documents().write_group(group).await?.is_none())
    }

    /// The documents that are written together with an event that was decided on this state.
    pub(super) async fn documents_with(
        &self,
        state: &State,
        news: &TournamentNews,
    ) -> Result<Group, AppError> {
        let (group, id) = (Group::new(), &*state.id);
        match news {
            TournamentNews::Registered { who: Entered::Player { player }, .. } => {
                self.with_entry(group, state, &player.id).await
            }
            TournamentNews::Withdrawn { participant, .. } => {
                self.with_withdrawal(group, state, *participant).await
            }
            TournamentNews::Started { .. } => {
                let group = group.put(key(id), None, &GamesGuard::default());
                self.with_telling(group, id, Telling::of_start(state)).await
            }
            TournamentNews::Ended { .. } => {
                let group = self.without_games(group, id).await?;
                self.with_telling(group, id, Telling::of_end(state)).await
            }
            TournamentNews::Cancelled { .. } => {
                let group = self.without_games(group, id).await?;
                self.with_telling(group, id, Telling::of_cancellation(state)).await
            }
            TournamentNews::Created { .. }
            | TournamentNews::Registered { who: Entered::Bot { .. }, .. }
            | TournamentNews::RoundDrawn { .. }
            | TournamentNews::ResultCounted { .. }
            | TournamentNews::RoundClosed { .. }
            | TournamentNews::Renamed { .. } => Ok(group),
        }
    }

    /// A player enters: the limits and the list of the player, as long as the account is there.
    async fn with_entry(
        &self,
        group: Group,
        state: &State,
        player: &str,
    ) -> Result<Group, AppError> {
        let now = self.games.right_time()?;
        let group = self.with_entered(group, player, (&*state.id, now)).await?;
        let row = player_key(player, state.created_at, &state.id);
        let is_listed = self.documents().0.get(&row).await?.is_some();
        let group = if is_listed { group } else { group.put(row, None, &true) };
        Ok(group.if_living(player))
    }

    /// A player withdraws. After the start the tournament counts until it is over, because the
    /// player is told of that.
    async fn with_withdrawal(
        &self,
        group: Group,
        state: &State,
        participant: Number,
    ) -> Result<Group, AppError> {
        if state.status() == TournamentStatus::Running {
            let kept = self.games_guard(&state.id).await?;
            let (version, making) =
                kept.map_or_else(Default::default, |kept| (Some(kept.version), kept.value));
            return Ok(group.put(key(&state.id), version, &making));
        }
        let player = state.participant(participant).and_then(|one| one.who.player());
        match player {
            Some(player) => self.with_left(group, &player.id, &state.id).await,
            None => Ok(group),
        }
    }

    async fn without_games(&self, group: Group, id: &str) -> Result<Group, AppError> {
        Ok(match self.games_guard(id).await? {
            Some(kept) => group.delete(key(id), kept.version),
            None => group,
        })
    }
}
