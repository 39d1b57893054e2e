//! Simulates many games between bots, without a server or a store, and computes statistics: of
//! these games, and of games that were played elsewhere.
//!
//! Each simulated game is determined by a seed and its number. The statistics do not depend on the
//! order of the games or on the number of threads. Beside them there is a trial of the ratings on
//! players of known strength.

pub mod charts;
mod figures;
mod rating_charts;
mod rating_trial;
pub mod results;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

pub use self::figures::{Figures, SeatResult};
pub use self::rating_charts::svg as trial_svg;
pub use self::rating_trial::{
    Bin, TRIAL_GAMES_MAX, TRIAL_PLAYERS_MAX, Trial, TrialPlayer, TrialResult,
};
use self::{
    figures::{SeatTally, rounded},
    results::{GameResult, Results},
};
use kontor_bots::{
    Bot,
    arena::{self, FinishedGame},
};
use kontor_games::{GameKind, dispatch};
use kontor_rules::{Rules, Seat, Viewer};

/// Most games of a simulation.
pub const GAMES_MAX: u64 = 1_000_000;

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
    /// The options, with defaults filled in.
    all_options: Map<String, Value>,
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
        let all_options =
            dispatch!(ruleset, R => options_of::<R>(options.as_ref(), seats).map(json_of))
                .map_err(SimulationError::Options)?;
        if bots.is_empty() || bots.len() > usize::from(seats) {
            return Err(SimulationError::BotsTooMany { bots: bots.len(), seats });
        }
        Ok(Simulation { ruleset, options, all_options, seats, bots, seed, counted_type: None })
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
        tally.results.add(&self.result(&game));
    }

    fn result(&self, game: &FinishedGame) -> GameResult {
        let mut seats = vec![SeatResult { place: 0, score: 0 }; usize::from(self.seats)];
        for standing in &game.outcome.places {
            seats[standing.seat.index()] =
                SeatResult { place: standing.place, score: standing.score };
        }
        GameResult { ruleset: self.ruleset, options: self.all_options.clone(), seats }
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
        Tally {
            games: 0,
            events: 0,
            counted: 0,
            winning_scores: 0,
            bots,
            results: Results::default(),
        }
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
            winning_score_mean: rounded(tally.winning_scores as f64 / tally.games as f64),
            bots: self
                .bots
                .iter()
                .zip(&tally.bots)
                .map(|(bot, sums)| sums.statistics(*bot, tally.games))
                .collect(),
        }
    }
}

fn json_of<O: Serialize>(options: O) -> Map<String, Value> {
    match serde_json::to_value(options).expect("options are plain data") {
        Value::Object(fields) => fields,
        other => panic!("options are an object, not {other}"),
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
    /// Sum of the best scores of the games.
    winning_scores: i64,
    bots: Vec<BotTally>,
    /// The games by seat.
    results: Results,
}

#[derive(Clone, Debug, Default)]
struct BotTally {
    /// All seats of the bot.
    seats: SeatTally,
    decisions: u64,
}

impl Tally {
    /// Adds a game. `bots` has the index of the bot at each seat.
    fn add(&mut self, game: &FinishedGame, count: EventCount, bots: &[usize]) {
        self.games += 1;
        self.events += count.events;
        self.counted += count.counted;
        let winners = || game.outcome.places.iter().filter(|standing| standing.place == 1);
        self.winning_scores += winners().map(|standing| standing.score).max().unwrap_or_default();
        let winners = winners().count() as u64;
        for standing in &game.outcome.places {
            let bot = &mut self.bots[bots[standing.seat.index()]];
            let result = SeatResult { place: standing.place, score: standing.score };
            bot.seats.add(result, winners);
            bot.decisions += game.decisions[standing.seat];
        }
    }

    /// Adds the sums of another tally.
    pub fn merge(&mut self, other: Tally) {
        self.games += other.games;
        self.events += other.events;
        self.counted += other.counted;
        self.winning_scores += other.winning_scores;
        for (bot, more) in self.bots.iter_mut().zip(other.bots) {
            bot.seats.merge(more.seats);
            bot.decisions += more.decisions;
        }
        self.results.merge(other.results);
    }

    /// The games by seat and option.
    pub fn results(&self) -> &Results {
        &self.results
    }
}

impl BotTally {
    fn statistics(&self, bot: Bot, games: u64) -> BotStatistics {
        BotStatistics {
            bot,
            figures: self.seats.figures(games),
            decisions_per_game: rounded(self.decisions as f64 / games as f64),
        }
    }
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
    /// The figures of all its seats.
    #[serde(flatten)]
    pub figures: Figures,
    /// Mean number of decisions in a game, over all seats of the bot.
    pub decisions_per_game: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

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
