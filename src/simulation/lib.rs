//! Simulation: games between bots without tables, players or a store, and statistics of their
//! results.
//!
//! Invariant: each game is determined by the seed and its number alone, and counts are summed as
//! integers before anything is divided. Therefore the figures do not depend on which thread played
//! which game, or in which order.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use kontor_bots::{
    Bot,
    arena::{self, Game},
};
use kontor_games::{GameKind, dispatch};
use kontor_rules::{Rules, Seat, Viewer};

/// Maximum number of games in a simulation. Their scores are kept in memory for the quantiles.
pub const GAMES_MAX: u64 = 1_000_000;

/// A victory is counted in this many parts. Every possible number of winners divides it, so that
/// shared victories stay integers.
const PARTS_OF_A_WIN: u64 = 60;

/// The quantile of the normal distribution for a confidence of 95 %.
const Z: f64 = 1.959_964;

/// Why a simulation is not possible.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    /// The rules refuse these options or this number of seats.
    #[error("{0}")]
    Options(String),
    /// There are more bots than seats.
    #[error("{bots} bots do not fit round {seats} seats")]
    BotsTooMany {
        /// Number of bots.
        bots: usize,
        /// Number of seats.
        seats: u8,
    },
}

/// The parameters of a simulation; the figures depend on nothing else.
#[derive(Debug)]
pub struct Simulation {
    ruleset: GameKind,
    options: Option<Value>,
    seats: u8,
    bots: Vec<Bot>,
    seed: u64,
    counted: Option<String>,
}

impl Simulation {
    /// A simulation of a ruleset with these bots. If there are fewer bots than seats, they are
    /// repeated around the table.
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
        Ok(Simulation { ruleset, options, seats, bots, seed, counted: None })
    }

    /// Also counts the events of this type.
    pub fn counting(self, event_type: Option<String>) -> Self {
        Simulation { counted: event_type, ..self }
    }

    /// Plays the game with this number and adds its result to the tally.
    pub fn play(&self, number: u64, tally: &mut Tally) {
        let entries: Vec<usize> =
            Seat::all(self.seats).map(|seat| self.entry(seat, number)).collect();
        let table: Vec<Bot> = entries.iter().map(|entry| self.bots[*entry]).collect();
        let (game, witnessed) = dispatch!(self.ruleset, R => play_game::<R>(self, &table, number));
        tally.add(&game, witnessed, &entries);
    }

    /// The index of the bot on this seat. All bots move on by one seat from game to game.
    fn entry(&self, seat: Seat, number: u64) -> usize {
        let seats = usize::from(self.seats);
        let turned =
            usize::try_from(number % u64::from(self.seats)).expect("a table has few seats");
        (seat.index() + turned) % seats % self.bots.len()
    }

    /// An empty tally.
    pub fn tally(&self) -> Tally {
        let entries = vec![EntryTally::default(); self.bots.len()];
        Tally { games: 0, events: 0, counted: 0, winning_scores: Vec::new(), entries }
    }

    /// The figures of the games in the tally.
    pub fn figures(&self, tally: &Tally) -> Figures {
        let per_game = |count: u64| rounded(count as f64 / tally.games as f64);
        Figures {
            ruleset: self.ruleset,
            seats: self.seats,
            seed: self.seed,
            games: tally.games,
            events_per_game: per_game(tally.events),
            counted: self.counted.clone(),
            counted_per_game: self.counted.as_ref().map(|_| per_game(tally.counted)),
            winning_score_mean: rounded(
                tally.winning_scores.iter().sum::<i64>() as f64 / tally.games as f64,
            ),
            bots: self
                .bots
                .iter()
                .zip(&tally.entries)
                .map(|(bot, entry)| entry.figures(*bot, tally.games))
                .collect(),
        }
    }
}

/// The options of a table, if the rules accept them; the default if none are given.
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

fn play_game<R: Rules>(simulation: &Simulation, table: &[Bot], number: u64) -> (Game, Witnessed) {
    let options = options_of::<R>(simulation.options.as_ref(), simulation.seats)
        .expect("checked when the simulation was made");
    let mut witnessed = Witnessed::default();
    let game = arena::play_game::<R>(&options, table, simulation.seed, number, &mut |events| {
        witnessed.events += events.len() as u64;
        if let Some(counted) = &simulation.counted {
            witnessed.counted +=
                events.iter().filter(|event| type_of::<R>(event) == *counted).count() as u64;
        }
    });
    (game, witnessed)
}

/// The type of an event, as the contract names it.
fn type_of<R: Rules>(event: &R::Event) -> String {
    let told = serde_json::to_value(R::redact(event, Viewer::Spectator))
        .expect("what is told is plain data");
    told["type"].as_str().expect("events have a type").to_owned()
}

/// What was counted during one game.
#[derive(Default)]
struct Witnessed {
    events: u64,
    /// Events of the type to count.
    counted: u64,
}

/// The sums over some games.
#[derive(Clone, Debug)]
pub struct Tally {
    games: u64,
    events: u64,
    counted: u64,
    /// The best score of each game.
    winning_scores: Vec<i64>,
    entries: Vec<EntryTally>,
}

#[derive(Clone, Debug, Default)]
struct EntryTally {
    /// In sixtieths of a victory.
    wins: u64,
    /// Sum of the places of all seats of this bot.
    places: u64,
    /// The score of each of its seats in each game.
    scores: Vec<i64>,
    decisions: u64,
}

impl Tally {
    fn add(&mut self, game: &Game, witnessed: Witnessed, entries: &[usize]) {
        self.games += 1;
        self.events += witnessed.events;
        self.counted += witnessed.counted;
        let winners = || game.outcome.places.iter().filter(|standing| standing.place == 1);
        self.winning_scores.extend(winners().map(|standing| standing.score).max());
        let winners = winners().count() as u64;
        for standing in &game.outcome.places {
            let entry = &mut self.entries[entries[standing.seat.index()]];
            entry.wins += if standing.place == 1 { PARTS_OF_A_WIN / winners } else { 0 };
            entry.places += u64::from(standing.place);
            entry.scores.push(standing.score);
            entry.decisions += game.decisions[standing.seat];
        }
    }

    /// Adds the tally of other games to this one.
    pub fn merge(&mut self, other: Tally) {
        self.games += other.games;
        self.events += other.events;
        self.counted += other.counted;
        self.winning_scores.extend(other.winning_scores);
        for (entry, more) in self.entries.iter_mut().zip(other.entries) {
            entry.wins += more.wins;
            entry.places += more.places;
            entry.scores.extend(more.scores);
            entry.decisions += more.decisions;
        }
    }
}

impl EntryTally {
    fn figures(&self, bot: Bot, games: u64) -> BotFigures {
        let wins = self.wins as f64 / PARTS_OF_A_WIN as f64;
        let (share_low, share_high) = wilson(wins, games as f64);
        let mut scores = self.scores.clone();
        scores.sort_unstable();
        // The smallest score that is not exceeded by this percentage of the scores.
        let quantile = |percent: usize| scores[(scores.len() * percent).div_ceil(100).max(1) - 1];
        BotFigures {
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

/// Wilson's confidence interval for a proportion.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    let share = wins / games;
    let weight = Z * Z / games;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let reach =
        Z / (1.0 + weight) * (share * (1.0 - share) / games + weight / (4.0 * games)).sqrt();
    ((middle - reach).max(0.0), (middle + reach).min(1.0))
}

/// Rounds to four decimals; the figures are not more precise than that.
fn rounded(figure: f64) -> f64 {
    (figure * 10_000.0).round() / 10_000.0
}

/// The figures of a simulation.
#[derive(Debug, Serialize)]
pub struct Figures {
    /// The ruleset.
    pub ruleset: GameKind,
    /// Number of seats.
    pub seats: u8,
    /// The seed of all luck.
    pub seed: u64,
    /// Number of games.
    pub games: u64,
    /// Mean number of events in a game.
    pub events_per_game: f64,
    /// The type of the counted events, if any were counted.
    pub counted: Option<String>,
    /// Mean number of counted events in a game.
    pub counted_per_game: Option<f64>,
    /// Mean score of the winners.
    pub winning_score_mean: f64,
    /// The bots in the order in which they were named.
    pub bots: Vec<BotFigures>,
}

/// The results of a bot, over all its seats.
#[derive(Debug, Serialize)]
pub struct BotFigures {
    /// Which bot.
    pub bot: Bot,
    /// Games won. A shared victory counts as a fraction for each winner.
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
    /// A tenth of the scores are not above this.
    pub score_p10: i64,
    /// Half of the scores are not above this.
    pub score_p50: i64,
    /// Nine tenths of the scores are not above this.
    pub score_p90: i64,
    /// Highest score.
    pub score_max: i64,
    /// Mean number of decisions in a game, over all its seats.
    pub decisions_per_game: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values are from Newcombe (1998), table I: 81 of 263.
    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(81.0, 263.0);
        assert_eq!((rounded(low), rounded(high)), (0.2553, 0.3662));
    }

    #[test]
    fn everybody_sits_everywhere() {
        let simulation = Simulation::new(
            GameKind::Medici,
            None,
            4,
            vec![Bot::Greedy, Bot::Random, Bot::Random],
            1,
        )
        .unwrap();
        for seat in Seat::all(4) {
            let mut entries: Vec<usize> =
                (0..4).map(|number| simulation.entry(seat, number)).collect();
            entries.sort_unstable();
            assert_eq!(
                entries,
                [0, 0, 1, 2],
                "the first bot named sits down again on the seat that is left"
            );
        }
    }
}
