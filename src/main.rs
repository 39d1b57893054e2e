//! The program: parses the command line, sets up logging, and runs one command.

mod commands;
mod config;

use std::{
    backtrace::{Backtrace, BacktraceStatus},
    error::Error,
    io::{IsTerminal, stderr},
    iter::successors,
    panic::PanicHookInfo,
    process::ExitCode,
};

use crate::config::{Cli, Command, LogFormat};
use clap::Parser;
use kontor_telemetry::{Traces, untraced};
use tracing_subscriber::{
    EnvFilter, Layer,
    filter::{FilterExt, LevelFilter},
    fmt,
    layer::SubscriberExt,
    registry,
    util::SubscriberInitExt,
};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let traces = match set_up_logging(&cli) {
        Ok(traces) => traces,
        Err(error) => {
            eprintln!("kontor: {error}");
            return ExitCode::from(2);
        }
    };
    std::panic::set_hook(Box::new(log_panic));
    let result = match cli.command {
        Command::Serve(args) => commands::serve::run(&args, traces),
        Command::Openapi(args) => commands::openapi::run(&args),
        Command::Verify(args) => commands::records::verify(&args),
        Command::Replay(args) => commands::records::replay(&args),
        Command::Export(args) => commands::transfer::export(&args),
        Command::Import(args) => commands::transfer::import(&args),
        Command::Backup(args) => commands::backup::backup(&args),
        Command::Restore(args) => commands::backup::restore(&args),
        Command::Cluster(args) => commands::cluster::run(&args),
        Command::Keys(args) => commands::keys::run(&args),
        Command::Admin(args) => commands::admin::run(&args),
        Command::Mcp(args) => commands::mcp::run(args),
        Command::Simulate(args) => commands::simulate::run(&args),
        Command::Statistics(args) => commands::statistics::run(&args),
        Command::Ratings(args) => commands::ratings::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::BenchBare(args) => commands::bench::bare(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kontor: {}", with_causes(error.as_ref()));
            commands::exit_code(error.as_ref())
        }
    }
}

/// Log lines go to standard error. Standard output is for the output of the command. Returns the
/// traces, if a server sends any; it sends them once they are started.
fn set_up_logging(cli: &Cli) -> Result<Option<Traces>, String> {
    let filter = EnvFilter::try_new(&cli.log).map_err(|error| format!("--log: {error}"))?;
    let lines = fmt::layer().with_writer(stderr).with_ansi(stderr().is_terminal());
    let lines = match cli.log_format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
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

/// Logs a panic as a log line, in the chosen format.
fn log_panic(panic: &PanicHookInfo<'_>) {
    let location = panic.location().map(tracing::field::display);
    let message = panic.payload_as_str().unwrap_or("the payload is not text");
    let backtrace = Backtrace::capture();
    let backtrace = (backtrace.status() == BacktraceStatus::Captured)
        .then(|| tracing::field::display(backtrace));
    tracing::error!(location, panic = message, backtrace, "panicked");
}

/// An error and its causes, as one sentence.
fn with_causes(error: &dyn Error) -> String {
    let mut sentence = error.to_string();
    for cause in
        successors(error.source(), |cause: &&dyn Error| (*cause).source()).map(ToString::to_string)
    {
        // Some libraries already include the cause in the message.
        if !sentence.ends_with(&cause) {
            sentence = format!("{sentence}: {cause}");
        }
    }
    sentence
}
