//! The arguments of the trial of ratings.

use std::path::PathBuf;

use clap::Args;
use kontor_simulation::{TRIAL_GAMES_MAX, TRIAL_PLAYERS_MAX};

/// Whom to rate, and where to write what came of it.
#[derive(Args, Debug)]
pub struct Trial {
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
}
