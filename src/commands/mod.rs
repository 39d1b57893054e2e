//! The commands of the program: one file for each command, or for two that belong together.

pub mod bench;
pub mod openapi;
pub mod records;
pub mod serve;
pub mod simulate;
pub mod transfer;

use std::io::{ErrorKind, Write, stdout};

/// Why a command failed: a sentence for the user.
pub type CommandError = Box<dyn std::error::Error>;

/// Writes to standard output. If the reader has closed the pipe, as `| head` does, that is not an
/// error.
fn print(text: &str) -> Result<(), CommandError> {
    match stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}
