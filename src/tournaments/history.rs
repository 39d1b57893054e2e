//! What the rounds so far say about who met whom, who sat where, and who had a bye.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Number, PlayedRound, Tournament};

/// How often each pair met, each participant sat on each seat, and had a bye.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    met: BTreeMap<(Number, Number), u32>,
    sat: BTreeMap<(Number, usize), u32>,
    byes: BTreeMap<Number, u32>,
}

impl History {
    pub(super) fn of(rounds: &[PlayedRound]) -> Self {
        let mut history = History::default();
        for round in rounds {
            for number in &round.byes {
                *history.byes.entry(*number).or_default() += 1;
            }
            for table in &round.tables {
                // Those who sit at a table meet there once, however many games it plays.
                for (one, other) in pairs(table.seats.first().map_or(&[][..], Vec::as_slice)) {
                    *history.met.entry((one, other)).or_default() += 1;
                }
                table.seats.iter().for_each(|seats| history.add_seats(seats));
            }
        }
        history
    }

    /// Notes who sits where in a game.
    pub(super) fn add_seats(&mut self, seats: &[Number]) {
        for (seat, number) in seats.iter().enumerate() {
            *self.sat.entry((*number, seat)).or_default() += 1;
        }
    }

    /// In how many rounds they met.
    pub(super) fn met(&self, one: Number, other: Number) -> u32 {
        self.met.get(&(one.min(other), one.max(other))).copied().unwrap_or_default()
    }

    /// In how many games this participant sat on this seat.
    pub(super) fn sat(&self, number: Number, seat: usize) -> u32 {
        self.sat.get(&(number, seat)).copied().unwrap_or_default()
    }

    /// How many byes it had.
    pub(super) fn byes(&self, number: Number) -> u32 {
        self.byes.get(&number).copied().unwrap_or_default()
    }
}

/// All pairs of these, the smaller number first.
pub(super) fn pairs(numbers: &[Number]) -> impl Iterator<Item = (Number, Number)> {
    numbers.iter().enumerate().flat_map(move |(index, one)| {
        numbers[index + 1..].iter().map(move |other| (*one.min(other), *one.max(other)))
    })
}

/// How evenly the rounds were drawn, among those who have not withdrawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = TournamentBalance)]
pub struct Balance {
    /// In how many rounds those met who met least.
    #[schema(example = 1)]
    pub meetings_min: u32,
    /// In how many rounds those met who met most.
    #[schema(example = 1)]
    pub meetings_max: u32,
    /// How many games more a participant sat on one seat than on another, at most.
    #[schema(example = 1)]
    pub seat_difference_max: u32,
    /// How many byes the one had more than the other, at most.
    #[schema(example = 0)]
    pub bye_difference_max: u32,
}

/// How evenly the rounds of this tournament were drawn.
pub fn balance(tournament: &Tournament) -> Balance {
    let history = History::of(&tournament.rounds);
    let active = tournament.active();
    let met = || pairs(&active).map(|(one, other)| history.met(one, other));
    let seats = 0..usize::from(tournament.terms.seats);
    let difference = |number: &Number| {
        let sat = seats.clone().map(|seat| history.sat(*number, seat));
        sat.clone().max().unwrap_or_default() - sat.min().unwrap_or_default()
    };
    let byes = || active.iter().map(|number| history.byes(*number));
    Balance {
        meetings_min: met().min().unwrap_or_default(),
        meetings_max: met().max().unwrap_or_default(),
        seat_difference_max: active.iter().map(difference).max().unwrap_or_default(),
        bye_difference_max: byes().max().unwrap_or_default() - byes().min().unwrap_or_default(),
    }
}
