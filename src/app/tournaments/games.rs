//! The games of a round: which is next at each table, whether it is to be made, and its result.

use super::{
    Tournaments,
    events::{DrawnGame, Entered, EntrantResult, ResultReason, TournamentNews},
    making::{self, GamesGuard},
    results,
    state::{Game, Round, State},
    terms::TournamentTerms,
};
use crate::error::AppError;
use kontor_auth::{Player, PlayerKind};
use kontor_games::GameKind;
use kontor_log::{
    index_rows,
    stored::StoredFor,
    summary::{Summary, TableSummary},
    table_event::PlayerRef,
    time::Timestamp,
    tournament::{TournamentStatus, TournamentTable},
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    documents::{Group, VersionedDocument},
    runtime::quarantine::QuarantineDecision,
};
use kontor_store::{Conflict, LogId, StoreError};
use kontor_tables::{
    error::TablesError,
    table::{
        seated::{NewSeatedTable, Sitter},
        start::BOT_GAMES_MAX,
    },
};
use kontor_tournaments::Number;

/// Maximum number of entries that are read at a time to see whether a log is damaged.
const ENTRIES_READ_MAX: usize = 256;

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

    fn counted(&self, reason: ResultReason, results: Vec<EntrantResult>) -> TournamentNews {
        let (round, table, game) = (self.round, self.table, self.drawn.game.clone());
        TournamentNews::ResultCounted { round, table, game, reason, results }
    }

    fn unplayed(&self, reason: ResultReason) -> TournamentNews {
        let has_left = |number| self.withdrawn.contains(&number);
        self.counted(reason, results::unplayed(&self.drawn.seats, has_left))
    }

    /// Whether the round should be over by now.
    pub(super) fn is_late(&self, now: Timestamp) -> bool {
        now >= self.round_ends_at
    }

    /// The result without a game, if none is made any more.
    fn without_game(&self, making: GamesGuard) -> Option<TournamentNews> {
        if !self.withdrawn.is_empty() {
            return Some(self.unplayed(ResultReason::Forfeited));
        }
        (self.round <= making.over).then(|| self.unplayed(ResultReason::NotStarted))
    }
}

/// What is known of the log of a game.
enum FoundGame {
    Nothing,
    Table(Box<TableSummary>),
    /// The store has read it as damaged, and read it again.
    Damaged,
    /// An operator wants it to be counted as lost.
    CountedLost,
    /// An operator has set it aside, or this release cannot read it: it is decided later.
    Undecided,
}

impl Tournaments {
    /// Looks at a game: makes it if it is not there, leaves the seats of withdrawn players, and
    /// returns the event of its result if there is one.
    pub(super) async fn look_at(
        &self,
        tournament: &GameTerms,
        pending: &Pending,
    ) -> Result<Option<TournamentNews>, AppError> {
        let now = Timestamp(self.games.clock().now_ms());
        match self.find(&pending.drawn.game).await? {
            FoundGame::CountedLost => Ok(Some(pending.unplayed(ResultReason::Lost))),
            FoundGame::Undecided => Ok(None),
            // Until the round is over it may be repaired.
            FoundGame::Damaged => {
                Ok(pending.is_late(now).then(|| pending.unplayed(ResultReason::Lost)))
            }
            FoundGame::Table(table) => match results::of_table(&table, &pending.drawn.seats) {
                Some(results) => Ok(Some(pending.counted(ResultReason::Played, results))),
                None => {
                    self.leave_seats(&table, pending).await?;
                    Ok(None)
                }
            },
            FoundGame::Nothing => {
                if let Some(news) = pending.without_game(tournament.making) {
                    return Ok(Some(news));
                }
                if pending.has_bots() && self.is_busy_with_bots(tournament).await? {
                    return Ok(None);
                }
                let table = self.table(tournament, pending).await?;
                let version = Some(tournament.making_version);
                let group = Group::new().unless_changed(making::key(&tournament.id), version);
                match self.tables.write_seated_table(table, group).await {
                    Ok(None | Some(Conflict::Entry)) => Ok(None),
                    // What was decided does not hold any more.
                    Ok(Some(Conflict::Document(_) | Conflict::Precondition(_))) => {
                        self.wake(&tournament.id);
                        Ok(None)
                    }
                    Err(TablesError::Refused(Refused::GameUnknown)) => {
                        Ok(Some(pending.unplayed(ResultReason::Lost)))
                    }
                    Err(error) => Err(error.into()),
                }
            }
        }
    }

    /// What there is of a game. What only this process knows, or cannot read, decides nothing for
    /// all: a result is counted for good, and another server would count another one.
    async fn find(&self, game: &str) -> Result<FoundGame, AppError> {
        match self.games.quarantine_store().decision(game).await? {
            QuarantineDecision::CountedLost => return Ok(FoundGame::CountedLost),
            QuarantineDecision::SetAside => return Ok(FoundGame::Undecided),
            QuarantineDecision::Released => {}
        }
        let log = LogId(game.into());
        let last = match self.games.events().last(&log).await {
            Err(StoreError::Corrupt { .. }) => self.games.events().last(&log).await,
            last => last,
        };
        let table = match last {
            Ok(None) => return Ok(FoundGame::Nothing),
            Ok(Some((_, entry))) => match Summary::of(&entry) {
                Ok(summary) => summary.table,
                Err(why) => {
                    tracing::warn!(game, %why, "a game of a tournament cannot be read");
                    return Ok(FoundGame::Undecided);
                }
            },
            Err(StoreError::Corrupt { .. }) => return Ok(FoundGame::Damaged),
            Err(other) => return Err(other.into()),
        };
        let is_in_doubt = table.finished.is_none() && self.games.damage_of(game).is_some();
        if is_in_doubt && self.is_corrupt(&log).await? && self.is_corrupt(&log).await? {
            return Ok(FoundGame::Damaged);
        }
        Ok(FoundGame::Table(Box::new(table)))
    }

    /// Whether the store reads an entry of this log as damaged.
    async fn is_corrupt(&self, log: &LogId) -> Result<bool, AppError> {
        let mut from = 0;
        loop {
            match self.games.events().read(log, from, ENTRIES_READ_MAX).await {
                Ok(entries) => match entries.last() {
                    Some((position, _)) => from = position.number + 1,
                    None => return Ok(false),
                },
                Err(StoreError::Corrupt { .. }) => return Ok(true),
                Err(other) => return Err(other.into()),
            }
        }
    }

    /// The table of a game. A player who has got another name since entering, or has deleted the
    /// account, does not come into a new record under the old name.
    async fn table(
        &self,
        tournament: &GameTerms,
        pending: &Pending,
    ) -> Result<NewSeatedTable, AppError> {
        let mut sitters = Vec::new();
        for sitter in &pending.sitters {
            sitters.push(match sitter {
                Sitter::Player(player) => Sitter::Player(self.accounts.named_now(player).await?),
                Sitter::Bot(bot) => Sitter::Bot(*bot),
            });
        }
        let owner = self.accounts.named_now(&tournament.organizer).await?;
        Ok(tournament.table(pending, owner, sitters))
    }

    /// Leaves the seats of withdrawn players to the stand-in.
    async fn leave_seats(&self, table: &TableSummary, pending: &Pending) -> Result<(), AppError> {
        for (number, sitter) in pending.drawn.seats.iter().zip(&pending.sitters) {
            let Sitter::Player(player) = sitter else { continue };
            let sits = table.seats.iter().flatten().any(|who| who.is(&player.id));
            let may_return =
                |(seat, who): &(Seat, PlayerRef)| table.may_return(*seat) && who.is(&player.id);
            let is_there = sits || table.resigned.iter().any(may_return);
            if !(pending.withdrawn.contains(number) && is_there) {
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
                | Err(TablesError::Refused(
                    Refused::GameOver | Refused::NotYourSeat | Refused::GameQuarantined,
                )) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Whether as many games with bots as may be are under way at the tables of the organizer.
    async fn is_busy_with_bots(&self, tournament: &GameTerms) -> Result<bool, AppError> {
        let prefix = index_rows::bot_games_prefix(&tournament.organizer.id);
        let rows = self.games.events().index_rows(&prefix, None, BOT_GAMES_MAX).await?;
        Ok(rows.len() >= BOT_GAMES_MAX)
    }
}

/// What all tables of a tournament have in common.
pub(super) struct GameTerms {
    id: String,
    organizer: PlayerRef,
    terms: TournamentTerms,
    ruleset: GameKind,
    stored_for: StoredFor,
    pub(super) making: GamesGuard,
    pub(super) making_version: u64,
}

impl GameTerms {
    pub(super) fn of(
        state: &State,
        making: &VersionedDocument<GamesGuard>,
    ) -> Result<Self, AppError> {
        Ok(GameTerms {
            making: making.value,
            making_version: making.version,
            id: state.id.clone(),
            organizer: state.organizer.clone(),
            terms: state.terms.clone(),
            ruleset: state.terms.kind()?,
            stored_for: state.stored_for.clone(),
        })
    }

    fn table(&self, pending: &Pending, owner: PlayerRef, sitters: Vec<Sitter>) -> NewSeatedTable {
        NewSeatedTable {
            id: pending.drawn.game.clone(),
            ruleset: self.ruleset,
            options: self.terms.options.clone(),
            owner,
            sitters,
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
