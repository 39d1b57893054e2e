//! The mathematics of ratings: what the result of a game changes in what is known of its players.
//! This crate must not know games, players, logs or time.
//!
//! The method is that of Weng and Lin («A Bayesian Approximation Method for Online Ranking»,
//! Journal of Machine Learning Research 12, 2011), Algorithm 1 with the Bradley–Terry model and full
//! pairs, as the crate `skillratings` computes it. Of each player it keeps a mean and a standard
//! deviation, here called rating and uncertainty. It takes any number of sides with any number of
//! members, and shared places.
//!
//! Invariant: the same figures come out everywhere. Figures are whole thousandths of a point; after
//! each result they are rounded, so that the last bits, in which the mathematical libraries of two
//! machines may differ, are not handed on to the next result. Sides and members are added up in the
//! order in which they are given.

use serde::{Deserialize, Serialize};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

/// The rating of a player of whom nothing is known, in points.
pub const START: u32 = 1_500;

/// The uncertainty of such a rating, in points.
pub const START_UNCERTAINTY: u32 = 500;

/// How much luck there is in a game, in points: of two players with certain ratings, the one who has
/// so many points more wins about two games of three.
pub const LUCK: u32 = 250;

/// By how much a player may have changed from one game to the next, in points. It is added to the
/// uncertainty before each game, so that no rating ever stands still.
pub const DRIFT: u32 = 10;

/// A rating with a greater uncertainty than this, in points, is provisional.
pub const PROVISIONAL_ABOVE: u32 = 225;

/// The highest rating, in points; the lowest is 0.
pub const RATING_MAX: u32 = 10_000;

/// The smallest uncertainty, in points.
pub const UNCERTAINTY_MIN: u32 = 20;

/// The variance is never multiplied by less than this in one game, so that it stays positive.
const VARIANCE_FACTOR_MIN: f64 = 0.000_1;

const THOUSAND: f64 = 1_000.0;

/// What is known of a player, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// The mean of what the player's strength may be.
    pub rating_milli: u32,
    /// Its standard deviation.
    pub uncertainty_milli: u32,
}

impl Default for Rating {
    fn default() -> Self {
        Rating { rating_milli: START * 1_000, uncertainty_milli: START_UNCERTAINTY * 1_000 }
    }
}

impl Rating {
    /// The rating in points.
    pub fn points(self) -> u32 {
        (self.rating_milli + 500) / 1_000
    }

    /// The uncertainty in points.
    pub fn uncertainty(self) -> u32 {
        (self.uncertainty_milli + 500) / 1_000
    }

    /// Whether too few games are known to compare the rating with others.
    pub fn is_provisional(self) -> bool {
        self.uncertainty_milli > PROVISIONAL_ABOVE * 1_000
    }

    /// The rating before the next game, for which some time may have passed.
    fn drifted(self) -> WengLinRating {
        let uncertainty = f64::from(self.uncertainty_milli) / THOUSAND;
        let drift = f64::from(DRIFT);
        let most = f64::from(START_UNCERTAINTY);
        WengLinRating {
            rating: f64::from(self.rating_milli) / THOUSAND,
            uncertainty: (uncertainty * uncertainty + drift * drift).sqrt().min(most),
        }
    }

    fn rounded(exact: WengLinRating) -> Self {
        Rating {
            rating_milli: milli(exact.rating, 0, RATING_MAX),
            uncertainty_milli: milli(exact.uncertainty, UNCERTAINTY_MIN, START_UNCERTAINTY),
        }
    }
}

/// So many points in thousandths, within these limits.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the value is clamped to a range of whole numbers before"
)]
fn milli(points: f64, least: u32, most: u32) -> u32 {
    let thousandths = (points * THOUSAND).round();
    thousandths.clamp(f64::from(least) * THOUSAND, f64::from(most) * THOUSAND) as u32
}

/// Those who win or lose together: one player, or a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The place that they reached, 1 for the best. Sides with the same place share it.
    pub place: u8,
    /// What was known of the members before the game.
    pub members: Vec<Rating>,
}

/// What is known of all members of all sides after the game, in the same order. If there are fewer
/// than two sides, or one without members, nothing changes.
pub fn rate(sides: &[Side]) -> Vec<Vec<Rating>> {
    if sides.len() < 2 || sides.iter().any(|side| side.members.is_empty()) {
        return sides.iter().map(|side| side.members.clone()).collect();
    }
    let before: Vec<Vec<WengLinRating>> =
        sides.iter().map(|side| side.members.iter().map(|one| one.drifted()).collect()).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(sides)
        .map(|(members, side)| (&**members, MultiTeamOutcome::new(usize::from(side.place))))
        .collect();
    let config =
        WengLinConfig { beta: f64::from(LUCK), uncertainty_tolerance: VARIANCE_FACTOR_MIN };
    let after = weng_lin_multi_team(&ranked, &config);
    after.into_iter().map(|side| side.into_iter().map(Rating::rounded).collect()).collect()
}

/// How likely it is that the first of two players is placed before the second in a game, by what is
/// known of them.
pub fn expected(one: Rating, other: Rating) -> f64 {
    let [first, second] = [one, other].map(Rating::drifted);
    let luck = f64::from(LUCK);
    let variance = first.uncertainty * first.uncertainty
        + second.uncertainty * second.uncertainty
        + 2.0 * luck * luck;
    1.0 / (1.0 + ((second.rating - first.rating) / variance.sqrt()).exp())
}

#[cfg(test)]
mod tests;
