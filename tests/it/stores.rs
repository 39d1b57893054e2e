//! Stores of a released program, some of them left by servers that were killed in the middle of a
//! request: the program opens them, completes what was begun, and answers as the golden files say.
//! `tests/stores/make.py` has made both.

use std::{process::Command, time::Duration};

use kontor_testing::waits::output_within;

use crate::support::{server::PROGRAM, sized};

/// The longest time for the stores of one kind, which are a part of them by day, and all by night.
const CHECK_MAX: Duration = Duration::from_secs(20 * 60);
const NIGHTLY_MAX: Duration = Duration::from_secs(90 * 60);

/// Compares the program with the golden answers over stores of one kind. Python's script that made
/// these reads them, so that the same readings are compared.
fn compare(kind: &str) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/stores/check.py");
    let mut check = Command::new("python3");
    let run = output_within(sized(CHECK_MAX, NIGHTLY_MAX), check.args([script, PROGRAM, kind]));
    let [said, failed] = [&run.stdout, &run.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(run.status.success(), "{said}\n{failed}");
}

#[test]
fn data_directories_of_a_released_program_are_read_and_completed_as_ever() {
    compare("sled");
}

#[test]
fn databases_of_a_released_program_are_read_and_completed_as_ever() {
    compare("postgresql");
}
