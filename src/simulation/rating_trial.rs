//! A trial of the ratings: simulated players of known strength play, and what is found of them is
//! compared with it.
//!
//! In a game each player performs as strong as they are, plus luck that follows a Gumbel
//! distribution. So the better of two players wins as often as the model of Bradley and Terry says.
//! Who plays in a game is drawn by lot.

use kontor_ratings::{LUCK, Rating, Side, expected, rate};
use kontor_rules::{Chance, SeededChance, shuffle};

/// The most simulated players.
pub const TRIAL_PLAYERS_MAX: u32 = 2_000;

/// The most simulated games.
pub const TRIAL_GAMES_MAX: u64 = 1_000_000;

/// How many bars the comparison of expected and observed wins has.
const BINS: usize = 10;

/// The weakest player is so strong, and the strongest by [`STRENGTH_RANGE`] more.
const WEAKEST: f64 = 900.0;
const STRENGTH_RANGE: f64 = 1_200.0;

/// Who plays how often.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How many players there are.
    pub players: u32,
    /// How many of them play in a game.
    pub seats: u8,
    /// How many games they play.
    pub games: u64,
    /// What luck follows from.
    pub seed: u64,
}

/// A simulated player after all games.
#[derive(Clone, Copy, Debug)]
pub struct TrialPlayer {
    /// How strong the player is, in points.
    pub strength: f64,
    /// What was found.
    pub rating: Rating,
    /// In how many games.
    pub games: u64,
}

/// Pairs of players of whom the first was expected to win about as often.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bin {
    /// How many pairs.
    pub pairs: u64,
    /// How many of them the first won.
    pub won: u64,
    /// The sum of what was expected.
    expected: f64,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct TrialResult {
    /// The players, the weakest first.
    pub players: Vec<TrialPlayer>,
    /// Expected and observed wins of players whose ratings were not provisional.
    pub bins: Vec<Bin>,
}

impl Bin {
    /// The share of wins that was expected.
    pub fn expected(&self) -> f64 {
        self.expected / self.pairs as f64
    }

    /// The share of wins that was observed.
    pub fn observed(&self) -> f64 {
        self.won as f64 / self.pairs as f64
    }
}

impl Trial {
    /// Plays all games. The same seed gives the same games.
    pub fn run(&self) -> TrialResult {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        let mut chance = SeededChance::new(key, 0);
        let mut players: Vec<TrialPlayer> =
            (0..self.players).map(|number| self.player(number)).collect();
        let mut bins = vec![Bin::default(); BINS];
        let mut order: Vec<usize> = (0..players.len()).collect();
        for _ in 0..self.games {
            shuffle(&mut chance, &mut order);
            let mut seated: Vec<(f64, usize)> = order
                .iter()
                .take(usize::from(self.seats))
                .map(|who| (players[*who].strength + luck(&mut chance), *who))
                .collect();
            seated.sort_by(|one, other| other.0.total_cmp(&one.0));
            let seated: Vec<usize> = seated.into_iter().map(|(_, who)| who).collect();
            note(&players, &seated, &mut bins);
            count(&mut players, &seated);
        }
        TrialResult { players, bins }
    }

    fn player(&self, number: u32) -> TrialPlayer {
        let share = f64::from(number) / f64::from(self.players.saturating_sub(1).max(1));
        let strength = WEAKEST + STRENGTH_RANGE * share;
        TrialPlayer { strength, rating: Rating::default(), games: 0 }
    }
}

/// How much luck a player has in a game, in points: drawn from a Gumbel distribution.
fn luck(chance: &mut dyn Chance) -> f64 {
    const STEPS: u32 = 1 << 30;
    let share = (f64::from(chance.below(STEPS)) + 0.5) / f64::from(STEPS);
    // The difference of two such draws follows the logistic distribution with this scale.
    let scale = f64::from(LUCK) * std::f64::consts::SQRT_2;
    -scale * (-share.ln()).ln()
}

/// Notes what was expected of each pair before the game, and who won. Which of the two comes first
/// depends on their numbers alone: sometimes the stronger one, sometimes the other.
fn note(players: &[TrialPlayer], seated: &[usize], bins: &mut [Bin]) {
    for (place, better) in seated.iter().enumerate() {
        for worse in &seated[place + 1..] {
            let mut pair = [better.min(worse), better.max(worse)];
            if (better + worse) % 2 == 1 {
                pair.reverse();
            }
            let [first, second] = pair;
            let ratings = [first, second].map(|who| players[*who].rating);
            if ratings.iter().any(|rating| rating.is_provisional()) {
                continue;
            }
            let share = expected(ratings[0], ratings[1]);
            // The share is between 0 and 1, so that this is the number of a bin.
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "see above"
            )]
            let bin = ((share * BINS as f64) as usize).min(BINS - 1);
            bins[bin].pairs += 1;
            bins[bin].won += u64::from(first == better);
            bins[bin].expected += share;
        }
    }
}

fn count(players: &mut [TrialPlayer], seated: &[usize]) {
    let sides: Vec<Side> = seated
        .iter()
        .zip(1..)
        .map(|(who, place)| Side { place, members: vec![players[*who].rating] })
        .collect();
    for (who, rating) in seated.iter().zip(rate(&sides).concat()) {
        players[*who].rating = rating;
        players[*who].games += 1;
    }
}

impl TrialResult {
    /// How well the order of the ratings is that of the strengths: Spearman's rank correlation, 1 if
    /// they are the same.
    pub fn rank_correlation(&self) -> f64 {
        let count = self.players.len() as f64;
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|who| (self.players[*who].rating.rating_milli, *who));
        let differences =
            order.iter().enumerate().map(|(rank, who)| (rank as f64 - *who as f64).powi(2));
        1.0 - 6.0 * differences.sum::<f64>() / (count * (count * count - 1.0))
    }

    /// The share of players whose strength is within two uncertainties of their rating.
    pub fn coverage(&self) -> f64 {
        let is_covered = |player: &&TrialPlayer| {
            let rating = f64::from(player.rating.rating_milli) / 1_000.0;
            let within = 2.0 * f64::from(player.rating.uncertainty_milli) / 1_000.0;
            (rating - player.strength).abs() <= within
        };
        self.players.iter().filter(is_covered).count() as f64 / self.players.len() as f64
    }

    /// The mean distance of ratings and strengths, in points.
    pub fn mean_error(&self) -> f64 {
        let error = |player: &TrialPlayer| {
            (f64::from(player.rating.rating_milli) / 1_000.0 - player.strength).abs()
        };
        self.players.iter().map(error).sum::<f64>() / self.players.len() as f64
    }

    /// The mean distance of expected and observed shares of wins, by pairs.
    pub fn calibration_error(&self) -> f64 {
        let pairs: u64 = self.bins.iter().map(|bin| bin.pairs).sum();
        let error = |bin: &Bin| (bin.expected() - bin.observed()).abs() * bin.pairs as f64;
        let filled = self.bins.iter().filter(|bin| bin.pairs > 0);
        filled.map(error).sum::<f64>() / pairs.max(1) as f64
    }

    /// A line for each player: strength, rating, uncertainty, games.
    pub fn csv(&self) -> String {
        let mut text = "strength,rating,uncertainty,provisional,games\n".to_owned();
        for TrialPlayer { strength, rating, games } in &self.players {
            let (points, uncertainty) = (
                f64::from(rating.rating_milli) / 1_000.0,
                f64::from(rating.uncertainty_milli) / 1_000.0,
            );
            let provisional = rating.is_provisional();
            text += &format!("{strength:.3},{points:.3},{uncertainty:.3},{provisional},{games}\n");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(players: u32, seats: u8, games: u64) -> TrialResult {
        Trial { players, seats, games, seed: 7 }.run()
    }

    #[test]
    fn the_order_of_players_of_known_strength_is_recovered() {
        for seats in [2, 3, 4, 6] {
            let games = 60 * 80 / u64::from(seats);
            let result = trial(60, seats, games);
            let found = result.rank_correlation();
            assert!(found > 0.95, "{seats} seats: {found}");
        }
    }

    #[test]
    fn what_is_expected_happens_about_as_often() {
        for seats in [2, 4] {
            let result = trial(60, seats, 8_000);
            let error = result.calibration_error();
            assert!(error < 0.04, "{seats} seats: {error}");
            let filled = result.bins.iter().filter(|bin| bin.pairs > 50).count();
            assert!(filled >= 8, "{:?}", result.bins);
        }
    }

    #[test]
    fn most_strengths_are_within_two_uncertainties() {
        for seats in [2, 4] {
            let found = trial(60, seats, 4_000).coverage();
            assert!(found > 0.85, "{seats} seats: {found}");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_figures_and_another_one_does_not() {
        let csv = |seed| Trial { players: 12, seats: 4, games: 200, seed }.run().csv();
        assert_eq!(csv(1), csv(1));
        assert_ne!(csv(1), csv(2));
        assert_eq!(csv(1).lines().count(), 13);
    }

    #[test]
    fn without_games_nothing_is_known() {
        let result = trial(10, 4, 0);
        assert!(result.players.iter().all(|player| player.rating == Rating::default()));
        assert_eq!(result.calibration_error(), 0.0);
    }
}
