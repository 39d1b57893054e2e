//! Divides participants into tables, so that few meet again and those meet who stand alike. An exact
//! answer takes too long for tables of three and more, so a search improves a first division by
//! swaps, and its length has a limit.

use super::{Number, history::History, lot::RoundLuck};

/// Maximum number of swaps that are tried when a round is drawn.
pub const SWAPS_TRIED_MAX: usize = 100_000;

/// How many swaps at random lead out of a division that no single swap improves.
const KICK_SWAPS: usize = 3;

/// What meeting once more costs, compared with the square of a difference of points.
const MEETING_COST: u64 = 1 << 40;

/// Who sits together, and who has no table.
pub(super) struct Divided {
    pub(super) tables: Vec<Vec<Number>>,
    pub(super) byes: Vec<Number>,
}

/// What it costs that two of the participants sit at one table.
struct Costs {
    count: usize,
    by_pair: Vec<u64>,
}

impl Costs {
    fn new(players: &[(Number, i64)], history: &History) -> Self {
        let cost = |one: &(Number, i64), other: &(Number, i64)| {
            let apart = one.1.abs_diff(other.1);
            u64::from(history.met(one.0, other.0)) * MEETING_COST + apart * apart
        };
        let by_pair = players
            .iter()
            .flat_map(|one| players.iter().map(move |other| (one, other)))
            .map(|(one, other)| cost(one, other))
            .collect();
        Costs { count: players.len(), by_pair }
    }

    fn of(&self, one: usize, other: usize) -> u64 {
        self.by_pair[one * self.count + other]
    }
}

/// A division: the player at each place; `size` places in a row are a table.
struct Division<'a> {
    costs: &'a Costs,
    size: usize,
    at: Vec<usize>,
    cost: u64,
}

impl Division<'_> {
    fn table(&self, place: usize) -> std::ops::Range<usize> {
        let first = place / self.size * self.size;
        first..first + self.size
    }

    /// What this player costs at the table of this place, but for who sits on the place.
    fn cost_at(&self, player: usize, place: usize) -> u64 {
        let others = self.table(place).filter(|other| *other != place);
        others.map(|other| self.costs.of(player, self.at[other])).sum()
    }

    /// The cost of all tables after these two have changed places.
    fn after_swap(&self, one: usize, other: usize) -> u64 {
        let (player, second) = (self.at[one], self.at[other]);
        let before = self.cost_at(player, one) + self.cost_at(second, other);
        let after = self.cost_at(second, one) + self.cost_at(player, other);
        self.cost + after - before
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.cost = self.after_swap(one, other);
        self.at.swap(one, other);
    }

    /// Swaps as long as a swap improves it and some may be tried.
    fn improve(&mut self, left: &mut usize) {
        let mut is_better = true;
        while is_better && self.cost > 0 {
            is_better = false;
            for one in 0..self.at.len() {
                for other in self.table(one).end..self.at.len() {
                    if *left == 0 {
                        return;
                    }
                    *left -= 1;
                    if self.after_swap(one, other) < self.cost {
                        self.swap(one, other);
                        is_better = true;
                    }
                }
            }
        }
    }
}

/// Divides the players, each with the points, into tables of this size, which their number must be a
/// multiple of. The given order is the first division.
pub(super) fn tables(
    players: &[(Number, i64)],
    size: usize,
    history: &History,
    luck: &mut RoundLuck,
) -> Vec<Vec<Number>> {
    let costs = Costs::new(players, history);
    let at: Vec<usize> = (0..players.len()).collect();
    let mut division = Division { costs: &costs, size, at, cost: 0 };
    let total: u64 = division.at.iter().map(|place| division.cost_at(*place, *place)).sum();
    division.cost = total / 2;
    let mut left = SWAPS_TRIED_MAX;
    division.improve(&mut left);
    let (mut best, mut least) = (division.at.clone(), division.cost);
    while least > 0 && left > 0 && players.len() > size {
        for _ in 0..KICK_SWAPS {
            let (one, other) = (luck.below(players.len()), luck.below(players.len()));
            left = left.saturating_sub(1);
            if !division.table(one).contains(&other) {
                division.swap(one, other);
            }
        }
        division.improve(&mut left);
        if division.cost < least {
            (best, least) = (division.at.clone(), division.cost);
        } else {
            (division.at, division.cost) = (best.clone(), least);
        }
    }
    best.chunks(size).map(|table| table.iter().map(|place| players[*place].0).collect()).collect()
}
