//! The command line and the environment variables; only this file and those of `config/` read them.
//! All settings are typed and validated. None is a secret, except that the address of a database
//! may have a password. The library of OpenTelemetry reads its other standard variables itself
//! (`kontor-telemetry`).

mod admin;
mod cluster;
mod rates;
mod ratings;
mod serve;
mod store;
#[cfg(test)]
mod tests;

pub use admin::{Admin, AdminCommand, SettledAs};
pub use cluster::{Cluster, ClusterCheck, ClusterCommand, ClusterPlace, Keys, KeysCommand};
pub use ratings::Ratings;
pub use serve::Serve;
pub use store::{Backup, DataArgs, Export, Import, Repair, Restore, SharedArgs};

use std::{ffi::OsString, path::PathBuf};

use clap::{Args, Parser, Subcommand, ValueEnum};
use kontor_cli::LogArgs;

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
    /// The log.
    #[command(flatten)]
    pub log: LogArgs,
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
    /// what can be read of a damaged store is written.
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
    /// Put a new store with what can be read in the place of a damaged one, which is kept.
    ///
    /// Prints what is missing, and exits with 3 if something is; the new store opens in any case.
    Repair(Repair),
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
    /// Compute the ratings of players again from the results of rated games, or try them on simulated
    /// players of known strength.
    Ratings(Ratings),
    /// Serve tools with which an agent plays at a Kontor server, by the Model Context Protocol.
    ///
    /// This is the program `kontor-mcp`.
    #[command(disable_help_flag = true)]
    Mcp(Passed),
    /// Let bots play whole games against each other, and print statistics.
    ///
    /// This command is of the program `kontor-lab`.
    #[command(disable_help_flag = true)]
    Simulate(Passed),
    /// Compute statistics of finished games from their records.
    ///
    /// This command is of the program `kontor-lab`.
    #[command(disable_help_flag = true)]
    Statistics(Passed),
    /// Measure the performance of the server on this machine.
    ///
    /// This command is of the program `kontor-lab`.
    #[command(disable_help_flag = true)]
    Bench(Passed),
}

/// Arguments that another program reads, which lies beside this one.
#[derive(Args, Clone, Debug)]
pub struct Passed {
    /// Its arguments; `--help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    pub args: Vec<OsString>,
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
    /// OpenAPI 3.1 for generated clients: what later releases add to answers fits it.
    #[value(name = "open")]
    Open,
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
