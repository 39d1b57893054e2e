//! The command line.

mod commands;

use std::process::ExitCode;

use clap::Parser;
use kontor::config::{Cli, Command, LogFormat};
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    let cli = Cli::parse();
    if let Err(error) = log(&cli) {
        eprintln!("kontor: --log: {error}");
        return ExitCode::from(2);
    }
    let done = match cli.command {
        Command::Serve(args) => commands::serve::run(&args),
        Command::Openapi(args) => commands::openapi::run(&args),
        Command::Verify(args) => commands::records::verify(&args),
        Command::Replay(args) => commands::records::replay(&args),
        Command::Export(args) => commands::transfer::export(&args),
        Command::Import(args) => commands::transfer::import(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kontor: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Log lines go to standard error; standard output is for what a command prints.
fn log(cli: &Cli) -> Result<(), Box<dyn std::error::Error>> {
    let filter = EnvFilter::try_new(&cli.log)?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match cli.log_format {
        LogFormat::Text => lines.init(),
        LogFormat::Json => lines.json().init(),
    }
    Ok(())
}
