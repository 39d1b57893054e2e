//! Entering a tournament and withdrawing from it, also of players whose accounts are deleted.

use super::{
    Tournaments,
    events::{CancelReason, Entered, TournamentNews, WithdrawReason},
    lists::{player_key, player_keys, tournament_of_key},
    manage::Wish,
    shown::Tournament,
    state::State,
};
use crate::boxed;
use crate::{
    documents::Documents,
    error::{AppError, TournamentFault},
    log::{
        summary::game_of_row,
        tournament::{TournamentStatus, open_tournaments_prefix},
    },
    requester::player_ref,
    space::Growth,
};
use kontor_auth::Player;

/// Maximum number of times that somebody enters a tournament, with those who withdraw before it
/// starts.
pub const ENTRIES_MAX: usize = 2_048;

/// Maximum number of times that one player enters the same tournament.
pub const OWN_ENTRIES_MAX: usize = 4;

impl Tournaments {
    /// The player enters. Whoever takes part already goes on doing so.
    #[boxed]
    pub async fn enter(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        let (tournaments, player, id) = (self.clone(), player.clone(), id.to_owned());
        self.games.in_task(async move { tournaments.enter_in_task(&player, &id).await }).await
    }

    async fn enter_in_task(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        let mut held = self.logs.hold(id).await?;
        if held.state().active_player(&player.id).is_some() {
            return Ok(self.shown(&mut held));
        }
        // What is refused anyway reserves nothing.
        self.check_entry(player, held.state()).await?;
        drop(held);
        self.reserve_entered(&player.id, id).await?;
        let entered = self.change(id, &Wish::Enter(player.clone())).await?;
        // The account may have been deleted meanwhile, after the deletion has looked at what there
        // was to withdraw from. If it is deleted from now on, the deletion finds the entry.
        if self.accounts.player(&player.id).await?.is_none() {
            self.change(id, &Wish::Forget(player.id.clone())).await?;
            return Err(AppError::TokenInvalid);
        }
        Ok(entered)
    }

    /// The player withdraws. Whoever has withdrawn stays out.
    #[boxed]
    pub async fn withdraw(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        self.change_in_task(id, Wish::Withdraw(player.id.clone())).await
    }

    /// Refuses who may not enter.
    async fn check_entry(&self, player: &Player, state: &State) -> Result<(), AppError> {
        let is_over = self.games.right_time()? >= state.terms.registration_ends_at;
        if state.status() != TournamentStatus::Registering || is_over {
            return Err(TournamentFault::RegistrationClosed.into());
        }
        if !state.terms.entrants.admit(player.kind) {
            return Err(TournamentFault::MayNotEnter.into());
        }
        if state.entries_of(&player.id) >= OWN_ENTRIES_MAX {
            return Err(TournamentFault::EntriesSpent.into());
        }
        if state.is_full() || state.participants.len() >= ENTRIES_MAX {
            return Err(TournamentFault::Full.into());
        }
        self.games.space.admit(Growth::New)?;
        let who = Entered::Player { player: player_ref(player) };
        let rating = self.rating_of(&state.terms, &who).await?.points();
        let (min, max) = (state.terms.rating_min, state.terms.rating_max);
        if min.is_some_and(|min| rating < min) || max.is_some_and(|max| rating > max) {
            return Err(TournamentFault::MayNotEnter.into());
        }
        Ok(())
    }

    /// The event by which the player enters; `None` if the player takes part already.
    pub(super) async fn entry(
        &self,
        player: &Player,
        state: &State,
    ) -> Result<Option<TournamentNews>, AppError> {
        if state.active_player(&player.id).is_some() {
            return Ok(None);
        }
        self.check_entry(player, state).await?;
        // The row comes first. If nobody enters after all, the list leaves it out.
        let documents = Documents(self.games.documents().clone());
        let key = player_key(&player.id, state.created_at, &state.id);
        if documents.0.get(&key).await?.is_none() {
            documents.write(&key, None, &true).await?;
        }
        let participant =
            u16::try_from(state.participants.len() + 1).expect("entries have a limit");
        let who = Entered::Player { player: player_ref(player) };
        Ok(Some(TournamentNews::Registered { participant, who }))
    }

    /// Withdraws a player whose account is deleted from all tournaments, cancels those that the
    /// player organizes and that have not begun, and forgets which they were.
    pub(crate) async fn remove_player(&self, player: &str) -> Result<(), AppError> {
        let organized = open_tournaments_prefix(player);
        let limit = super::OPEN_TOURNAMENTS_MAX;
        for row in self.games.events().index_rows(&organized, None, limit).await? {
            self.change_if_there(game_of_row(&row), &Wish::Abandon).await?;
        }
        loop {
            let keys = player_keys(&self.games, player).await?;
            if keys.is_empty() {
                return self.forget_own(player).await;
            }
            for key in keys {
                let wish = Wish::Forget(player.to_owned());
                self.change_if_there(tournament_of_key(&key), &wish).await?;
                Documents(self.games.documents().clone()).remove(&key).await?;
            }
        }
    }

    /// The event that follows before the start because an account is gone: of a participant, or of
    /// the organizer. A deletion withdraws its player by itself; this finds who entered at the same
    /// moment.
    pub(super) async fn account_gone(
        &self,
        state: &State,
    ) -> Result<Option<TournamentNews>, AppError> {
        if self.accounts.player(&state.organizer.id).await?.is_none() {
            return self.cancelled(state, CancelReason::AccountDeleted).await.map(Some);
        }
        for one in state.active() {
            let Some(player) = one.who.player() else { continue };
            if self.accounts.player(&player.id).await?.is_none() {
                return Ok(departure(&player.id, state));
            }
        }
        Ok(None)
    }
}

pub(super) fn departure(player: &str, state: &State) -> Option<TournamentNews> {
    let participant = state.active_player(player).filter(|_| state.status().is_open())?.number;
    Some(TournamentNews::Withdrawn { participant, reason: WithdrawReason::AccountDeleted })
}

pub(super) fn withdrawal(player: &str, state: &State) -> Result<Option<TournamentNews>, AppError> {
    if !state.status().is_open() {
        return Err(TournamentFault::Over.into());
    }
    if let Some(participant) = state.active_player(player) {
        let (participant, reason) = (participant.number, WithdrawReason::Asked);
        return Ok(Some(TournamentNews::Withdrawn { participant, reason }));
    }
    match state.entries_of(player) {
        0 => Err(TournamentFault::NotParticipant.into()),
        _ => Ok(None),
    }
}
