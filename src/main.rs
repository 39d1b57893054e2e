//! The command line.

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
use tracing_subscriber::EnvFilter;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    if let Err(error) = log(&cli) {
        eprintln!("kontor: --log: {error}");
        return ExitCode::from(2);
    }
    std::panic::set_hook(Box::new(log_panic));
    let done = match cli.command {
        Command::Serve(args) => commands::serve::run(&args),
        Command::Openapi(args) => commands::openapi::run(&args),
        Command::Verify(args) => commands::records::verify(&args),
        Command::Replay(args) => commands::records::replay(&args),
        Command::Export(args) => commands::transfer::export(&args),
        Command::Import(args) => commands::transfer::import(&args),
        Command::Simulate(args) => commands::simulate::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::BenchBare(args) => commands::bench::bare(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kontor: {}", with_causes(error.as_ref()));
            ExitCode::FAILURE
        }
    }
}

/// Log lines go to standard error; standard output is for what a command prints.
fn log(cli: &Cli) -> Result<(), Box<dyn Error>> {
    let filter = EnvFilter::try_new(&cli.log)?;
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(stderr)
        .with_ansi(stderr().is_terminal());
    match cli.log_format {
        LogFormat::Text => lines.init(),
        LogFormat::Json => lines.json().init(),
    }
    Ok(())
}

/// A panic is a line of the log like any other, in the form that was asked for.
fn log_panic(panic: &PanicHookInfo<'_>) {
    let location = panic.location().map(tracing::field::display);
    let message = panic.payload_as_str().unwrap_or("a value that is no text");
    let backtrace = Backtrace::capture();
    let backtrace = (backtrace.status() == BacktraceStatus::Captured)
        .then(|| tracing::field::display(backtrace));
    tracing::error!(location, panic = message, backtrace, "panicked");
}

/// An error and what caused it, as one sentence.
fn with_causes(error: &dyn Error) -> String {
    let mut sentence = error.to_string();
    for cause in
        successors(error.source(), |cause: &&dyn Error| (*cause).source()).map(ToString::to_string)
    {
        // Some libraries write the cause into the sentence too.
        if !sentence.ends_with(&cause) {
            sentence = format!("{sentence}: {cause}");
        }
    }
    sentence
}
