//! The commands of the program: one file for each command, or for two that belong together.

pub mod admin;
mod admin_socket;
pub mod backup;
pub mod beside;
pub mod cluster;
pub mod keys;
pub mod openapi;
pub mod ratings;
pub mod records;
pub mod repair;
pub mod serve;
mod store;
pub mod transfer;

use std::process::ExitCode;

use kontor_cli::{CommandError, print, tell};

/// The store is damaged or incomplete. This is not an error of usage and does not go away by
/// itself, so it has an exit code of its own.
#[derive(Debug)]
pub struct Damage(String);

/// The exit code of [`Damage`].
const EXIT_DAMAGE: u8 = 3;

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Damage {}

/// The exit code of a command that failed.
pub fn exit_code(error: &(dyn std::error::Error + 'static)) -> ExitCode {
    match error.downcast_ref::<admin::NotDone>() {
        Some(not_done) => ExitCode::from(not_done.exit_code()),
        None if error.is::<Damage>() => ExitCode::from(EXIT_DAMAGE),
        None => ExitCode::FAILURE,
    }
}
