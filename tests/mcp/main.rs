//! The tools for agents, as a program.

use std::process::Command;

use kontor_testing::waits::output;

#[test]
fn a_password_is_needed_for_a_user() {
    let ended = output(Command::new(env!("CARGO_BIN_EXE_kontor-mcp")).args(["--user", "Ada"]));
    let complained = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(2), "{complained}");
    assert!(complained.contains("--password"), "{complained}");
}
