//! Making and cancelling tournaments, entering and withdrawing.

use super::{
    Tournaments,
    events::{CancelReason, Entered, TournamentNews, WithdrawReason},
    lists::{player_key, player_keys, tournament_of_key},
    shown::Tournament,
    state::State,
    terms::NewTournament,
};
use crate::{
    documents::{ATTEMPTS_MAX, Documents},
    environment::{fresh_id, id_of, random},
    error::{AppError, OwnedFault, StoreFault, TournamentFault},
    log::{
        chain::{hex, sha256},
        stored::STORED_UNIT_BYTES,
        tournament::{TournamentStatus, open_tournaments_prefix},
    },
    quotas::Storer,
    requester::{RequestKey, player_ref},
    runtime::execute::CommandReply,
    space::Growth,
    time::Timestamp,
};
use kontor_auth::{Player, PlayerKind, keys::Purpose};
use kontor_store::{IdempotentRequest, LogId};

/// Maximum number of tournaments of one organizer that are not over.
pub const OPEN_TOURNAMENTS_MAX: usize = 4;

/// Maximum number of times that somebody enters a tournament, with those who withdraw before it
/// starts.
pub const ENTRIES_MAX: usize = 512;

impl Tournaments {
    /// Makes a tournament. With an idempotency key its id is derived from player and key, so that a
    /// repeated request finds it.
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
            return Err(OwnedFault::UserNeeded.into());
        }
        let id = self.new_tournament_id(player, key.as_ref());
        let request = key.map(|key| key.stored_for(&player.id));
        if let Some(made) = self.made_before(&id, request.as_deref()).await? {
            return Ok(CommandReply { answer: made, replayed: true });
        }
        let now = Timestamp(self.games.clock().now_ms());
        let terms = new.checked(player.kind, now.0)?;
        self.games.space.admit(Growth::New)?;
        let open = open_tournaments_prefix(&player.id);
        let rows = self.games.events().index_rows(&open, None, OPEN_TOURNAMENTS_MAX).await?;
        if rows.len() >= OPEN_TOURNAMENTS_MAX {
            return Err(TournamentFault::Spent.into());
        }
        // Its games count for the organizer, too.
        let games = u64::from(terms.drawn_by().games_max(terms.participants_max));
        let by = self.games.quotas.admit(storer, games * STORED_UNIT_BYTES).await?;
        let seed = hex(&random::<32>(self.games.entropy()));
        let news = TournamentNews::Created {
            terms: Box::new(terms),
            organizer: player_ref(player),
            commitment: hex(&sha256(&[seed.as_bytes()])),
        };
        let state = State::create(&id, &news, now, by).map_err(AppError::Internal)?;
        if self.logs.create(&id, &state, news, seed, request.clone()).await? {
            return Ok(CommandReply { answer: self.shown(&state), replayed: false });
        }
        match self.made_before(&id, request.as_deref()).await? {
            Some(made) => Ok(CommandReply { answer: made, replayed: true }),
            None => Err(AppError::KeyReused),
        }
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
            return Err(AppError::KeyReused);
        }
        let held = self.logs.hold(id).await?;
        Ok(Some(self.shown(held.state())))
    }

    /// The player enters. Whoever takes part already goes on doing so.
    pub async fn enter(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        self.change_in_task(id, Wish::Enter(player.clone())).await
    }

    /// The player withdraws. Whoever has withdrawn stays out.
    pub async fn withdraw(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        self.change_in_task(id, Wish::Withdraw(player.id.clone())).await
    }

    /// Cancels a tournament. Only the organizer may do this.
    pub async fn cancel(&self, player: &Player, id: &str) -> Result<Tournament, AppError> {
        self.change_in_task(id, Wish::Cancel(player.id.clone())).await
    }

    /// Withdraws a player whose account is deleted from all tournaments, and forgets which they were.
    pub(crate) async fn remove_player(&self, player: &str) -> Result<(), AppError> {
        loop {
            let keys = player_keys(&self.games, player).await?;
            if keys.is_empty() {
                return Ok(());
            }
            for key in keys {
                match self.change(tournament_of_key(&key), &Wish::Forget(player.to_owned())).await {
                    // A damaged tournament draws nobody any more.
                    Ok(_)
                    | Err(AppError::Tournament(TournamentFault::Unknown) | AppError::Internal(_)) =>
                        {}
                    Err(error) => return Err(error),
                }
                Documents(self.games.documents().clone()).remove(&key).await?;
            }
        }
    }

    async fn change_in_task(&self, id: &str, wish: Wish) -> Result<Tournament, AppError> {
        let (tournaments, id) = (self.clone(), id.to_owned());
        self.games.in_task(async move { tournaments.change(&id, &wish).await }).await
    }

    /// Appends the event that is decided on the newest state, if there is one.
    async fn change(&self, id: &str, wish: &Wish) -> Result<Tournament, AppError> {
        for _ in 0..ATTEMPTS_MAX {
            let mut held = self.logs.hold(id).await?;
            let news = match wish {
                Wish::Enter(player) => self.entry(player, held.state()).await?,
                Wish::Withdraw(player) => withdrawal(player, held.state())?,
                Wish::Forget(player) => departure(player, held.state()),
                Wish::Cancel(player) => self.cancellation(player, held.state()).await?,
            };
            let Some(news) = news else { return Ok(self.shown(held.state())) };
            if self.logs.append(&mut held, news).await? {
                // It may be full now, or a seat is to be left to the stand-in.
                self.woken.wake(id);
                return Ok(self.shown(held.state()));
            }
        }
        Err(AppError::Store(StoreFault(format!("tournament {id} keeps changing"))))
    }

    /// The event by which the player enters; `None` if the player takes part already.
    async fn entry(
        &self,
        player: &Player,
        state: &State,
    ) -> Result<Option<TournamentNews>, AppError> {
        let is_over = self.games.clock().now_ms() >= state.terms.registration_ends_at.0;
        if state.active_player(&player.id).is_some() {
            return Ok(None);
        }
        if state.status() != TournamentStatus::Registering || is_over {
            return Err(TournamentFault::RegistrationClosed.into());
        }
        if !state.terms.entrants.admit(player.kind) {
            return Err(TournamentFault::MayNotEnter.into());
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
        // The row comes first. If nobody enters after all, the list leaves it out.
        let documents = Documents(self.games.documents().clone());
        let key = player_key(&player.id, state.created_at, &state.id);
        if documents.0.get(&key).await?.is_none() {
            documents.write(&key, None, &true).await?;
        }
        let participant =
            u16::try_from(state.participants.len() + 1).expect("entries have a limit");
        Ok(Some(TournamentNews::Registered { participant, who }))
    }

    async fn cancellation(
        &self,
        player: &str,
        state: &State,
    ) -> Result<Option<TournamentNews>, AppError> {
        if !state.organizer.is(player) {
            return Err(TournamentFault::NotYours.into());
        }
        match state.status() {
            TournamentStatus::Cancelled => Ok(None),
            TournamentStatus::Finished => Err(TournamentFault::Over.into()),
            TournamentStatus::Registering | TournamentStatus::Running => {
                self.tell_ended(state).await?;
                Ok(Some(TournamentNews::Cancelled { reason: CancelReason::Organizer }))
            }
        }
    }
}

/// What a player wants of a tournament.
enum Wish {
    Enter(Player),
    Withdraw(String),
    Cancel(String),
    /// The account is deleted.
    Forget(String),
}

fn departure(player: &str, state: &State) -> Option<TournamentNews> {
    let participant = state.active_player(player).filter(|_| state.status().is_open())?.number;
    Some(TournamentNews::Withdrawn { participant, reason: WithdrawReason::AccountDeleted })
}

fn withdrawal(player: &str, state: &State) -> Result<Option<TournamentNews>, AppError> {
    if !state.status().is_open() {
        return Err(TournamentFault::Over.into());
    }
    if let Some(participant) = state.active_player(player) {
        let (participant, reason) = (participant.number, WithdrawReason::Asked);
        return Ok(Some(TournamentNews::Withdrawn { participant, reason }));
    }
    let mut players = state.participants.iter().filter_map(|one| one.who.player());
    match players.any(|one| one.is(player)) {
        true => Ok(None),
        false => Err(TournamentFault::NotParticipant.into()),
    }
}
