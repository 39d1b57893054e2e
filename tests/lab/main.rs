//! The laboratory, as a program. `kontor bench` and the other commands are tested where the server
//! starts it.

mod bench;
mod simulate;
mod trial;

use std::process::{Command, Output};

use kontor_testing::waits::output;

/// Runs a command of the laboratory to its end.
fn lab(args: &[&str]) -> Output {
    output(Command::new(env!("CARGO_BIN_EXE_kontor-lab")).args(args))
}
