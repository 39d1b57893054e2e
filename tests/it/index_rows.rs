//! The rows of the index. A store keeps the version that its rows have, and builds them again only for
//! a program with a higher one: so a program that gives other rows needs another version.
//!
//! `tests/index/entries.jsonl` has what rows follow from: entries of the stores of `tests/stores`, one
//! of each kind, and some that were made from these, for what no store there has. `rows.txt` has the
//! rows that the version gives for them.

use std::{env, fs, path::PathBuf};

use kontor_log::index_rows::{INDEX_VERSION, rows_of};
use kontor_store::{Base, Entry, LogId};
use serde::Deserialize;
use serde_json::value::RawValue;

/// A line of `entries.jsonl`.
#[derive(Deserialize)]
struct Case {
    log: String,
    /// The summary of the entry that has the table, where the entry has its progress alone.
    #[serde(default)]
    base: Option<Box<RawValue>>,
    summary: Box<RawValue>,
    /// The commit, where rows follow from it.
    #[serde(default)]
    commit: Option<Box<RawValue>>,
}

impl Case {
    fn rows(self) -> Vec<String> {
        let Case { log, base, summary, commit } = self;
        let base = base.map(|summary| Base { number: 0, summary: summary.into() });
        let entry: Entry = Entry {
            append_id: String::new(),
            request: None,
            parent: None,
            base,
            summary,
            seed: None,
            commit: commit.unwrap_or_else(|| RawValue::from_string("{}".to_owned()).unwrap()),
        };
        let mut rows = rows_of(&LogId(log.into()), &entry);
        rows.sort_unstable();
        rows.dedup();
        rows
    }
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/index")).join(name)
}

/// The text of `rows.txt`: the version, then the rows of each entry.
fn text(version: u32, rows: &[Vec<String>]) -> String {
    let mut lines = vec![version.to_string()];
    for (number, rows) in (1..).zip(rows) {
        lines.extend([String::new(), format!("entry {number}")]);
        lines.extend_from_slice(rows);
    }
    lines.join("\n") + "\n"
}

/// Why the second of these texts cannot take the place of the first one.
fn obstacle(recorded: &str, present: &str) -> Option<String> {
    let parts = |text: &str| -> (u32, Vec<String>) {
        let mut lines = text.lines().map(str::to_owned);
        let version = lines.next().expect("it begins with the version");
        (version.parse().expect("a version is a number"), lines.collect())
    };
    let ((before, rows_before), (now, rows_now)) = (parts(recorded), parts(present));
    if now < before {
        return Some(format!("INDEX_VERSION has gone back from {before} to {now}"));
    }
    if now > before || rows_now == rows_before {
        return None;
    }
    let same = rows_before.iter().zip(&rows_now).take_while(|(old, new)| old == new).count();
    Some(format!(
        "the rows differ from line {} of tests/index/rows.txt, and INDEX_VERSION is {now} as before: \
         stores would keep their old rows. Raise it in src/log/index_rows.rs, then UPDATE=1 writes \
         the file. If no release has version {now}, take back the file of the last release before",
        same + 2
    ))
}

#[test]
fn the_rows_of_the_index_are_those_of_its_version() {
    let entries = fs::read_to_string(file("entries.jsonl")).unwrap();
    let cases = entries.lines().map(|line| serde_json::from_str::<Case>(line).unwrap());
    let rows: Vec<Vec<String>> = cases.map(Case::rows).collect();
    let present = text(INDEX_VERSION, &rows);
    let recorded = fs::read_to_string(file("rows.txt")).unwrap();
    assert_eq!(obstacle(&recorded, &present), None);
    if env::var("UPDATE").is_ok_and(|value| value == "1") {
        fs::write(file("rows.txt"), present).unwrap();
        return;
    }
    assert!(
        recorded == present,
        "INDEX_VERSION is {INDEX_VERSION} now: UPDATE=1 writes tests/index/rows.txt"
    );
}

#[test]
fn other_rows_are_taken_with_a_higher_version_alone() {
    let of = |version, row: &str| text(version, &[vec![row.to_owned()]]);
    let changed = obstacle(&of(7, "list/a"), &of(7, "list/b")).unwrap();
    assert!(changed.contains("line 4 ") && changed.contains("Raise it"), "{changed}");
    assert!(obstacle(&of(7, "list/a"), &of(6, "list/a")).is_some());
    for present in [of(7, "list/a"), of(8, "list/a"), of(8, "list/b")] {
        assert_eq!(obstacle(&of(7, "list/a"), &present), None);
    }
}
