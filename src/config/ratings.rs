//! The arguments of `kontor ratings`.

use std::path::PathBuf;

use clap::{ArgGroup, Args};
use kontor_simulation::{TRIAL_GAMES_MAX, TRIAL_PLAYERS_MAX};

use super::{DataArgs, SharedArgs};

/// What to do with ratings.
#[derive(Args, Debug)]
#[command(group(ArgGroup::new("task").required(true).args(["recompute", "calibrate"])))]
pub struct Ratings {
    /// Compute all ratings again from the results in the store, and compare them with those that are
    /// stored. What differs is printed and corrected, and the exit code is 3.
    ///
    /// A data directory must not be in use by a server. Servers that share a database may run.
    #[arg(long)]
    pub recompute: bool,
    /// Rate simulated players of known strength, and print how well they are recognised.
    #[arg(long)]
    pub calibrate: bool,
    /// Number of simulated players.
    #[arg(
        long,
        default_value_t = 60,
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(6..=i64::from(TRIAL_PLAYERS_MAX)),
    )]
    pub players: u32,
    /// Number of players in a simulated game.
    #[arg(
        long,
        default_value_t = 4,
        value_name = "N",
        value_parser = clap::value_parser!(u8).range(2..=6),
    )]
    pub seats: u8,
    /// Number of simulated games.
    #[arg(
        long,
        default_value_t = 3_000,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=TRIAL_GAMES_MAX),
    )]
    pub games: u64,
    /// Seed of the simulation.
    #[arg(long, default_value_t = 1, value_name = "SEED")]
    pub seed: u64,
    /// Write the simulated players and their ratings into this file, as CSV.
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write charts of them into this file, as SVG.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Data directory.
    #[command(flatten)]
    pub data: DataArgs,
    /// A shared database.
    #[command(flatten)]
    pub shared: SharedArgs,
}
