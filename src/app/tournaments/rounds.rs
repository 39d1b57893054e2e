//! What is to be done next in a tournament: the event that follows, if no game has to be looked at.

use super::{
    Tournaments,
    events::{CancelReason, DrawnGame, Entered, RoundTable, StartedEntrant, TournamentNews},
    logs::Held,
    state::State,
    terms::TournamentTerms,
};
use crate::{
    error::AppError,
    ratings::{Category, Rated, RatedKind, RatingPool},
};
use kontor_auth::keys::Purpose;
use kontor_environment::id_of;
use kontor_log::{time::Timestamp, tournament::TournamentStatus};
use kontor_ratings::Rating;
use kontor_tournaments::{DrawnRound, draw, seeded};

impl Tournaments {
    /// The event that follows, before any game is looked at.
    pub(super) async fn next_event(&self, held: &Held) -> Result<Option<TournamentNews>, AppError> {
        let state = held.state();
        if !state.status().is_open() {
            return Ok(None);
        }
        if state.status() == TournamentStatus::Registering {
            return self.start(held).await;
        }
        match state.open_round() {
            Some(open) if open.is_counted() => {
                let round = u16::try_from(state.rounds.len()).expect("rounds have a limit");
                Ok(Some(TournamentNews::RoundClosed { round }))
            }
            Some(_) => Ok(None),
            None => match draw(&state.drawn_by()) {
                Some(drawn) => Ok(Some(self.drawn(state, drawn))),
                None => Ok(Some(TournamentNews::Ended { standings: state.standings() })),
            },
        }
    }

    /// Ends registration, if it is time.
    async fn start(&self, held: &Held) -> Result<Option<TournamentNews>, AppError> {
        let state = held.state();
        let terms = &state.terms;
        let is_over = self.games.clock().now_ms() >= terms.registration_ends_at.0;
        if !(is_over || terms.start_when_full && state.is_full()) {
            return Ok(None);
        }
        if state.active_count() < terms.participants_min {
            let reason = CancelReason::TooFew;
            return Ok(is_over.then_some(TournamentNews::Cancelled { reason }));
        }
        let mut entered = Vec::new();
        for one in state.active() {
            entered.push((one.number, self.rating_of(terms, &one.who).await?.rating_milli));
        }
        let seed = held.seed().to_owned();
        let participants = seeded(terms.seeding, &entered, &seed)
            .iter()
            .zip(&entered)
            .map(|(entrant, (_, rating_milli))| StartedEntrant {
                participant: entrant.number,
                seed: entrant.seed,
                lot: entrant.lot,
                rating_milli: *rating_milli,
            })
            .collect();
        Ok(Some(TournamentNews::Started { seed, participants }))
    }

    /// The rating by which a participant is seeded.
    pub(super) async fn rating_of(
        &self,
        terms: &TournamentTerms,
        who: &Entered,
    ) -> Result<Rating, AppError> {
        let (who, kind) = match who {
            Entered::Player { player } => {
                let kind = player.kind.and_then(RatedKind::of);
                (Rated::Player(player.id.clone()), kind.unwrap_or(RatedKind::Users))
            }
            Entered::Bot { bot } => (Rated::Bot(*bot), RatedKind::Bots),
        };
        // Everybody plays for themself.
        let pool = match terms.seats {
            2 => RatingPool::TwoPlayers,
            _ => RatingPool::Multiplayer,
        };
        self.ratings.current(&who, &Category { kind, ruleset: terms.kind()?, pool }).await
    }

    fn drawn(&self, state: &State, drawn: DrawnRound) -> TournamentNews {
        let round = u16::try_from(state.rounds.len() + 1).expect("rounds have a limit");
        let now_ms = self.games.clock().now_ms();
        let ends_at = Timestamp(now_ms + u64::from(state.terms.round_limit_s) * 1000);
        let id = |table: u16, game: u8| {
            let made_of = format!("tournament/{}/{round}/{table}/{game}", state.id);
            let bytes = self.keys.mac(Purpose::CreationId, made_of.as_bytes());
            id_of("g", bytes[..16].try_into().expect("16 of 32 bytes"))
        };
        let tables = (1..).zip(drawn.tables).map(|(table, drawn)| {
            let games = (1..).zip(drawn.games);
            let games = games.map(|(game, seats)| DrawnGame { game: id(table, game), seats });
            RoundTable { table, games: games.collect() }
        });
        TournamentNews::RoundDrawn { round, ends_at, tables: tables.collect(), byes: drawn.byes }
    }
}
