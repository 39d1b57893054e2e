//! Entering a tournament and withdrawing from it, also of players whose accounts are deleted.

use super::{
    Tournaments,
    events::{Entered, TournamentNews, WithdrawReason},
    lists::player_prefix,
    manage::Wish,
    own,
    shown::Tournament,
    state::State,
};
use crate::boxed;
use crate::{
    documents::Group,
    error::{AppError, TournamentFault},
    log::tournament::TournamentStatus,
    requester::player_ref,
    space::Growth,
};
use kontor_auth::Player;

/// Maximum number of times that somebody enters a tournament, with those who withdraw before it
/// starts.
pub const ENTRIES_MAX: usize = 2_048;

/// Maximum number of times that one player enters the same tournament.
pub const OWN_ENTRIES_MAX: usize = 4;

/// Maximum number of rows of a list that are removed at a time.
const ROWS_MAX: usize = 100;

impl Tournaments {
    /// The player enters. Whoever takes part already goes on doing so.
    #[boxed]
    pub async fn enter(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        self.change_in_task(id, Wish::Enter(player.clone())).await
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
        let participant =
            u16::try_from(state.participants.len() + 1).expect("entries have a limit");
        let who = Entered::Player { player: player_ref(player) };
        Ok(Some(TournamentNews::Registered { participant, who }))
    }

    /// Withdraws a player whose account is deleted from all tournaments, cancels those that the
    /// player organizes and that have not begun, and forgets which they were. The account is gone, so
    /// the player makes and enters no others meanwhile.
    pub(crate) async fn remove_player(&self, player: &str) -> Result<(), AppError> {
        let own = self.own(player).await?;
        for id in own.made.keys() {
            self.change_if_there(id, &Wish::Abandon).await?;
        }
        for id in own.entered.keys() {
            self.change_if_there(id, &Wish::Forget(player.to_owned())).await?;
        }
        let (prefix, documents) = (player_prefix(player), self.documents());
        loop {
            let rows = documents.0.scan(&prefix, None, ROWS_MAX).await?;
            if rows.is_empty() {
                return documents.remove(&own::key(player)).await;
            }
            let all = rows.into_iter();
            let group = all.fold(Group::new(), |group, (key, row)| group.delete(key, row.version));
            // After a conflict another server has removed them.
            documents.write_group(group).await?;
        }
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
