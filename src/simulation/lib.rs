//! Simulates many games between bots, without a server or a store, and computes statistics.
//!
//! Each game is determined by a seed and its number. All sums are sums of integers and are divided
//! only at the end, so the statistics do not depend on the order of the games or on the number of
//! threads.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use kontor_bots::{
    Bot,
    arena::{self, FinishedGame},
};
use kontor_games::{GameKind, dispatch};
use kontor_rules::{Rules, Seat, Viewer};

/// Most games of a simulation. Their scores are kept in memory for the quantiles.
pub const GAMES_MAX: u64 = 1_000_000;

/// A win is counted as this many parts, so that it can be divided among any number of winners.
const PARTS_OF_A_WIN: u64 = 60;

/// The quantile of the normal distribution for a confidence of 95 %.
const Z: f64 = 1.959_964;

/// Why games cannot be simulated with these settings.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    /// The game does not have these options or this number of seats.
    #[error("{0}")]
    Options(String),
    /// There are more bots than seats.
    #[error("{bots} bots are too many for {seats} seats")]
    BotsTooMany {
        /// Number of bots.
        bots: usize,
        /// Number of seats.
        seats: u8,
    },
}

/// What determines the games and the statistics.
#[derive(Debug)]
pub struct Simulation {
    ruleset: GameKind,
    options: Option<Value>,
    seats: u8,
    bots: Vec<Bot>,
    seed: u64,
    counted_type: Option<String>,
}

impl Simulation {
    /// Games between these bots. If there are fewer bots than seats, they are repeated around the
    /// table.
    pub fn new(
        ruleset: GameKind,
        options: Option<Value>,
        seats: u8,
        bots: Vec<Bot>,
        seed: u64,
    ) -> Result<Self, SimulationError> {
        dispatch!(ruleset, R => options_of::<R>(options.as_ref(), seats).map(|_| ()))
            .map_err(SimulationError::Options)?;
        if bots.is_empty() || bots.len() > usize::from(seats) {
            return Err(SimulationError::BotsTooMany { bots: bots.len(), seats });
        }
        Ok(Simulation { ruleset, options, seats, bots, seed, counted_type: None })
    }

    /// Also counts the events of this type.
    pub fn counting(self, event_type: Option<String>) -> Self {
        Simulation { counted_type: event_type, ..self }
    }

    /// Plays the game with this number and adds it to the tally.
    pub fn play(&self, number: u64, tally: &mut Tally) {
        let bots: Vec<usize> =
            Seat::all(self.seats).map(|seat| self.bot_at(seat, number)).collect();
        let table: Vec<Bot> = bots.iter().map(|bot| self.bots[*bot]).collect();
        let (game, events) = dispatch!(self.ruleset, R => play_game::<R>(self, &table, number));
        tally.add(&game, events, &bots);
    }

    /// The index of the bot at this seat. The bots rotate by one seat from game to game.
    fn bot_at(&self, seat: Seat, number: u64) -> usize {
        let seats = usize::from(self.seats);
        let rotation =
            usize::try_from(number % u64::from(self.seats)).expect("the number of seats is small");
        (seat.index() + rotation) % seats % self.bots.len()
    }

    /// An empty tally.
    pub fn tally(&self) -> Tally {
        let bots = vec![BotTally::default(); self.bots.len()];
        Tally { games: 0, events: 0, counted: 0, winning_scores: Vec::new(), bots }
    }

    /// The statistics of the games in the tally.
    pub fn statistics(&self, tally: &Tally) -> Statistics {
        let per_game = |count: u64| rounded(count as f64 / tally.games as f64);
        Statistics {
            ruleset: self.ruleset,
            seats: self.seats,
            seed: self.seed,
            games: tally.games,
            events_per_game: per_game(tally.events),
            counted: self.counted_type.clone(),
            counted_per_game: self.counted_type.as_ref().map(|_| per_game(tally.counted)),
            winning_score_mean: rounded(
                tally.winning_scores.iter().sum::<i64>() as f64 / tally.games as f64,
            ),
            bots: self
                .bots
                .iter()
                .zip(&tally.bots)
                .map(|(bot, sums)| sums.statistics(*bot, tally.games))
                .collect(),
        }
    }
}

/// The options of a table. Fails if the game does not have them or not this number of seats.
fn options_of<R: Rules>(options: Option<&Value>, seats: u8) -> Result<R::Options, String> {
    let options = match options {
        None => R::Options::default(),
        Some(given) => R::Options::deserialize(given).map_err(|error| error.to_string())?,
    };
    if !R::SEATS.contains(&seats) {
        return Err(format!("{} is for {:?} players, not for {seats}", R::KIND, R::SEATS));
    }
    R::check(&options, seats).map_err(|refusal| refusal.to_string())?;
    Ok(options)
}

fn play_game<R: Rules>(
    simulation: &Simulation,
    table: &[Bot],
    number: u64,
) -> (FinishedGame, EventCount) {
    let options = options_of::<R>(simulation.options.as_ref(), simulation.seats)
        .expect("the options were checked when the simulation was created");
    let mut count = EventCount::default();
    let game = arena::play_game::<R>(&options, table, simulation.seed, number, &mut |events| {
        count.events += events.len() as u64;
        if let Some(counted) = &simulation.counted_type {
            count.counted +=
                events.iter().filter(|event| type_of::<R>(event) == *counted).count() as u64;
        }
    });
    (game, count)
}

/// The type of an event, as the HTTP contract names it.
fn type_of<R: Rules>(event: &R::Event) -> String {
    let event =
        serde_json::to_value(R::redact(event, Viewer::Spectator)).expect("events are plain data");
    event["type"].as_str().expect("events have a type").to_owned()
}

/// The number of events of a game.
#[derive(Default)]
struct EventCount {
    events: u64,
    /// Events of the type that is counted.
    counted: u64,
}

/// Sums over some games.
#[derive(Clone, Debug)]
pub struct Tally {
    games: u64,
    events: u64,
    counted: u64,
    /// The best score of each game.
    winning_scores: Vec<i64>,
    bots: Vec<BotTally>,
}

#[derive(Clone, Debug, Default)]
struct BotTally {
    /// In parts of a win.
    wins: u64,
    /// Sum of the places of all seats of the bot.
    places: u64,
    /// The score of each seat of the bot in each game.
    scores: Vec<i64>,
    decisions: u64,
}

impl Tally {
    /// Adds a game. `bots` has the index of the bot at each seat.
    fn add(&mut self, game: &FinishedGame, count: EventCount, bots: &[usize]) {
        self.games += 1;
        self.events += count.events;
        self.counted += count.counted;
        let winners = || game.outcome.places.iter().filter(|standing| standing.place == 1);
        self.winning_scores.extend(winners().map(|standing| standing.score).max());
        let winners = winners().count() as u64;
        for standing in &game.outcome.places {
            let bot = &mut self.bots[bots[standing.seat.index()]];
            bot.wins += if standing.place == 1 { PARTS_OF_A_WIN / winners } else { 0 };
            bot.places += u64::from(standing.place);
            bot.scores.push(standing.score);
            bot.decisions += game.decisions[standing.seat];
        }
    }

    /// Adds the sums of another tally.
    pub fn merge(&mut self, other: Tally) {
        self.games += other.games;
        self.events += other.events;
        self.counted += other.counted;
        self.winning_scores.extend(other.winning_scores);
        for (bot, more) in self.bots.iter_mut().zip(other.bots) {
            bot.wins += more.wins;
            bot.places += more.places;
            bot.scores.extend(more.scores);
            bot.decisions += more.decisions;
        }
    }
}

impl BotTally {
    fn statistics(&self, bot: Bot, games: u64) -> BotStatistics {
        let wins = self.wins as f64 / PARTS_OF_A_WIN as f64;
        let (share_low, share_high) = wilson(wins, games as f64);
        let mut scores = self.scores.clone();
        scores.sort_unstable();
        // The smallest score such that this percentage of the scores is not above it.
        let quantile = |percent: usize| scores[(scores.len() * percent).div_ceil(100).max(1) - 1];
        BotStatistics {
            bot,
            wins: rounded(wins),
            share: rounded(wins / games as f64),
            share_low: rounded(share_low),
            share_high: rounded(share_high),
            mean_place: rounded(self.places as f64 / scores.len() as f64),
            score_min: quantile(0),
            score_p10: quantile(10),
            score_p50: quantile(50),
            score_p90: quantile(90),
            score_max: quantile(100),
            decisions_per_game: rounded(self.decisions as f64 / games as f64),
        }
    }
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
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// The statistics of a simulation.
#[derive(Debug, Serialize)]
pub struct Statistics {
    /// The ruleset.
    pub ruleset: GameKind,
    /// Number of seats.
    pub seats: u8,
    /// The seed of all random numbers.
    pub seed: u64,
    /// Number of games.
    pub games: u64,
    /// Mean number of events in a game.
    pub events_per_game: f64,
    /// The type of the events that were counted, if one was given.
    pub counted: Option<String>,
    /// Mean number of counted events in a game.
    pub counted_per_game: Option<f64>,
    /// Mean score of the winners.
    pub winning_score_mean: f64,
    /// The bots, in the order in which they were given.
    pub bots: Vec<BotStatistics>,
}

/// The statistics of a bot, over all its seats.
#[derive(Debug, Serialize)]
pub struct BotStatistics {
    /// The bot.
    pub bot: Bot,
    /// Number of wins. A win that several seats share is divided among them.
    pub wins: f64,
    /// Wins per game.
    pub share: f64,
    /// Lower bound of the 95 % confidence interval of `share` (Wilson).
    pub share_low: f64,
    /// Upper bound of that interval.
    pub share_high: f64,
    /// Mean place of its seats.
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
    /// Mean number of decisions in a game, over all seats of the bot.
    pub decisions_per_game: f64,
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
    fn every_bot_sits_on_every_seat() {
        let simulation = Simulation::new(
            GameKind::Medici,
            None,
            4,
            vec![Bot::Greedy, Bot::Random, Bot::Random],
            1,
        )
        .unwrap();
        for seat in Seat::all(4) {
            let mut bots: Vec<usize> =
                (0..4).map(|number| simulation.bot_at(seat, number)).collect();
            bots.sort_unstable();
            assert_eq!(bots, [0, 0, 1, 2], "the first bot also takes the fourth seat");
        }
    }
}
