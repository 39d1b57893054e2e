//! Commands that are programs of their own, so that a server contains neither the laboratory nor the
//! tools for agents. This program starts them if they lie beside it.

use std::{env, ffi::OsString, os::unix::process::CommandExt, process::Command};

use kontor_cli::{CommandError, LogArgs};

/// A command of the laboratory.
pub fn lab(command: &str, args: &[OsString], log: &LogArgs) -> Result<(), CommandError> {
    become_program("kontor-lab", &[&[OsString::from(command)], args].concat(), log)
}

/// The tools for agents.
pub fn mcp(args: &[OsString], log: &LogArgs) -> Result<(), CommandError> {
    become_program("kontor-mcp", args, log)
}

/// Replaces this process by another program of the same directory. Flags of the log may stand before
/// the command; they are passed on in the environment.
fn become_program(name: &str, args: &[OsString], log: &LogArgs) -> Result<(), CommandError> {
    let path = env::current_exe()?.with_file_name(name);
    if !path.exists() {
        return Err(format!(
            "this command is the program `{name}`, which is not beside this one: {} does not exist. \
             `make programs` builds all programs in a clone of the repository; the image has them",
            path.display()
        )
        .into());
    }
    let error = Command::new(&path).args(args).envs(log.variables()).exec();
    Err(format!("{}: {error}", path.display()).into())
}
