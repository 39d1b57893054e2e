//! Entering a tournament and withdrawing from it, also of players whose accounts are deleted.

use super::{
    Tournaments,
    events::{Entered, TournamentNews, WithdrawReason},
    lists::{entered_by, player_prefix},
    own::{self, Own},
    shown::Tournament,
    state::State,
    wish::Wish,
};
use crate::boxed;
use crate::error::AppError;
use kontor_auth::Player;
use kontor_log::tournament::TournamentStatus;
use kontor_problems::Refused;
use kontor_service::{documents::Found, requester::player_ref, space::Growth};

kontor_limits::limits! {
    /// How many entries a tournament has at most, with those of players who withdraw before it
    /// starts.
    pub const TOURNAMENT_ENTRIES_MAX: usize = 2_048;
    /// How often one player may enter the same tournament.
    pub const OWN_ENTRIES_MAX: usize = 4;
}

impl Tournaments {
    /// The player enters. Nothing changes for a participant.
    #[boxed]
    pub async fn enter(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        self.change_in_task(id, Wish::Enter(player.clone())).await
    }

    /// The player withdraws, for good.
    #[boxed]
    pub async fn withdraw(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        self.change_in_task(id, Wish::Withdraw(player.id.clone())).await
    }

    /// Refuses who may not enter.
    async fn check_entry(&self, player: &Player, state: &State) -> Result<(), AppError> {
        let is_over = self.games.right_time()? >= state.terms.registration_ends_at;
        if state.status() != TournamentStatus::Registering || is_over {
            return Err(Refused::RegistrationClosed.into());
        }
        if !state.terms.entrants.admit(player.kind) {
            return Err(Refused::MayNotEnter.into());
        }
        if state.entries_of(&player.id) >= OWN_ENTRIES_MAX {
            return Err(Refused::EntriesSpent.into());
        }
        if state.is_full() || state.participants.len() >= TOURNAMENT_ENTRIES_MAX {
            return Err(Refused::TournamentFull.into());
        }
        self.games.space.admit(Growth::New)?;
        let who = Entered::Player { player: player_ref(player) };
        let rating = self.rating_of(&state.terms, &who).await?.points();
        let (min, max) = (state.terms.rating_min, state.terms.rating_max);
        if min.is_some_and(|min| rating < min) || max.is_some_and(|max| rating > max) {
            return Err(Refused::MayNotEnter.into());
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
    /// player organizes and that have not begun, and forgets which they were. The account is gone,
    /// so the player makes and enters no others from then on. A damaged tournament that the player
    /// has made goes on without an organizer.
    pub(crate) async fn remove_player(&self, player: &str) -> Result<(), AppError> {
        let (documents, key) = (self.documents(), own::key(player));
        let found = documents.find::<Own>(&key).await?;
        let is_damaged = matches!(found, Found::Damaged(_));
        let Own { made, entered } = found.whole().map(|kept| kept.value).unwrap_or_default();
        let mut entered: Vec<String> = entered.into_keys().collect();
        if is_damaged {
            entered = entered_by(&self.games, player).await?;
        }
        for id in made.keys() {
            self.change_if_there(id, &Wish::Abandon).await?;
        }
        for id in &entered {
            self.change_if_there(id, &Wish::Forget(player.to_owned())).await?;
        }
        documents.remove_all(&player_prefix(player)).await?;
        Ok(documents.remove(&key).await?)
    }
}

pub(super) fn departure(player: &str, state: &State) -> Option<TournamentNews> {
    let participant = state.active_player(player).filter(|_| state.status().is_open())?.number;
    Some(TournamentNews::Withdrawn { participant, reason: WithdrawReason::AccountDeleted })
}

pub(super) fn withdrawal(player: &str, state: &State) -> Result<Option<TournamentNews>, AppError> {
    if !state.status().is_open() {
        return Err(Refused::TournamentOver.into());
    }
    if let Some(participant) = state.active_player(player) {
        let (participant, reason) = (participant.number, WithdrawReason::Asked);
        return Ok(Some(TournamentNews::Withdrawn { participant, reason }));
    }
    match state.entries_of(player) {
        0 => Err(Refused::NotParticipant.into()),
        _ => Ok(None),
    }
}
