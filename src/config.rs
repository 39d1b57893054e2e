//! The command line and the environment variables; only this file and those of `config/` read them.
//! All settings are typed and validated. None is a secret, except that the address of a database
//! may have a password, and that `kontor mcp` gets a password and a token. The library of OpenTelemetry
//! reads its other standard variables itself (`kontor-telemetry`).

mod admin;
mod bench;
mod cluster;
mod mcp;
mod ratings;
mod serve;
mod statistics;
mod store;

pub use admin::{Admin, AdminCommand, SettledAs};
pub use bench::{Bench, BenchBare};
pub use cluster::{Cluster, ClusterCheck, ClusterCommand, ClusterPlace, Keys, KeysCommand};
pub use mcp::Mcp;
pub use ratings::Ratings;
pub use serve::Serve;
pub use statistics::{Statistics, StatisticsFiles};
pub use store::{Backup, DataArgs, Export, Import, Restore, SharedArgs};

use std::path::PathBuf;

use clap::{
    Args, Parser, Subcommand, ValueEnum,
    builder::{PossibleValuesParser, TypedValueParser},
};

use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_simulation::GAMES_MAX;

/// A turn-based game service over HTTP.
///
/// Start it with `kontor serve`, then open http://127.0.0.1:8080/ and play. Every flag can
/// also be set by the environment variable that is shown with it.
#[derive(Debug, Parser)]
#[command(name = "kontor", version, propagate_version = true, max_term_width = 100)]
pub struct Cli {
    /// The command to run.
    #[command(subcommand)]
    pub command: Command,
    /// What to log: a level, or directives such as `info,kontor_http=debug`.
    #[arg(long, global = true, env = "KONTOR_LOG", default_value = "info", value_name = "FILTER")]
    pub log: String,
    /// The format of log lines on standard error.
    #[arg(
        long,
        global = true,
        env = "KONTOR_LOG_FORMAT",
        default_value = "text",
        value_name = "FORMAT"
    )]
    pub log_format: LogFormat,
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Plain text.
    Text,
    /// One JSON object per line.
    Json,
}

/// The commands of the program.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run the server until it receives SIGINT or SIGTERM. It then completes the commands that it
    /// has accepted and exits. A second signal makes it exit at once.
    ///
    /// The server prints the address on which it listens as one line on standard output, in the
    /// format of `--listen`: `127.0.0.1:8080`. Logs go to standard error. The server does not
    /// support TLS: use a reverse proxy.
    Serve(Box<Serve>),
    /// Print the OpenAPI document, write it to a directory, or check that the files there are
    /// current.
    Openapi(OpenapiArgs),
    /// Verify the record of a finished game offline: hash chain, commitment, and every draw, action
    /// and event.
    ///
    /// Exits with 0 if the record is valid. Otherwise it prints the seq of the first error and
    /// exits with 1.
    Verify(Verify),
    /// Print the view of a seat or of a spectator at one point of a recorded game.
    Replay(Replay),
    /// Write all logs and documents of a store as JSON lines. The server must not be running.
    ///
    /// What is in the keys directory is not exported: the secret of the server and, without a
    /// database, the list of its signing keys. `kontor backup` contains it too. With `--salvage`
    /// whatever can be read of a damaged store is written.
    Export(Export),
    /// Read the JSON lines of `kontor export` into an empty store. After an interruption, the same
    /// command completes the import.
    Import(Import),
    /// Copy all data into a new directory: the store as it is at one moment, and the signing keys.
    ///
    /// It works while a server runs on the data directory, and without one.
    Backup(Backup),
    /// Put a backup into a data directory that has no data yet.
    Restore(Restore),
    /// Look at a database that several servers share, while they run.
    Cluster(Cluster),
    /// List or rotate the keys that sign access tokens and records. A running server takes over a
    /// new key by itself.
    Keys(Keys),
    /// Act as the operator of a running server: look players, games and reports up, suspend players,
    /// remove messages, quarantine games. Each act is written into an audit log.
    ///
    /// Exits with 4 if there is no such player, game, message or report, and with 5 if the act is
    /// not allowed; then nothing has changed.
    Admin(Admin),
    /// Serve tools with which an agent plays at a Kontor server, by the Model Context Protocol: over
    /// standard input and output, or over HTTP with `--listen`.
    ///
    /// One process plays as one player, whoever uses its tools.
    Mcp(Mcp),
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
    /// Compute the ratings of players again from the results of rated games, or try them on simulated
    /// players of known strength.
    Ratings(Ratings),
    /// Measure the performance of this program on this machine: a real server under load over HTTP,
    /// servers without rules for comparison, and games without a server.
    ///
    /// Nothing else should run on the machine meanwhile. The data is written to the directory for
    /// temporary files, which should be on the disk that is to be measured. All games are
    /// sandboxes: their random numbers are known in advance, so the actions can be computed before
    /// the load starts.
    Bench(Bench),
    /// The server without rules that `kontor bench` measures for comparison.
    #[command(hide = true)]
    BenchBare(BenchBare),
}

/// What to do with the OpenAPI documents.
#[derive(Args, Debug)]
pub struct OpenapiArgs {
    /// The version of OpenAPI to print.
    #[arg(
        long,
        default_value = "3.1",
        value_name = "VERSION",
        conflicts_with_all = ["write", "check"],
    )]
    pub format: OpenapiFormat,
    /// Write the documents of both versions into this directory instead.
    #[arg(
        long,
        value_name = "DIR",
        num_args = 0..=1,
        default_missing_value = "openapi",
        conflicts_with = "check",
    )]
    pub write: Option<PathBuf>,
    /// Compare the documents of both versions with the files in this directory. Exits with 1 if
    /// they differ.
    #[arg(long, value_name = "DIR", num_args = 0..=1, default_missing_value = "openapi")]
    pub check: Option<PathBuf>,
}

/// A version of OpenAPI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OpenapiFormat {
    /// OpenAPI 3.1.
    #[value(name = "3.1")]
    V3_1,
    /// OpenAPI 3.0.
    #[value(name = "3.0")]
    V3_0,
}

/// The record to verify.
#[derive(Args, Debug)]
pub struct Verify {
    /// The record, as GET /v1/games/{game}/record returns it; `-` is standard input.
    #[arg(value_name = "FILE")]
    pub record: PathBuf,
    /// Also verify the signature with the public keys of the server: a file, or the URL of
    /// /.well-known/jwks.json.
    #[arg(long, env = "KONTOR_JWKS", value_name = "FILE_OR_URL")]
    pub jwks: Option<String>,
}

/// The record and the point of the game to show.
#[derive(Args, Debug)]
pub struct Replay {
    /// The record; `-` is standard input.
    #[arg(value_name = "FILE")]
    pub record: PathBuf,
    /// Seq of an event. The view is that after the commit of this event. Default: the last event.
    #[arg(long, value_name = "SEQ")]
    pub at: Option<u64>,
    /// The seat whose view is printed. Default: the view of a spectator.
    #[arg(long = "as", value_name = "SEAT")]
    pub seat: Option<u8>,
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
