//! The programs beside the server: commands of `kontor` that start them, and what is said where they
//! are missing.

use std::{fs, process::Command};

use kontor_testing::waits::output;
use tempfile::TempDir;

use crate::support::server::{PROGRAM, kontor};

/// Commands that other programs carry out, each with an option that only they know.
const ELSEWHERE: [(&[&str], &str, &str); 5] = [
    (&["bench", "--help"], "kontor-lab", "--stretch"),
    (&["simulate", "--help"], "kontor-lab", "--bots"),
    (&["statistics", "--help"], "kontor-lab", "--svg"),
    (&["ratings", "--calibrate", "--help"], "kontor-lab", "--players"),
    (&["mcp", "--help"], "kontor-mcp", "--allow-origin"),
];

#[test]
fn commands_of_other_programs_reach_them_with_their_arguments() {
    for (args, _, option) in ELSEWHERE {
        let done = kontor(args);
        let said = String::from_utf8(done.stdout).unwrap();
        assert!(done.status.success() && said.contains(option), "{args:?}: {said}");
    }
}

#[test]
fn flags_of_the_log_may_stand_before_the_command() {
    let done = kontor(&["--log=no,such=filter=", "simulate", "medici", "--bots=random"]);
    let complained = String::from_utf8(done.stderr).unwrap();
    assert!(complained.contains("--log"), "{complained}");
    assert_eq!(done.status.code(), Some(2), "{complained}");
}

#[test]
fn a_server_without_the_other_programs_says_how_to_get_them() {
    let alone = TempDir::new().unwrap();
    let program = alone.path().join("kontor");
    fs::copy(PROGRAM, &program).unwrap();
    for (args, name, _) in ELSEWHERE {
        let done = output(Command::new(&program).args(args));
        let complained = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(1), "{args:?}: {complained}");
        assert!(complained.contains(&format!("`{name}`")), "{args:?}: {complained}");
        assert!(complained.contains("make programs"), "{args:?}: {complained}");
    }
}
