//! The program: parses the command line, sets up logging, and runs one command.

mod commands;
mod config;

use std::process::ExitCode;

use crate::{
    commands::beside,
    config::{Cli, Command},
};
use clap::Parser;
use kontor_cli::CommandError;
use kontor_telemetry::{Traces, untraced};
use tracing_subscriber::{
    Layer,
    filter::{FilterExt, LevelFilter},
    layer::SubscriberExt,
    registry,
    util::SubscriberInitExt,
};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    kontor_cli::run(
        "kontor",
        || set_up_logging(&cli),
        |traces| run(&cli, traces),
        commands::exit_code,
    )
}

fn run(cli: &Cli, traces: Option<Traces>) -> Result<(), CommandError> {
    match &cli.command {
        Command::Serve(args) => commands::serve::run(args, traces),
        Command::Openapi(args) => commands::openapi::run(args),
        Command::Verify(args) => commands::records::verify(args),
        Command::Replay(args) => commands::records::replay(args),
        Command::Export(args) => commands::transfer::export(args),
        Command::Import(args) => commands::transfer::import(args),
        Command::Backup(args) => commands::backup::backup(args),
        Command::Restore(args) => commands::backup::restore(args),
        Command::Repair(args) => commands::repair::run(args),
        Command::Cluster(args) => commands::cluster::run(args),
        Command::Keys(args) => commands::keys::run(args),
        Command::Admin(args) => commands::admin::run(args),
        Command::Ratings(args) => commands::ratings::run(args, &cli.log),
        Command::Simulate(args) => beside::lab("simulate", &args.args, &cli.log),
        Command::Statistics(args) => beside::lab("statistics", &args.args, &cli.log),
        Command::Bench(args) => beside::lab("bench", &args.args, &cli.log),
        Command::Mcp(args) => beside::mcp(&args.args, &cli.log),
    }
}

/// Log lines go to standard error. Returns the traces, if a server sends any; it sends them once
/// they are started.
fn set_up_logging(cli: &Cli) -> Result<Option<Traces>, String> {
    let filter = cli.log.filter()?;
    let lines = cli.log.lines();
    let endpoint = match &cli.command {
        Command::Serve(args) => args.traces_endpoint(),
        _ => None,
    };
    let Some(endpoint) = endpoint else {
        registry().with(lines).with(filter).with(untraced()).init();
        return Ok(None);
    };
    let traces = Traces::to(&endpoint, env!("CARGO_PKG_VERSION"))
        .map_err(|error| format!("--otlp-endpoint: {error}"))?;
    // The level of the log is that of the filter alone, and not that of this one.
    let untraced = untraced().with_max_level_hint(LevelFilter::TRACE);
    registry().with(lines.with_filter(filter.and(untraced))).with(traces.layer()).init();
    Ok(Some(traces))
}
