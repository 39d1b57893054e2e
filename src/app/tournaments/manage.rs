//! Making, changing and cancelling tournaments.

use super::{
    Tournaments,
    entries::{departure, withdrawal},
    events::{CancelReason, TournamentNews},
    shown::Tournament,
    state::State,
    terms::NewTournament,
    wish::Wish,
};
use crate::boxed;
use std::sync::Arc;

use crate::error::AppError;
use kontor_auth::{Player, PlayerKind, keys::Purpose};
use kontor_environment::{fresh_id, id_of, random};
use kontor_log::{
    chain::{hex, sha256},
    stored::STORED_BYTES_UNIT,
    tournament::TournamentStatus,
};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, is_written, until_settled},
    quotas::Storer,
    requester::{RequestKey, player_ref},
    runtime::execute::CommandReply,
    space::Growth,
};
use kontor_store::{Conflict, IdempotentRequest, LogId};

impl Tournaments {
    /// Makes a tournament. With an idempotency key its id is derived from player and key, so that a
    /// repeated request finds it.
    #[boxed]
    pub async fn create(
        &self,
        storer: &Storer,
        new: NewTournament,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Tournament>, AppError> {
        let (tournaments, storer) = (self.clone(), storer.clone());
        let made = async move { tournaments.create_in_task(&storer, &new, key).await };
        self.games.in_task(made).await
    }

    async fn create_in_task(
        &self,
        storer: &Storer,
        new: &NewTournament,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Tournament>, AppError> {
        let player = &storer.player;
        if player.kind == PlayerKind::Guest {
            return Err(Refused::UserNeeded.into());
        }
        let id = self.new_tournament_id(player, key.as_ref());
        let request = key.map(|key| key.stored_for(&player.id));
        until_settled(|| async {
            if let Some(answer) = self.made_before(&id, request.as_deref()).await? {
                return Ok(Some(CommandReply { answer, replayed: true }));
            }
            let (state, conflict) = self.try_create(storer, new, &id, request.clone()).await?;
            // An id without a request is drawn again for each attempt.
            if conflict == Some(Conflict::Entry) && request.is_none() {
                return Err(Refused::KeyReused.into());
            }
            Ok(is_written(conflict)?.then(|| {
                let answer = self.shown_with(&state, state.balance());
                CommandReply { answer, replayed: false }
            }))
        })
        .await
    }

    /// Writes the log of a tournament with what its organizer has made, and returns what that
    /// conflicts with.
    async fn try_create(
        &self,
        storer: &Storer,
        new: &NewTournament,
        id: &str,
        request: Option<Arc<IdempotentRequest>>,
    ) -> Result<(State, Option<Conflict>), AppError> {
        let player = &storer.player;
        let now = self.games.right_time()?;
        let terms = new.checked(player.kind, now.0)?;
        self.games.space.admit(Growth::New)?;
        // Its games count for the organizer, too.
        let games = u64::from(terms.drawn_by().games_max(terms.participants_max));
        let by = self.games.quotas.admit(storer, games * STORED_BYTES_UNIT).await?;
        let group = self.with_made(Group::new(), &player.id, (id, now)).await?;
        let group = group.if_living(&player.id);
        let seed = hex(&random::<32>(self.games.entropy()));
        let news = TournamentNews::Created {
            terms: Box::new(terms),
            organizer: player_ref(player),
            commitment: hex(&sha256(&[seed.as_bytes()])),
        };
        let state = State::create(id, &news, now, by).map_err(AppError::Internal)?;
        let conflict = self.logs.create(&state, &news, seed, request, group).await?;
        Ok((state, conflict))
    }

    fn new_tournament_id(&self, player: &Player, key: Option<&RequestKey>) -> String {
        let Some(key) = key else { return fresh_id("t", self.games.entropy()) };
        let made_of = format!("tournament/{}/{}", player.id, key.key);
        let bytes = self.keys.mac(Purpose::CreationId, made_of.as_bytes());
        id_of("t", bytes[..16].try_into().expect("16 of 32 bytes"))
    }

    /// The tournament that this request has made before.
    async fn made_before(
        &self,
        id: &str,
        request: Option<&IdempotentRequest>,
    ) -> Result<Option<Tournament>, AppError> {
        let Some(request) = request else { return Ok(None) };
        let first = self.games.events().first(&LogId(id.into())).await?;
        let Some((_, first)) = first else { return Ok(None) };
        if first.request.as_deref() != Some(request) {
            return Err(Refused::KeyReused.into());
        }
        let mut held = self.logs.hold(id).await?;
        Ok(Some(self.shown(&mut held)))
    }

    /// Cancels a tournament. Only the organizer may do this.
    #[boxed]
    pub async fn cancel(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        self.change_in_task(id, Wish::Cancel(player.id.clone())).await
    }

    pub(super) async fn change_in_task(
        &self,
        id: &str,
        wish: Wish,
    ) -> Result<Tournament, AppError> {
        let (tournaments, id) = (self.clone(), id.to_owned());
        self.games.in_task(async move { tournaments.change(&id, &wish).await }).await
    }

    /// Appends the event that is decided on the newest state, if there is one, with its documents.
    pub(super) async fn change(&self, id: &str, wish: &Wish) -> Result<Tournament, AppError> {
        until_settled(|| async {
            let mut held = self.logs.hold(id).await?;
            let decided = self.decided(wish, held.state()).await?;
            let Some((news, group)) = decided else { return Ok(Some(self.shown(&mut held))) };
            if !self.logs.append(&mut held, &news, group).await? {
                return Ok(None);
            }
            // It may be full now, or a seat is to be left to the stand-in.
            self.wake(id);
            Ok(Some(self.shown(&mut held)))
        })
        .await
    }

    /// What a wish leads to: an event, and what is written together with it.
    async fn decided(
        &self,
        wish: &Wish,
        state: &State,
    ) -> Result<Option<(TournamentNews, Group)>, AppError> {
        let news = match wish {
            Wish::Enter(player) => self.entry(player, state).await?,
            Wish::Withdraw(player) => withdrawal(player, state)?,
            Wish::Forget(player) => departure(player, state),
            Wish::Cancel(player) => cancellation(player, state)?,
            Wish::Abandon => abandoned(state),
        };
        let Some(news) = news else { return Ok(None) };
        let group = self.documents_with(state, &news).await?;
        Ok(Some((news, group)))
    }

    /// The same, where a tournament that is not there or is damaged is none that can be changed.
    pub(super) async fn change_if_there(&self, id: &str, wish: &Wish) -> Result<(), AppError> {
        match self.change(id, wish).await {
            Ok(_) | Err(AppError::Refused(Refused::TournamentUnknown) | AppError::Internal(_)) => {
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}

/// The event that follows when the account of the organizer is deleted. What has begun goes on
/// without an organizer.
fn abandoned(state: &State) -> Option<TournamentNews> {
    match state.status() {
        TournamentStatus::Registering => {
            Some(TournamentNews::Cancelled { reason: CancelReason::AccountDeleted })
        }
        TournamentStatus::Running | TournamentStatus::Finished | TournamentStatus::Cancelled => {
            None
        }
    }
}

fn cancellation(player: &str, state: &State) -> Result<Option<TournamentNews>, AppError> {
    if !state.organizer.is(player) {
        return Err(Refused::NotYourTournament.into());
    }
    match state.status() {
        TournamentStatus::Cancelled => Ok(None),
        TournamentStatus::Finished => Err(Refused::TournamentOver.into()),
        TournamentStatus::Registering | TournamentStatus::Running => {
            Ok(Some(TournamentNews::Cancelled { reason: CancelReason::Organizer }))
        }
    }
}
