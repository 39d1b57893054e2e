//! Tournaments as pure functions: who plays at which table and on which seat, and how the
//! participants stand.
//!
//! Everything follows from the terms, the participants, the published seed and the results, so that
//! anybody can compute it again. It knows no clock, no store and no game, and computes with whole
//! numbers alone, so that every machine finds the same.

mod draw;
mod elimination;
mod grouping;
mod history;
mod lot;
mod seats;
mod seeding;
mod standings;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use draw::{DrawnRound, DrawnTable, draw};
pub use grouping::SWAPS_TRIED_MAX;
pub use history::{Balance, balance};
pub use lot::{lot_key, lots};
pub use seeding::{Seeding, seeded};
pub use standings::{GAME_SCORE_WHOLE, Standing, standings};

kontor_limits::limits! { PARTICIPANT_LIMITS:
    /// Most participants of a tournament.
    pub const TOURNAMENT_PARTICIPANTS_MAX: u16 = 128;
}

kontor_limits::limits! { SIZE_LIMITS:
    /// Most rounds of a tournament.
    pub const TOURNAMENT_ROUNDS_MAX: u16 = 64;
    /// Most games of a tournament.
    pub const TOURNAMENT_GAMES_MAX: u32 = 2_048;
}

/// Maximum number of games that a table plays in a round.
pub const GAMES_PER_TABLE_MAX: u8 = 6;

/// The number of a participant, from 1 on in the order of entry.
pub type Number = u16;

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TournamentFormat {
    /// Everybody meets everybody. At tables of two each pair meets in exactly one round. At larger
    /// tables each round is drawn so that those meet who have met least.
    RoundRobin {
        /// How many rounds, at tables of three and more; if it is left out, as many as each
        /// participant would need to meet all others once and none of them twice. At tables of two
        /// it follows from the number of participants.
        #[serde(default)]
        #[schema(minimum = 1, maximum = 64)]
        rounds: Option<u16>,
    },
    /// In each round those meet who stand alike and have not met.
    Swiss {
        /// How many rounds.
        #[schema(minimum = 1, maximum = 64, example = 5)]
        rounds: u16,
    },
    /// The first of each table go on to the next round, the others are out.
    Elimination {
        /// How many of each table go on, fewer than it has seats.
        #[schema(minimum = 1, maximum = 5, example = 1)]
        advance: u8,
    },
}

/// What decides between participants who have the same points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TournamentTieBreak)]
pub enum TieBreak {
    /// The result of the games between those who have the same points, if all of them have met.
    DirectEncounter,
    /// The sum of the points of all opponents.
    Buchholz,
    /// The points of the opponents, each multiplied by the result against them.
    SonnebornBerger,
    /// How many games were won alone.
    Wins,
    /// The share of the scores of the games.
    GameScore,
}

impl TieBreak {
    /// Every tie-break.
    pub const ALL: &'static [TieBreak] = &[
        TieBreak::DirectEncounter,
        TieBreak::Buchholz,
        TieBreak::SonnebornBerger,
        TieBreak::Wins,
        TieBreak::GameScore,
    ];

    /// The tie-breaks that such a tournament has if none are named.
    pub fn usual(format: TournamentFormat) -> Vec<TieBreak> {
        use TieBreak::*;
        match format {
            TournamentFormat::RoundRobin { .. } => {
                vec![DirectEncounter, Wins, SonnebornBerger, GameScore]
            }
            TournamentFormat::Swiss { .. } => {
                vec![Buchholz, DirectEncounter, SonnebornBerger, Wins, GameScore]
            }
            TournamentFormat::Elimination { .. } => vec![Wins, GameScore],
        }
    }
}

/// What pairings and standings need to know of the terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawTerms {
    /// How it is played.
    pub format: TournamentFormat,
    /// How many sit at a table.
    pub seats: u8,
    /// How many games each table plays in a round.
    pub games: u8,
    /// What decides between equal points; after these always the lot.
    pub tie_breaks: Vec<TieBreak>,
}

impl DrawTerms {
    /// How many rounds there are with so many participants; `None` for an elimination, which is over
    /// when one table has played the final.
    pub fn rounds(&self, participants: u16) -> Option<u16> {
        let others = participants.saturating_sub(1);
        match self.format {
            TournamentFormat::RoundRobin { .. } if self.seats == 2 => {
                Some(others + participants % 2)
            }
            TournamentFormat::RoundRobin { rounds } => {
                let usual = others.div_ceil(u16::from(self.seats) - 1).max(1);
                Some(rounds.unwrap_or(usual))
            }
            TournamentFormat::Swiss { rounds } => Some(rounds),
            TournamentFormat::Elimination { .. } => None,
        }
    }

    /// The most games that so many participants can play.
    pub fn games_max(&self, participants: u16) -> u32 {
        let tables = |players: u16| u32::from(players / u16::from(self.seats));
        let games = match (self.rounds(participants), self.format) {
            (Some(rounds), _) => u32::from(rounds) * tables(participants),
            (None, TournamentFormat::Elimination { advance }) => {
                let out = u32::from(self.seats.saturating_sub(advance).max(1));
                u32::from(participants).div_ceil(out) + 1
            }
            (None, _) => 0,
        };
        games * u32::from(self.games)
    }
}

/// A participant when the tournament starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Its number.
    pub number: Number,
    /// Its place in the seeding, from 1 on.
    pub seed: u16,
    /// Its place in the lot, from 1 on.
    pub lot: u16,
}

/// What a participant reached on a seat of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// Who.
    pub number: Number,
    /// 1 for the best; equal places are shared.
    pub place: u8,
    /// The score of the game.
    pub score: i64,
}

/// A table of a round, as far as it was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedTable {
    /// Who sat where, in each game.
    pub seats: Vec<Vec<Number>>,
    /// The results of the games that have one, by seat.
    pub games: Vec<Vec<Reached>>,
}

/// A round that was drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedRound {
    /// Its tables.
    pub tables: Vec<PlayedTable>,
    /// Who had no table.
    pub byes: Vec<Number>,
}

/// A tournament that has started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its terms.
    pub terms: DrawTerms,
    /// The seed of all lots, as 64 hexadecimal digits.
    pub seed: String,
    /// Everybody who was there at the start, by number.
    pub entrants: Vec<Entrant>,
    /// Who has withdrawn.
    pub withdrawn: BTreeSet<Number>,
    /// The rounds that were drawn.
    pub rounds: Vec<PlayedRound>,
}

impl Tournament {
    fn entrant(&self, number: Number) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.number == number)
    }

    /// Its place in the seeding.
    fn seed_of(&self, number: Number) -> u16 {
        self.entrant(number).map_or(u16::MAX, |entrant| entrant.seed)
    }

    /// Who still plays, the best seed first.
    fn active(&self) -> Vec<Number> {
        let mut active: Vec<&Entrant> = self
            .entrants
            .iter()
            .filter(|entrant| !self.withdrawn.contains(&entrant.number))
            .collect();
        active.sort_unstable_by_key(|entrant| entrant.seed);
        active.into_iter().map(|entrant| entrant.number).collect()
    }
}
