//! What the program can do, one file per group of subcommands.

pub mod bench;
pub mod openapi;
pub mod records;
pub mod serve;
pub mod simulate;
pub mod transfer;

use std::io::{ErrorKind, Write, stdout};

/// Why a command failed, as one sentence for the person at the terminal.
pub type Failure = Box<dyn std::error::Error>;

/// Writes to standard output; a reader that has seen enough, `| head`, is no failure.
fn print(text: &str) -> Result<(), Failure> {
    match stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}
