//! What is to be done next in a tournament: the event that follows, or the games to be made and
//! looked at.

use super::{
    Tournaments,
    events::{
        CancelReason, DrawnGame, Entered, ResultReason, RoundTable, StartedEntrant, TournamentNews,
    },
    logs::Held,
    results,
    state::{Game, Round, State},
    terms::TournamentTerms,
};
use crate::{
    account_events::{AboutTournament, tell_ended, tell_started},
    environment::id_of,
    error::AppError,
    log::{
        summary::{self, Summary, TableSummary},
        tournament::{TournamentStatus, TournamentTable},
    },
    ratings::{Category, Rated, RatedKind, RatingPool},
    table::{
        seated::{NewSeatedTable, Sitter},
        seats::BOT_GAMES_MAX,
    },
    time::Timestamp,
};
use kontor_auth::{Player, PlayerKind, keys::Purpose};
use kontor_ratings::Rating;
use kontor_store::{LogId, StoreError};
use kontor_tournaments::{DrawnRound, Number, draw, seeded};

/// A game of the open round that is not counted.
pub(super) struct Pending {
    pub(super) round: u16,
    pub(super) table: u16,
    /// Which of the games of its table.
    game: u8,
    pub(super) drawn: DrawnGame,
    round_ends_at: Timestamp,
    sitters: Vec<Sitter>,
    withdrawn: Vec<Number>,
}

/// The next game of each table that is not counted.
pub(super) fn pending(state: &State) -> Vec<Pending> {
    let Some(open) = state.open_round().filter(|_| state.status() == TournamentStatus::Running)
    else {
        return Vec::new();
    };
    let round = u16::try_from(state.rounds.len()).expect("rounds have a limit");
    let tables = (1..).zip(&open.tables);
    tables.filter_map(|(table, games)| next_of_table(state, open, round, table, games)).collect()
}

fn next_of_table(
    state: &State,
    open: &Round,
    round: u16,
    table: u16,
    games: &[Game],
) -> Option<Pending> {
    let (game, next) = (1..).zip(games).find(|(_, game)| game.result.is_none())?;
    let of = |number: &Number| state.participant(*number).expect("who was drawn has entered");
    let sitter = |number: &Number| match &of(number).who {
        Entered::Player { player } => Sitter::Player(player.clone()),
        Entered::Bot { bot } => Sitter::Bot(*bot),
    };
    let seats = &next.drawn.seats;
    Some(Pending {
        round,
        table,
        game,
        drawn: next.drawn.clone(),
        round_ends_at: open.ends_at,
        sitters: seats.iter().map(sitter).collect(),
        withdrawn: seats.iter().filter(|number| of(number).withdrawn).copied().collect(),
    })
}

impl Pending {
    fn has_bots(&self) -> bool {
        self.sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot(_)))
    }

    fn counted(
        &self,
        reason: ResultReason,
        results: Vec<super::events::EntrantResult>,
    ) -> TournamentNews {
        let (round, table, game) = (self.round, self.table, self.drawn.game.clone());
        TournamentNews::ResultCounted { round, table, game, reason, results }
    }

    fn unplayed(&self, reason: ResultReason) -> TournamentNews {
        let has_left = |number| self.withdrawn.contains(&number);
        self.counted(reason, results::unplayed(&self.drawn.seats, has_left))
    }

    /// The result without a game, if it is too late to begin one.
    fn without_game(&self, now: Timestamp) -> Option<TournamentNews> {
        if !self.withdrawn.is_empty() {
            return Some(self.unplayed(ResultReason::Forfeited));
        }
        (now >= self.round_ends_at).then(|| self.unplayed(ResultReason::NotStarted))
    }
}

/// What is known of the log of a game.
enum Found {
    Nothing,
    Table(Box<TableSummary>),
    Damaged,
}

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
                None => {
                    self.tell_ended(state).await?;
                    Ok(Some(TournamentNews::Ended { standings: state.standings() }))
                }
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
            return Ok(
                is_over.then_some(TournamentNews::Cancelled { reason: CancelReason::TooFew })
            );
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
        self.tell_started(state).await?;
        Ok(Some(TournamentNews::Started { seed, participants }))
    }

    /// Tells all who take part that it begins. This comes before the event, and tells nobody twice,
    /// so that a server that is killed in between does it again.
    async fn tell_started(&self, state: &State) -> Result<(), AppError> {
        let about =
            AboutTournament { tournament: state.id.clone(), name: state.terms.name.clone() };
        for player in state.active().filter_map(|one| one.who.player()) {
            tell_started(&self.games, &player.id, &about).await?;
        }
        Ok(())
    }

    /// Tells those who were told of the start that it is over. This comes before the event, too.
    pub(super) async fn tell_ended(&self, state: &State) -> Result<(), AppError> {
        let about =
            AboutTournament { tournament: state.id.clone(), name: state.terms.name.clone() };
        for player in state.participants.iter().filter_map(|one| one.who.player()) {
            tell_ended(&self.games, &player.id, &about).await?;
        }
        Ok(())
    }

    /// The rating with which somebody is seeded.
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

    /// Looks at a game: makes it if it is not there, leaves the seats of those who have withdrawn,
    /// and returns the event of its result if there is one.
    pub(super) async fn look_at(
        &self,
        tournament: &Terms,
        pending: &Pending,
    ) -> Result<Option<TournamentNews>, AppError> {
        match self.find(&pending.drawn.game).await? {
            Found::Damaged => Ok(Some(pending.unplayed(ResultReason::Lost))),
            Found::Table(table) => match results::of_table(&table, &pending.drawn.seats) {
                Some(results) => Ok(Some(pending.counted(ResultReason::Played, results))),
                None => {
                    self.leave_seats(&table, pending).await?;
                    Ok(None)
                }
            },
            Found::Nothing => {
                let now = Timestamp(self.games.clock().now_ms());
                if let Some(news) = pending.without_game(now) {
                    return Ok(Some(news));
                }
                if pending.has_bots() && self.is_busy_with_bots(tournament).await? {
                    return Ok(None);
                }
                match self.tables.make_seated_table(tournament.table(pending)).await {
                    Ok(()) => Ok(None),
                    Err(AppError::GameUnknown) => Ok(Some(pending.unplayed(ResultReason::Lost))),
                    Err(error) => Err(error),
                }
            }
        }
    }

    async fn find(&self, game: &str) -> Result<Found, AppError> {
        if self.games.is_quarantined(game) {
            return Ok(Found::Damaged);
        }
        match self.games.events().last(&LogId(game.into())).await {
            Ok(None) => Ok(Found::Nothing),
            Ok(Some((_, entry))) => match Summary::of(&entry) {
                Ok(summary) => Ok(Found::Table(Box::new(summary.table))),
                Err(_) => Ok(Found::Damaged),
            },
            Err(StoreError::Corrupt { .. }) => Ok(Found::Damaged),
            Err(other) => Err(other.into()),
        }
    }

    /// Leaves the seats of those who have withdrawn to the stand-in.
    async fn leave_seats(&self, table: &TableSummary, pending: &Pending) -> Result<(), AppError> {
        for (number, sitter) in pending.drawn.seats.iter().zip(&pending.sitters) {
            let Sitter::Player(player) = sitter else { continue };
            let sits = table.seats.iter().flatten().any(|who| who.is(&player.id));
            if !(pending.withdrawn.contains(number) && sits) {
                continue;
            }
            let leaver = Player {
                id: player.id.to_string(),
                name: String::new(),
                kind: PlayerKind::Guest,
                engine: None,
            };
            match self.tables.resign(&leaver, &pending.drawn.game, None).await {
                Ok(_)
                | Err(AppError::GameOver | AppError::NotYourSeat | AppError::GameQuarantined) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Whether as many games with bots as may be are under way at the tables of the organizer.
    async fn is_busy_with_bots(&self, tournament: &Terms) -> Result<bool, AppError> {
        let prefix = summary::bot_games_prefix(&tournament.organizer.id);
        let rows = self.games.events().index_rows(&prefix, None, BOT_GAMES_MAX).await?;
        Ok(rows.len() >= BOT_GAMES_MAX)
    }
}

/// What all tables of a tournament have in common.
pub(super) struct Terms {
    id: String,
    organizer: crate::log::table_event::PlayerRef,
    terms: TournamentTerms,
    ruleset: kontor_games::GameKind,
    stored_for: crate::log::stored::StoredFor,
}

impl Terms {
    pub(super) fn of(state: &State) -> Result<Self, AppError> {
        Ok(Terms {
            id: state.id.clone(),
            organizer: state.organizer.clone(),
            terms: state.terms.clone(),
            ruleset: state.terms.kind()?,
            stored_for: state.stored_for.clone(),
        })
    }

    fn table(&self, pending: &Pending) -> NewSeatedTable {
        NewSeatedTable {
            id: pending.drawn.game.clone(),
            ruleset: self.ruleset,
            options: self.terms.options.clone(),
            owner: self.organizer.clone(),
            sitters: pending.sitters.clone(),
            stand_in: self.terms.stand_in,
            turn_limit_s: self.terms.turn_limit_s,
            clock: self.terms.clock.clone(),
            rated: self.terms.rated,
            tournament: Some(TournamentTable {
                tournament: self.id.clone(),
                round: pending.round,
                table: pending.table,
                game: pending.game,
                round_ends_at: pending.round_ends_at,
            }),
            by: self.stored_for.clone(),
        }
    }
}
