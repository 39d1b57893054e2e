//! Sums over the results of some seats, and the figures that follow from them. All sums are sums of
//! integers and are divided only at the end, so the figures do not depend on the order of the games.

use std::collections::BTreeMap;

use serde::Serialize;

/// A win is counted as this many parts, so that it can be divided among any number of winners.
const PARTS_OF_A_WIN: u64 = 60;

/// The quantile of the normal distribution for a confidence of 95 %.
const Z: f64 = 1.959_964;

/// How one seat ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Its place, 1 for the winners.
    pub place: u8,
    /// Its score.
    pub score: i64,
}

/// Sums over seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// In parts of a win.
    wins: u64,
    /// Sum of the places.
    places: u64,
    /// How many seats had each score. There are few different ones, however many games there are.
    scores: BTreeMap<i64, u64>,
}

impl SeatTally {
    /// Adds a seat of a game with so many winners.
    pub fn add(&mut self, result: SeatResult, winners: u64) {
        self.wins += if result.place == 1 { PARTS_OF_A_WIN / winners } else { 0 };
        self.places += u64::from(result.place);
        *self.scores.entry(result.score).or_default() += 1;
    }

    /// Adds the sums of another tally.
    pub fn merge(&mut self, other: Self) {
        self.wins += other.wins;
        self.places += other.places;
        for (score, count) in other.scores {
            *self.scores.entry(score).or_default() += count;
        }
    }

    /// The figures of these seats, which took part in so many games. There must be one.
    pub fn figures(&self, games: u64) -> Figures {
        let wins = self.wins as f64 / PARTS_OF_A_WIN as f64;
        let (share_low, share_high) = wilson(wins, games as f64);
        let seats: u64 = self.scores.values().sum();
        Figures {
            wins: rounded(wins),
            share: rounded(wins / games as f64),
            share_low: rounded(share_low),
            share_high: rounded(share_high),
            mean_place: rounded(self.places as f64 / seats as f64),
            score_min: self.quantile(seats, 0),
            score_p10: self.quantile(seats, 10),
            score_p50: self.quantile(seats, 50),
            score_p90: self.quantile(seats, 90),
            score_max: self.quantile(seats, 100),
        }
    }

    /// The smallest score such that this percentage of the scores is not above it.
    fn quantile(&self, seats: u64, percent: u64) -> i64 {
        let wanted = (seats * percent).div_ceil(100).max(1);
        let mut passed = 0;
        let reached = self.scores.iter().find(|(_, count)| {
            passed += **count;
            passed >= wanted
        });
        *reached.expect("there are figures of at least one seat").0
    }
}

/// Figures of some seats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// Number of wins. A win that several seats share is divided among them.
    pub wins: f64,
    /// Wins per game.
    pub share: f64,
    /// Lower bound of the 95 % confidence interval of `share` (Wilson).
    pub share_low: f64,
    /// Upper bound of that interval.
    pub share_high: f64,
    /// Mean place of the seats.
    pub mean_place: f64,
    /// Lowest score.
    pub score_min: i64,
    /// The 10th percentile of the scores.
    pub score_p10: i64,
    /// The median of the scores.
    pub score_p50: i64,
    /// The 90th percentile of the scores.
    pub score_p90: i64,
    /// Highest score.
    pub score_max: i64,
}

/// Wilson's confidence interval for a share.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    let share = wins / games;
    let weight = Z * Z / games;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let reach =
        Z / (1.0 + weight) * (share * (1.0 - share) / games + weight / (4.0 * games)).sqrt();
    ((middle - reach).max(0.0), (middle + reach).min(1.0))
}

/// Rounds to four decimals, which is more than the precision of the statistics.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values are from Newcombe (1998), table I: 81 of 263.
    #[test]
    fn the_interval_is_that_of_wilson() {
        let (low, high) = wilson(81.0, 263.0);
        assert_eq!((rounded(low), rounded(high)), (0.2553, 0.3662));
    }

    #[test]
    fn quantiles_are_scores_that_occurred() {
        let mut tally = SeatTally::default();
        for score in [4, 1, 3, 2, 2, 9, 9, 9, 9, 10] {
            tally.add(SeatResult { place: 2, score }, 1);
        }
        let figures = tally.figures(10);
        assert_eq!((figures.score_min, figures.score_p10, figures.score_p50), (1, 1, 4));
        assert_eq!((figures.score_p90, figures.score_max), (9, 10));
        assert_eq!((figures.wins, figures.mean_place), (0.0, 2.0));
    }
}
