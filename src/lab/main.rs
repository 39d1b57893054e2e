//! The laboratory: measurements of the server, games between bots without one, statistics, and the
//! trial of ratings. It is a program of its own, so that a server contains nothing of it.

mod bench;
mod config;
mod simulate;
mod statistics;
mod trial;

use std::process::ExitCode;

use clap::Parser;
use kontor_cli::CommandError;

use crate::config::{Cli, Command};

// The allocator of the server, so that playouts take here what they take there.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    kontor_cli::run(
        "kontor-lab",
        || cli.log.set_up(),
        |()| run(&cli.command),
        |_| ExitCode::FAILURE,
    )
}

fn run(command: &Command) -> Result<(), CommandError> {
    match command {
        Command::Simulate(args) => simulate::run(args),
        Command::Statistics(args) => statistics::run(args),
        Command::Trial(args) => trial::run(args),
        Command::Bench(args) => bench::run(args),
        Command::BenchBare(args) => bench::bare(args),
    }
}
