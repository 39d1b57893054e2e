//! The command line of the laboratory.

mod bench;
mod statistics;
mod trial;

pub use bench::{Bench, BenchBare};
pub use statistics::{Statistics, StatisticsFiles};
pub use trial::Trial;

use clap::{
    Args, Parser, Subcommand, ValueEnum,
    builder::{PossibleValuesParser, TypedValueParser},
};

use kontor_bots::Bot;
use kontor_cli::LogArgs;
use kontor_games::GameKind;
use kontor_simulation::GAMES_MAX;

/// The laboratory of Kontor: games without a server, statistics, and measurements.
///
/// `kontor` runs its commands if both programs lie in one directory: `kontor bench`.
#[derive(Debug, Parser)]
#[command(name = "kontor-lab", version, propagate_version = true, max_term_width = 100)]
pub struct Cli {
    /// The command to run.
    #[command(subcommand)]
    pub command: Command,
    /// The log.
    #[command(flatten)]
    pub log: LogArgs,
}

/// The commands of the laboratory.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Let bots play whole games against each other, and print statistics.
    ///
    /// The bots rotate around the table from game to game, so that no bot profits from its seat.
    /// The same seed gives the same output on every machine and with any number of threads. The
    /// elapsed time is printed on standard error.
    Simulate(Simulate),
    /// Compute statistics of finished games from their records: wins and scores by ruleset, number
    /// of players, option and seat.
    ///
    /// Without `--csv` and `--svg` the CSV is printed. The records are counted and not verified;
    /// `kontor verify` does that.
    Statistics(Statistics),
    /// Rate simulated players of known strength, and print how well they are recognised.
    ///
    /// `kontor ratings --calibrate` is the same.
    Trial(Trial),
    /// Measure the performance of the server on this machine: a real server under load over HTTP,
    /// servers without rules for comparison, and games without a server.
    ///
    /// Nothing else should run on the machine at that time. The data is written to the directory
    /// for temporary files, which should be on the disk that is to be measured. All games are
    /// sandboxes: their random numbers are known in advance, so the actions can be computed before
    /// the load starts.
    Bench(Bench),
    /// The server without rules that `kontor bench` measures for comparison.
    #[command(hide = true)]
    BenchBare(BenchBare),
}

/// Which games to play, and how to print the statistics.
#[derive(Args, Debug)]
pub struct Simulate {
    /// The game to play.
    #[arg(value_name = "RULESET", value_parser = rulesets())]
    pub ruleset: GameKind,
    /// Number of games.
    #[arg(
        long,
        default_value_t = 100,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX),
    )]
    pub games: u64,
    /// Number of seats.
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub seats: u8,
    /// The bots, separated by commas: one for each seat, or fewer, which are repeated around the
    /// table.
    #[arg(
        long,
        required = true,
        value_delimiter = ',',
        value_name = "BOT,…",
        value_parser = bots(),
    )]
    pub bots: Vec<Bot>,
    /// Seed of all random numbers.
    #[arg(long, default_value_t = 1, value_name = "SEED")]
    pub seed: u64,
    /// Threads that play games; 0 means one per core.
    #[arg(
        long,
        default_value_t = 0,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(0..=THREADS_MAX),
    )]
    pub threads: u64,
    /// The format of the statistics.
    #[arg(long, default_value = "table", value_name = "FORMAT")]
    pub format: StatisticsFormat,
    /// Options of the ruleset, as JSON. Options that are left out have their default values.
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// Also count the events of this type, for example `haendler.round_began`.
    #[arg(long, value_name = "EVENT_TYPE")]
    pub count: Option<String>,
    /// Where further statistics are written.
    #[command(flatten)]
    pub output: StatisticsFiles,
}

/// Most threads that play games.
const THREADS_MAX: u64 = 256;

/// The format of the statistics of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StatisticsFormat {
    /// A table as plain text.
    Table,
    /// One JSON object.
    Json,
    /// CSV: a header line, and a line for each bot.
    Csv,
}

fn rulesets() -> impl TypedValueParser<Value = GameKind> {
    let ids = GameKind::ALL.iter().map(|kind| kind.id());
    PossibleValuesParser::new(ids)
        .map(|id| GameKind::from_id(&id).expect("the parser accepts only valid ids"))
}

fn bots() -> impl TypedValueParser<Value = Bot> {
    let names = Bot::ALL.iter().map(|bot| bot.name());
    PossibleValuesParser::new(names)
        .map(|name| Bot::from_name(&name).expect("the parser accepts only valid names"))
}
