//! What the program can do, one file per group of subcommands.

pub mod openapi;
pub mod records;
pub mod serve;
pub mod simulate;
pub mod transfer;

/// Why a command failed, as one sentence for the person at the terminal.
pub type Failure = Box<dyn std::error::Error>;
