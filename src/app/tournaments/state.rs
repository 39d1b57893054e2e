//! The state of a tournament: the fold of its events.

use std::collections::BTreeSet;

use super::{
    events::{
        CancelReason, DrawnGame, Entered, EntrantResult, ResultReason, RoundTable, StartedEntrant,
        TournamentNews,
    },
    terms::TournamentTerms,
};
use kontor_log::{
    stored::StoredFor, table_event::PlayerRef, time::Timestamp, tournament::TournamentStatus,
};
use kontor_tournaments::{
    Balance, Entrant, Number, PlayedRound, PlayedTable, Reached, Standing, Tournament,
};

/// A player who has entered.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Participant {
    pub(super) number: Number,
    pub(super) who: Entered,
    pub(super) withdrawn: bool,
    /// What the start said of them; `None` before, and for who withdrew before.
    pub(super) started: Option<StartedEntrant>,
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Game {
    pub(super) drawn: DrawnGame,
    pub(super) result: Option<(ResultReason, Vec<EntrantResult>)>,
}

impl Game {
    fn count(&mut self, reason: ResultReason, results: &[EntrantResult]) -> Result<(), String> {
        if self.result.is_some() {
            return Err("the game was counted before".to_owned());
        }
        self.result = Some((reason, results.to_vec()));
        Ok(())
    }
}

/// A round.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Round {
    pub(super) drawn_at: Timestamp,
    pub(super) ends_at: Timestamp,
    pub(super) closed_at: Option<Timestamp>,
    /// The games of each table.
    pub(super) tables: Vec<Vec<Game>>,
    pub(super) byes: Vec<Number>,
}

impl Round {
    /// Whether all its games are counted.
    pub(super) fn is_counted(&self) -> bool {
        self.tables.iter().flatten().all(|game| game.result.is_some())
    }
}

/// A tournament after an event.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    pub(super) id: String,
    /// With the name that it has now.
    pub(super) terms: TournamentTerms,
    pub(super) is_renamed: bool,
    pub(super) organizer: PlayerRef,
    pub(super) commitment: String,
    pub(super) stored_for: StoredFor,
    pub(super) created_at: Timestamp,
    pub(super) started_at: Option<Timestamp>,
    pub(super) ended_at: Option<Timestamp>,
    pub(super) last_at: Timestamp,
    pub(super) events: u64,
    pub(super) cancelled: Option<CancelReason>,
    pub(super) seed: Option<String>,
    /// By number.
    pub(super) participants: Vec<Participant>,
    pub(super) rounds: Vec<Round>,
    pub(super) final_standings: Option<Vec<Standing>>,
}

impl State {
    /// The state after the first event.
    pub(super) fn create(
        id: &str,
        news: &TournamentNews,
        at: Timestamp,
        stored_for: StoredFor,
    ) -> Result<Self, String> {
        let TournamentNews::Created { terms, organizer, commitment } = news else {
            return Err("a log begins with tournament.created".to_owned());
        };
        Ok(State {
            id: id.to_owned(),
            terms: TournamentTerms::clone(terms),
            is_renamed: false,
            organizer: organizer.clone(),
            commitment: commitment.clone(),
            stored_for,
            created_at: at,
            started_at: None,
            ended_at: None,
            last_at: at,
            events: 1,
            cancelled: None,
            seed: None,
            participants: (1..)
                .zip(&terms.bots)
                .map(|(number, bot)| entered(number, Entered::Bot { bot: *bot }))
                .collect(),
            rounds: Vec::new(),
            final_standings: None,
        })
    }

    pub(super) fn status(&self) -> TournamentStatus {
        match (self.cancelled, self.started_at, self.ended_at) {
            (Some(_), _, _) => TournamentStatus::Cancelled,
            (None, _, Some(_)) => TournamentStatus::Finished,
            (None, Some(_), None) => TournamentStatus::Running,
            (None, None, None) => TournamentStatus::Registering,
        }
    }

    /// Applies an event, or says why it cannot follow.
    pub(super) fn evolve(&mut self, news: &TournamentNews, at: Timestamp) -> Result<(), String> {
        let (registering, running) = (
            self.status() == TournamentStatus::Registering,
            self.status() == TournamentStatus::Running,
        );
        match news {
            TournamentNews::Registered { participant, who }
                if registering && usize::from(*participant) == self.participants.len() + 1 =>
            {
                self.participants.push(entered(*participant, who.clone()));
            }
            TournamentNews::Withdrawn { participant, reason: _ } if registering || running => {
                self.active_mut(*participant)?.withdrawn = true;
            }
            TournamentNews::Started { seed, participants } if registering => {
                self.seed = Some(seed.clone());
                self.started_at = Some(at);
                for started in participants {
                    let entrant = self.active_mut(started.participant)?;
                    entrant.started = Some(started.clone());
                }
            }
            TournamentNews::RoundDrawn { round, ends_at, tables, byes }
                if running
                    && self.open_round().is_none()
                    && usize::from(*round) == self.rounds.len() + 1 =>
            {
                self.rounds.push(drawn(at, *ends_at, tables, byes));
            }
            TournamentNews::ResultCounted { round, table, game, reason, results } if running => {
                let found = self.game_mut(*round, *table, game).ok_or("there is no such game")?;
                found.count(*reason, results)?;
            }
            TournamentNews::RoundClosed { round }
                if running
                    && usize::from(*round) == self.rounds.len()
                    && self.open_round().is_some_and(Round::is_counted) =>
            {
                self.rounds.last_mut().expect("it is open").closed_at = Some(at);
            }
            TournamentNews::Ended { standings } if running && self.open_round().is_none() => {
                self.final_standings = Some(standings.clone());
                self.ended_at = Some(at);
            }
            TournamentNews::Cancelled { reason } if registering || running => {
                self.cancelled = Some(*reason);
                self.ended_at = Some(at);
            }
            TournamentNews::Renamed { name } => {
                self.terms.name = name.clone();
                self.is_renamed = true;
            }
            TournamentNews::Created { .. }
            | TournamentNews::Registered { .. }
            | TournamentNews::Withdrawn { .. }
            | TournamentNews::Started { .. }
            | TournamentNews::RoundDrawn { .. }
            | TournamentNews::ResultCounted { .. }
            | TournamentNews::RoundClosed { .. }
            | TournamentNews::Ended { .. }
            | TournamentNews::Cancelled { .. } => {
                return Err("the event cannot follow what happened before".to_owned());
            }
        }
        self.last_at = at;
        self.events += 1;
        Ok(())
    }

    fn active_mut(&mut self, number: Number) -> Result<&mut Participant, String> {
        let found = usize::from(number).checked_sub(1).and_then(|at| self.participants.get_mut(at));
        found.filter(|one| !one.withdrawn).ok_or_else(|| "there is no such participant".to_owned())
    }

    fn game_mut(&mut self, round: u16, table: u16, game: &str) -> Option<&mut Game> {
        let round = self.rounds.get_mut(usize::from(round).checked_sub(1)?)?;
        let table = round.tables.get_mut(usize::from(table).checked_sub(1)?)?;
        table.iter_mut().find(|found| found.drawn.game == game)
    }

    /// The round that is being played.
    pub(super) fn open_round(&self) -> Option<&Round> {
        self.rounds.last().filter(|round| round.closed_at.is_none())
    }

    pub(super) fn participant(&self, number: Number) -> Option<&Participant> {
        self.participants.get(usize::from(number).checked_sub(1)?)
    }

    /// The participants who have not withdrawn.
    pub(super) fn active(&self) -> impl Iterator<Item = &Participant> {
        self.participants.iter().filter(|one| !one.withdrawn)
    }

    pub(super) fn active_count(&self) -> u16 {
        u16::try_from(self.active().count()).expect("participants have a limit")
    }

    /// The participant who is this player and has not withdrawn.
    pub(super) fn active_player(&self, player: &str) -> Option<&Participant> {
        self.active().find(|one| one.who.player().is_some_and(|who| who.is(player)))
    }

    /// How often this player has entered.
    pub(super) fn entries_of(&self, player: &str) -> usize {
        let players = self.participants.iter().filter_map(|one| one.who.player());
        players.filter(|who| who.is(player)).count()
    }

    /// The games of the round under way that are not counted.
    pub(super) fn uncounted(&self) -> Vec<String> {
        let tables = self.open_round().into_iter().flat_map(|round| &round.tables);
        let games = tables.flatten().filter(|game| game.result.is_none());
        games.map(|game| game.drawn.game.clone()).collect()
    }

    pub(super) fn is_full(&self) -> bool {
        self.active_count() >= self.terms.participants_max
    }

    /// The numbers of withdrawn participants.
    pub(super) fn withdrawn(&self) -> BTreeSet<Number> {
        self.participants.iter().filter(|one| one.withdrawn).map(|one| one.number).collect()
    }

    /// The tournament as pairings and standings are computed from it. Before the start everybody is
    /// seeded in the order of entry.
    pub(super) fn drawn_by(&self) -> Tournament {
        let is_there = |one: &&Participant| match self.started_at {
            Some(_) => one.started.is_some(),
            None => !one.withdrawn,
        };
        let entrant = |one: &Participant| {
            let number = one.number;
            match &one.started {
                Some(StartedEntrant { seed, lot, .. }) => {
                    Entrant { number, seed: *seed, lot: *lot }
                }
                None => Entrant { number, seed: number, lot: number },
            }
        };
        Tournament {
            terms: self.terms.drawn_by(),
            seed: self.seed.clone().unwrap_or_default(),
            entrants: self.participants.iter().filter(is_there).map(entrant).collect(),
            withdrawn: self.withdrawn(),
            rounds: self.rounds.iter().map(played).collect(),
        }
    }

    /// The standings, the final ones if it is over.
    pub(super) fn standings(&self) -> Vec<Standing> {
        match &self.final_standings {
            Some(standings) => standings.clone(),
            None => kontor_tournaments::standings(&self.drawn_by()),
        }
    }

    pub(super) fn balance(&self) -> Balance {
        kontor_tournaments::balance(&self.drawn_by())
    }

    /// How many rounds there are, where that is known.
    pub(super) fn rounds_planned(&self) -> Option<u16> {
        let entrants = self.participants.iter().filter(|one| one.started.is_some()).count();
        self.started_at?;
        self.terms.drawn_by().rounds(u16::try_from(entrants).ok()?)
    }
}

fn entered(number: Number, who: Entered) -> Participant {
    Participant { number, who, withdrawn: false, started: None }
}

fn drawn(at: Timestamp, ends_at: Timestamp, tables: &[RoundTable], byes: &[Number]) -> Round {
    let games = |table: &RoundTable| {
        let games = table.games.iter().cloned();
        games.map(|drawn| Game { drawn, result: None }).collect()
    };
    let tables = tables.iter().map(games).collect();
    Round { drawn_at: at, ends_at, closed_at: None, tables, byes: byes.to_vec() }
}

fn played(round: &Round) -> PlayedRound {
    let reached = |result: &EntrantResult| Reached {
        number: result.participant,
        place: result.place,
        score: result.score,
    };
    let table = |games: &Vec<Game>| PlayedTable {
        seats: games.iter().map(|game| game.drawn.seats.clone()).collect(),
        games: games
            .iter()
            .filter_map(|game| game.result.as_ref())
            .map(|(_, results)| results.iter().map(reached).collect())
            .collect(),
    };
    PlayedRound { tables: round.tables.iter().map(table).collect(), byes: round.byes.clone() }
}
