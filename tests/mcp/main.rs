//! The tools for agents, as a program.

use std::process::{Command, Stdio};

#[test]
fn a_password_is_needed_for_a_user() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kontor-mcp"));
    let ended = program.args(["--user", "Ada"]).stdin(Stdio::null()).output().unwrap();
    let complained = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(2), "{complained}");
    assert!(complained.contains("--password"), "{complained}");
}
